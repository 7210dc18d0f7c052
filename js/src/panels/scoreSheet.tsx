// The score sheet: every move in words or in notation, by turns; a click goes there.

import { computed } from "@preact/signals-core";
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Turn } from "../protocol/generated/scene";
import { lazy } from "../view/lazy";
import { observer } from "../view/observer";
import { MoveWords, SeatArt } from "../view/parts";
import type { View } from "../view/view";

export const ScoreSheet = observer(function ScoreSheet({ view }: { view: View }) {
  const { at } = view.endpoint.table.value;
  const { turns } = view.endpoint.rows.value;
  const list = useRef<HTMLOListElement>(null);
  const Notation = lazy.value?.Notation;
  // What is drawn of a turn that is the same one stays, and is passed over without a look.
  const drawn = useMemo(() => new WeakMap<Turn, VNode>(), [view]);
  const row = (turn: Turn): VNode => {
    const known = drawn.get(turn) ?? <Row key={turn.ply} turn={turn} view={view} />;
    drawn.set(turn, known);
    return known;
  };

  useLayoutEffect(() => {
    // Measuring at once would cost a layout before the board is seen: the next frame will do.
    const frame = requestAnimationFrame(() => list.current && scrollToCurrent(list.current));
    return () => cancelAnimationFrame(frame);
  }, [at, view.width.value, view.endpoint.table.value.verdict?.count]);

  return (
    <section
      class={`tt-sheet${view.shows.value ? " tt-untold" : ""}`}
      aria-label={`${view.ui("moves")}, ${view.title}`}
    >
      <header>
        <h3>{view.ui("moves")}</h3>
        <Seed view={view} />
        {Notation && <Notation view={view} />}
      </header>
      {turns.length === 0 ? (
        <p class="tt-empty">{view.ui("no-moves")}</p>
      ) : (
        <ol ref={list}>{turns.map(row)}</ol>
      )}
    </section>
  );
});

/** The seed of the game, for whoever asks for it; it stays in the kernel until then. */
const Seed = observer(function Seed({ view }: { view: View }) {
  const { endpoint } = view;
  const { deal, task } = endpoint.table.value;
  const known = endpoint.seed.value;
  if (task || deal === null) return null;
  return (
    <span class="tt-hint" title={view.ui("seed-hint")}>
      {known?.deal === deal ? (
        <>
          {view.ui("seed")} <code>{known.text}</code>
        </>
      ) : (
        <button type="button" class="tt-quiet" onClick={() => endpoint.ask({ kind: "seed" })}>
          {view.ui("seed-show")}
        </button>
      )}
    </span>
  );
});

/** Scroll the sheet to the move on the board; the page stays where the reader has it. */
function scrollToCurrent(box: HTMLElement): void {
  const here = box.querySelector<HTMLElement>("[aria-current]");
  if (!here) return;
  const top = here.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + here.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}

interface RowProps {
  turn: Turn;
  view: View;
}

/** One turn; one that did not change is passed over, so that a long sheet stays quick. */
const Row = observer(function Row({ turn, view }: RowProps) {
  const { seat, ply, texts, heads, more } = turn;
  // How many of its moves are behind the position that is shown, and one more if others are, too.
  const behind = useMemo(
    () =>
      computed(() => Math.max(0, Math.min(texts.length + 1, view.endpoint.table.value.at - ply))),
    [view, turn],
  ).value;
  // Whether nobody may leaf through the moves.
  const still = view.endpoint.table.value.locked.includes("undo");
  view.endpoint.words.value; // a seat is named in the table's language
  const name = seat === null || more ? undefined : lazy.value?.sitterName(view, seat);
  return (
    <li class={behind === 0 ? "tt-to-come" : ""}>
      {seat !== null && !more && <SeatArt seat={seat} view={view} name={name} />}
      <span class="tt-line">
        {(turn.words ?? texts).map((text, index) => (
          <button
            type="button"
            key={ply + index}
            data-said={texts[index]}
            data-ply={ply + index + 1}
            class={`tt-ply${heads.includes(index) ? " tt-head" : ""}${index >= behind ? " tt-ahead" : ""}`}
            disabled={still}
            tabIndex={index === behind - 1 ? 0 : -1}
            {...(index === behind - 1 ? { "aria-current": "step" as const } : {})}
            onClick={() => view.endpoint.ask({ kind: "go", ply: ply + index + 1 })}
          >
            <MoveWords text={text} view={view} />
          </button>
        ))}
      </span>
    </li>
  );
});
