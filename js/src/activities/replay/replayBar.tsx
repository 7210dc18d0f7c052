// The bar of a replay: a slider over the moves, the ways to step, to jump, and to let it run.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { JumpCommand } from "../../protocol/generated/messages";
import type { Replay } from "../../protocol/generated/scene";
import { observer } from "../../view/observer";
import { Icon, MoveWords } from "../../view/parts";
import { Path, STOP } from "../../view/pathIcon";
import { showUnderBoard } from "../../view/underBoard";
import type { View } from "../../view/view";
import { previewOnHover } from "./hoverPreview";
import { Comment } from "./notes";
import { CoachNote } from "./review";
import { ReviewCurve } from "./reviewCurve";
import { stepper } from "./stepper";

const PATHS = {
  first: "M7 5v14M18 5l-7 7 7 7",
  last: "M17 5v14M6 5l7 7-7 7",
  score: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z",
  note: "M4 5h16v11h-9l-4 4v-4H4Z",
  refusal: STOP,
} as const;

/** Where one stands, with the ways from there. */
export const ReplayBar = observer(function ReplayBar({ view }: { view: View }) {
  const { replay, at, plies, locked, speed } = view.endpoint.table.value;
  const [held, hold] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { ask } = useState(() => stepper(view.endpoint))[0];
  useEffect(() => previewOnHover(view), []);
  // In one column the board has less room with it. Who comes from a game sees both.
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    view.measure();
    if (replay?.returns) showUnderBoard(bar.current, view);
    return () => requestAnimationFrame(() => view.measure());
  }, []);
  useMoveSaid(view, slider);
  if (!replay) return null;
  const { words, where, runs, jumps, scores, notes } = replay;
  const still = locked.includes("undo");
  const go = (ply: number): void => {
    const to = Math.max(0, Math.min(plies, ply));
    hold(to);
    void ask(to).then((last) => last && hold(null));
  };
  const here = held ?? at;
  const run = () => void view.endpoint.ask({ kind: "run", on: !runs });
  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const on = target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || on.closest("select")) return;
    if (key === " " && !on.closest("button")) run();
    else if (on !== slider.current && KEYS[key]) go(KEYS[key](here, plies));
    else return;
    event.preventDefault();
  };
  const step = (name: "first" | "back" | "on" | "last", ply: number) => (
    <button
      type="button"
      class="tt-tool"
      data-reel={name}
      title={words[name]}
      aria-label={words[name]}
      disabled={still || ply < 0 || ply > plies || ply === here}
      onClick={() => go(ply)}
    >
      {name === "back" || name === "on" ? <Icon name={name} /> : <Path d={PATHS[name]} />}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no form
    <div ref={bar} class="tt-reel" role="group" aria-label={words["bar"]} onKeyDown={onKey}>
      <div class="tt-reel-head">
        <p class="tt-reel-where">
          <MoveWords text={where} view={view} />
        </p>
        {replay.returns && (
          <button
            type="button"
            class="tt-quiet"
            data-reel="home"
            onClick={() => view.endpoint.ask({ kind: "home" })}
          >
            <Icon name="back" /> {words["returns"]}
          </button>
        )}
      </div>
      {!view.beside.value && <CoachNote view={view} replay={replay} />}
      <ReviewCurve view={view} replay={replay} />
      <div class="tt-reel-track">
        <span class="tt-reel-ticks" aria-hidden="true">
          {scores.map((ply) => (
            <i key={ply} style={placed(ply, plies)} />
          ))}
          {notes.map((ply) => (
            <b key={ply} style={placed(ply, plies)} />
          ))}
        </span>
        <input
          ref={slider}
          type="range"
          data-reel="slider"
          min={0}
          max={plies}
          value={here}
          disabled={still}
          aria-label={words["slider"]}
          aria-valuetext={where}
          title={words["keys"]}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="tt-reel-tools">
        <span class="tt-group">
          {step("first", 0)}
          {step("back", here - 1)}
          <button
            type="button"
            class="tt-primary"
            data-reel="run"
            disabled={still || plies === 0}
            onClick={run}
          >
            <Icon name={runs ? "pause" : "go"} /> {words[runs ? "stop" : "run"]}
          </button>
          {step("on", here + 1)}
          {step("last", plies)}
        </span>
        <Jumps what="note" ways={jumps.note} replay={replay} view={view} />
        <Jumps what="score" ways={jumps.score} replay={replay} view={view} />
        <Jumps what="refusal" ways={jumps.refusal} replay={replay} view={view} />
        <label class="tt-reel-pace">
          <span>{words["speed"]}</span>
          <select
            data-reel="speed"
            value={speed}
            onChange={(event) =>
              view.endpoint.ask({
                kind: "choose",
                name: "speed",
                value: event.currentTarget.value,
              })
            }
          >
            {["slow", "normal", "fast"].map((pace) => (
              <option key={pace} value={pace}>
                {view.ui(`speed-${pace}`)}
              </option>
            ))}
          </select>
        </label>
        {replay.chooses && <Eyes replay={replay} view={view} />}
      </div>
      {!view.beside.value && <Comment text={replay.comment} />}
    </div>
  );
});

/** Where a move stands along the slider. */
const placed = (ply: number, plies: number) => ({ left: `${(100 * ply) / Math.max(1, plies)}%` });

/** Where each key leads from a move, where the line has so many. */
const KEYS: Record<string, (at: number, plies: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, plies) => plies,
};

/** The way back and on to such a move, where there is one. */
function Jumps(props: { what: JumpCommand["what"]; ways: boolean[]; replay: Replay; view: View }) {
  const { what, ways, replay, view } = props;
  if (!ways.includes(true)) return null;
  const button = (way: "back" | "on", nth: number) => {
    const text = replay.words[`${what}-${way}`];
    return (
      <button
        type="button"
        class="tt-tool"
        data-reel={`${what}-${way}`}
        title={text}
        aria-label={text}
        disabled={!ways[nth]}
        onClick={() => view.endpoint.ask({ kind: "jump", what, way })}
      >
        <Icon name={way} />
      </button>
    );
  };
  return (
    <span class="tt-group tt-reel-jump">
      {button("back", 0)}
      <Path d={PATHS[what]} />
      {button("on", 1)}
    </span>
  );
}

/** Whose eyes look. */
function Eyes({ replay, view }: { replay: Replay; view: View }) {
  const { words, sees, seats } = replay;
  return (
    <label class="tt-reel-pace">
      <span>{words["sees"]}</span>
      <select
        data-reel="sees"
        value={String(sees)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const seat = Number(value);
          void view.endpoint.ask({ kind: "see", sees: Number.isNaN(seat) ? value : seat });
        }}
      >
        <option value="all">{words["sees-all"]}</option>
        {seats.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="watcher">{words["sees-watcher"]}</option>
      </select>
    </label>
  );
}

/**
 * Say the move that came, but where the slider says it itself; then what is written there, and what
 * the move did.
 */
function useMoveSaid(view: View, slider: { current: HTMLInputElement | null }): void {
  const { where, comment: written = "", coach = [] } = view.endpoint.table.value.replay ?? {};
  const comment = [...coach, written].join(" ").trim();
  const before = useRef(where);
  useEffect(() => {
    if (where === before.current || where === undefined) return;
    before.current = where;
    const { activeElement } = view.el.getRootNode() as Document | ShadowRoot;
    if (activeElement !== slider.current) view.say(`${where} ${comment} ${view.polite.peek()}`);
    else if (comment) view.say(comment);
  }, [where]);
}
