// The coach at a game: its buttons, what it says, and the fan of what comes next.

import { type Signal, signal } from "@preact/signals-core";
import { useEffect, useRef } from "preact/hooks";
import { HintCard } from "../activities/lesson/aid";
import type { Fan as FanShown } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import { LAMP, Path } from "../view/pathIcon";
import { endPreview } from "../view/preview";
import { showUnderBoard } from "../view/underBoard";
import type { View } from "../view/view";
import { Fan } from "./fan";
import { isWeighed, RefusalCard } from "./refusal";

/** What is open of the coach, by view: the row of its buttons where room is scarce, and the fan. */
interface Open {
  row: boolean;
  /** Whether a hint is asked for, and nothing was heard of it yet. */
  asks: boolean;
  /** Null while it is not open; none where nothing can be told. */
  fan: FanShown | null | "none";
}

const open = new WeakMap<View, Signal<Open>>();

function openOf(view: View): Signal<Open> {
  let found = open.get(view);
  if (!found) {
    found = signal<Open>({ row: false, asks: false, fan: null });
    open.set(view, found);
  }
  return found;
}

/** Ask for the fan, or ask anew where the board is another. */
async function askFan(view: View): Promise<void> {
  const state = openOf(view);
  const opens = state.peek().fan === null;
  if (!(await view.endpoint.ask({ kind: "fan" }))) return;
  const { fan } = view.endpoint.last;
  state.value = { ...state.peek(), fan: fan ?? "none" };
  if (!opens) return;
  // In short what the picture says: who hears it finds the rest in its table.
  const told = fan?.effects.map(({ text, share }) => `${text}: ${share}.`).join(" ");
  view.say(fan ? `${fan.title}. ${told}` : view.ui("fan-none"));
}

/** The coach beside the board; where all stands in one column one button opens the others. */
export const CoachPanel = observer(function CoachPanel({ view }: { view: View }) {
  const { advice, locked } = view.endpoint.table.value;
  if (!advice || locked.includes("hints")) return null;
  const narrow = !view.beside.value;
  const state = openOf(view);
  const { row } = state.value;
  return (
    <>
      {narrow && (
        <button
          type="button"
          class="tt-tool"
          data-tool="coach"
          aria-expanded={row}
          onClick={() => {
            state.value = { ...state.peek(), row: !row };
          }}
        >
          <Path d={LAMP} /> <span>{view.ui("coach")}</span>
        </button>
      )}
      {(row || !narrow) && <CoachButtons view={view} />}
      <CoachCard view={view} />
    </>
  );
});

const CoachButtons = observer(function CoachButtons({ view }: { view: View }) {
  const { advice, curtain, help } = view.endpoint.table.value;
  const { chance, over, seat } = view.endpoint.scene.value;
  const state = openOf(view);
  const { fan } = state.value;
  if (!advice) return null;
  const { coached, considers, fans } = advice;
  const asks = !chance && !over && !curtain && seat !== null && !view.waits.value;
  const all = help !== null && help.degree >= help.most;
  return (
    <span class="tt-group tt-coach-tools" data-coach>
      {coached && (
        <>
          <button
            type="button"
            class="tt-coach-tool"
            data-tool="hint"
            disabled={!asks || all}
            onClick={() => {
              state.value = { ...state.peek(), asks: true };
              view.press({ kind: "help" });
            }}
          >
            {view.ui(help ? "more-help" : "hint")}
          </button>
          <button
            type="button"
            class="tt-coach-tool"
            data-tool="why-not"
            disabled={!asks}
            aria-pressed={considers}
            onClick={() => view.press({ kind: "consider", on: !considers })}
          >
            {view.ui("why-not")}
          </button>
        </>
      )}
      {fans && (
        <button
          type="button"
          class="tt-coach-tool"
          data-tool="fan"
          disabled={over || curtain !== null}
          aria-expanded={fan !== null}
          onClick={() => {
            if (fan === null) void askFan(view);
            else state.value = { ...state.peek(), fan: null };
          }}
        >
          {view.ui("fan")}
        </button>
      )}
    </span>
  );
});

/** What the coach says. */
const CoachCard = observer(function CoachCard({ view }: { view: View }) {
  const { advice, help, verdict, at } = view.endpoint.table.value;
  const { version } = view.endpoint.rows.value;
  const state = openOf(view);
  const { asks, fan } = state.value;
  const card = useRef<HTMLDivElement>(null);
  const here = `${version} ${at} ${verdict?.count ?? ""}`;
  useEffect(() => {
    endPreview(view);
    if (state.peek().fan !== null) void askFan(view);
  }, [here, view.endpoint.words.value.lang]);
  useEffect(() => () => endPreview(view), []);
  const waits = advice?.waits ?? null;
  const degree = help?.degree ?? 0;
  useEffect(() => {
    if (state.peek().asks) state.value = { ...state.peek(), asks: false };
  }, [here, waits, degree]);
  const considers = advice?.considers === true && !advice.weighs;
  const thinks = asks || waits !== null;
  const weighed = !view.beside.value && !view.typed.value && isWeighed(view) ? verdict?.count : 0;
  // In one column it stands below the board, perhaps below the screen: who asked it sees it speak,
  // under the board, which stays.
  useEffect(() => {
    if (thinks || degree || considers || fan || weighed) showUnderBoard(card.current, view);
  }, [thinks, degree, considers, fan, weighed]);
  if (!advice) return null;
  const { counts } = advice;
  return (
    <div class="tt-coach-card" ref={card}>
      {thinks && (
        <p class="tt-card tt-thinks">
          <span role="status">{view.ui("counting")}</span>
          {waits && <span aria-hidden="true">{waits.join("/")}</span>}
          <button
            type="button"
            data-tool="stop"
            onClick={() => {
              state.value = { ...state.peek(), asks: false };
              view.press({ kind: "consider", on: false });
            }}
          >
            {view.ui("stop")}
          </button>
        </p>
      )}
      {help && (
        <div class="tt-card" data-hint>
          <HintCard view={view} />
        </div>
      )}
      {weighed ? <RefusalCard view={view} /> : null}
      {considers && (
        <div class="tt-card">
          <p>{view.ui("why-not-hint")}</p>
        </div>
      )}
      {fan === "none" && <p class="tt-hint">{view.ui("fan-none")}</p>}
      {fan && fan !== "none" && (
        <Fan
          fan={fan}
          view={view}
          onClose={() => {
            endPreview(view);
            state.value = { ...state.peek(), fan: null };
          }}
        />
      )}
      {counts.map((said) => (
        <p class="tt-hint" key={said}>
          {said}
        </p>
      ))}
    </div>
  );
});
