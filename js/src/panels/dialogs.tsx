// The dialogs: dice by hand, a new game, settings, the rulebook, and those of a course.

import { useRef, useState } from "preact/hooks";
import { CourseContents, CourseRecap } from "../activities/lesson/courseContents";
import { DialogFrame } from "../view/dialog";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { Seats } from "./opponents";
import { Rulebook } from "./rulebook";
import { Sharing } from "./share";

/** The dialog that is open, if any is. */
export const Dialogs = observer(function Dialogs({ view }: { view: View }) {
  view.endpoint.words.value; // an open dialog changes its language too
  switch (view.dialog.value) {
    case "dice":
      return <DiceByHand view={view} />;
    case "new":
      return <NewGame view={view} />;
    case "settings":
      return <Settings view={view} />;
    case "rules":
      return <Rulebook view={view} />;
    case "share":
      return <Sharing view={view} />;
    case "contents":
      return <CourseContents view={view} />;
    case "recap":
      return <CourseRecap view={view} />;
    default:
      return null;
  }
});

function DiceByHand({ view }: { view: View }) {
  const dice = view.endpoint.scene.value.throw;
  const [chosen, choose] = useState<(string | null)[]>(dice.map(() => null));
  const faces = chosen.filter((face) => face !== null);
  const pick = (nth: number, face: string): void => {
    choose(chosen.map((was, index) => (index === nth ? face : was)));
  };
  const set = (): void => {
    view.dialog.value = null;
    void view.endpoint.ask({ kind: "set", faces });
  };
  return (
    <DialogFrame title={view.ui("set-dice")} view={view}>
      <p>{view.ui("set-dice-hint")}</p>
      {dice.map((die, nth) => (
        <fieldset class="tt-faces" key={die.label}>
          <legend>{die.label}</legend>
          {die.faces.map((face, index) => (
            <button
              type="button"
              key={face}
              aria-label={`${die.label} ${index + 1}`}
              aria-pressed={chosen[nth] === face}
              onClick={() => pick(nth, face)}
            >
              <Art name={face} view={view} />
            </button>
          ))}
        </fieldset>
      ))}
      <footer>
        <button
          type="button"
          class="tt-primary"
          disabled={faces.length < dice.length}
          onClick={set}
        >
          {view.ui("play")}
        </button>
      </footer>
    </DialogFrame>
  );
}

function NewGame({ view }: { view: View }) {
  const field = useRef<HTMLInputElement>(null);
  const { table, words } = view.endpoint;
  const [fewest, most] = words.value.players;
  const [kinds, sit] = useState(table.value.kinds);
  const [options, agree] = useState(table.value.options);
  const start = (event: Event): void => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    const seed = text === "" ? null : text;
    view.dialog.value = null;
    void view.endpoint.ask({ kind: "new", seed, seats: kinds, options });
  };
  const seatFor = (count: number): void => {
    sit(Array.from({ length: count }, (_, nth) => kinds[nth] ?? kinds[1] ?? "person"));
  };
  return (
    <DialogFrame title={view.ui("new-game")} view={view}>
      <form onSubmit={start}>
        {fewest < most && !table.value.locked.includes("seats") && (
          <Choice
            label={view.ui("players")}
            value={String(kinds.length)}
            options={Object.fromEntries(
              Array.from({ length: most - fewest + 1 }, (_, nth) => String(fewest + nth)).map(
                (count) => [count, count],
              ),
            )}
            onChoose={(count) => seatFor(Number(count))}
          />
        )}
        <Seats
          kinds={kinds}
          view={view}
          still={table.value.locked.includes("seats")}
          leads={!table.value.locked.includes("seats")}
          onChoose={(seat, by) => sit((was) => was.map((one, nth) => (nth === seat ? by : one)))}
        />
        {words.value.options.length > 0 && (
          <fieldset>
            <legend>{view.ui("options")}</legend>
            {words.value.options.map(({ name, label, choices }) => (
              <Choice
                key={name}
                label={label}
                value={JSON.stringify(options[name])}
                options={{
                  [JSON.stringify(options[name])]: String(options[name]),
                  ...Object.fromEntries(
                    choices.map(({ value, text }) => [JSON.stringify(value), text]),
                  ),
                }}
                onChoose={(value) => agree({ ...options, [name]: JSON.parse(value) })}
              />
            ))}
          </fieldset>
        )}
        {table.value.locked.length === 0 && (
          <>
            <label class="tt-field">
              <span>{view.ui("seed")}</span>
              <input
                ref={field}
                type="text"
                pattern="[0-9]{1,39}"
                inputMode="numeric"
                autocomplete="off"
              />
            </label>
            <p class="tt-hint">{view.ui("seed-hint")}</p>
          </>
        )}
        <footer>
          <button type="submit" class="tt-primary">
            {view.ui("start")}
          </button>
        </footer>
      </form>
    </DialogFrame>
  );
}

const Settings = observer(function Settings({ view }: { view: View }) {
  const { endpoint } = view;
  const { advice, coach, kinds, speed, theme, forced, notation, four_colours, reveal } =
    endpoint.table.value;
  const { task, locked } = endpoint.table.value;
  const choose = (name: "coach" | "speed" | "theme", value: string) =>
    endpoint.ask({ kind: "choose", name, value });
  return (
    <DialogFrame title={view.ui("settings")} view={view}>
      {!task && !locked.includes("seats") && (
        <Seats
          kinds={kinds}
          view={view}
          onChoose={(seat, by) => endpoint.ask({ kind: "seat", seat, by })}
        />
      )}
      {!task && (
        <Choice
          label={view.ui("speed")}
          value={speed}
          options={{
            slow: view.ui("speed-slow"),
            normal: view.ui("speed-normal"),
            fast: view.ui("speed-fast"),
          }}
          onChoose={(value) => choose("speed", value)}
        />
      )}
      {advice?.coached && coach !== null && !locked.includes("hints") && (
        <Choice
          label={view.ui("coach")}
          value={coach}
          options={{
            off: view.ui("coach-off"),
            quiet: view.ui("coach-quiet"),
            watchful: view.ui("coach-watchful"),
          }}
          onChoose={(value) => choose("coach", value)}
        />
      )}
      <Choice
        label={view.ui("theme")}
        value={theme}
        options={{
          auto: view.ui("theme-auto"),
          light: view.ui("theme-light"),
          dark: view.ui("theme-dark"),
        }}
        onChoose={(value) => choose("theme", value)}
      />
      <Check label={view.ui("forced")} name="forced" value={forced} view={view} />
      <Check label={view.ui("notation-moves")} name="notation" value={notation} view={view} />
      <Check label={view.ui("four-colours")} name="four_colours" value={four_colours} view={view} />
      {!locked.includes("reveal") && (
        <Check label={view.ui("reveal")} name="reveal" value={reveal} view={view} />
      )}
      <h3>{view.ui("keys")}</h3>
      <ul class="tt-keys">
        {[
          "arrows",
          // Only who has dice is told of them.
          endpoint.words.value.by_hand ? "enter" : "turn-up",
          ...(view.fieldWindow.inner.value ? ["r", "zoom"] : []),
          ...["m", "o", "i", "escape"],
        ].map((key) => (
          <li key={key}>{view.ui(`keys-${key}`)}</li>
        ))}
        {endpoint.table.value.chapter && <li>{view.ui("keys-steps")}</li>}
      </ul>
    </DialogFrame>
  );
});

/** A setting that is on or off; null where the game does not have it. */
function Check(props: {
  label: string;
  name: "forced" | "notation" | "four_colours" | "reveal";
  value: boolean | null;
  view: View;
}) {
  const { label, name, value, view } = props;
  if (value === null) return null;
  return (
    <label class="tt-check">
      <input
        type="checkbox"
        checked={value}
        onChange={() => view.endpoint.ask({ kind: "choose", name, value: !value })}
      />
      {label}
    </label>
  );
}

function Choice(props: {
  label: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => void;
}) {
  const { label, value, options, onChoose } = props;
  return (
    <label class="tt-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {Object.entries(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A symbol of the art outside the board, such as a die in a dialog. */
function Art({ name, view }: { name: string; view: View }) {
  return (
    <svg class="tt-art" viewBox="0 0 40 40" aria-hidden="true">
      <use href={`#${view.id}-${name}`} width="40" height="40" />
    </svg>
  );
}
