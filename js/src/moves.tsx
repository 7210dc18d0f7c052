// The score sheet: every move in words or in notation, by turns; a click goes there.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Turn } from "./generated/scene";
import { later } from "./later";
import { SeatArt, Words } from "./parts";
import type { View } from "./view";
import { watched } from "./watched";

export const Moves = watched(function Moves({ view }: { view: View }) {
  const { at, locked } = view.kernel.table.value;
  const { turns } = view.kernel.rows.value;
  const list = useRef<HTMLOListElement>(null);
  const Notation = later.value?.Notation;

  useLayoutEffect(() => {
    // Measuring at once would cost a layout before the board is seen: the next frame will do.
    const frame = requestAnimationFrame(() => list.current && scrollToCurrent(list.current));
    return () => cancelAnimationFrame(frame);
  }, [at, view.width.value, view.kernel.table.value.verdict?.count]);

  return (
    <section class="tt-sheet" aria-label={view.ui("moves")}>
      <header>
        <h3>{view.ui("moves")}</h3>
        <Seed view={view} />
        {Notation && <Notation view={view} />}
      </header>
      {turns.length === 0 ? (
        <p class="tt-empty">{view.ui("no-moves")}</p>
      ) : (
        <ol ref={list}>
          {turns.map((turn) => (
            <Row
              key={turn.ply}
              turn={turn}
              here={at > turn.ply && at <= turn.ply + turn.texts.length ? at - turn.ply - 1 : -1}
              ahead={Math.max(0, Math.min(turn.texts.length, at - turn.ply))}
              still={locked.includes("undo")}
              view={view}
            />
          ))}
        </ol>
      )}
    </section>
  );
});

/** The seed of the game, for whoever asks for it; it stays in the kernel until then. */
const Seed = watched(function Seed({ view }: { view: View }) {
  const { kernel } = view;
  const { deal, task } = kernel.table.value;
  const known = kernel.seed.value;
  if (task || deal === null) return null;
  return (
    <span class="tt-hint" title={view.ui("seed-hint")}>
      {known?.deal === deal ? (
        <>
          {view.ui("seed")} <code>{known.text}</code>
        </>
      ) : (
        <button type="button" class="tt-quiet" onClick={() => kernel.ask({ kind: "seed" })}>
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
  /** Which of the turn's moves was played last, or −1. */
  here: number;
  /** From which of its moves on they lie ahead, to be played again by redo. */
  ahead: number;
  /** Whether nobody may leaf through the moves. */
  still: boolean;
  view: View;
}

/** One turn; one that did not change is passed over, so that a long sheet stays quick. */
const Row = watched(function Row({ turn, here, ahead, still, view }: RowProps) {
  const { seat, ply, texts, heads, more } = turn;
  view.kernel.words.value; // a seat is named in the table's language
  return (
    <li>
      {seat !== null && !more && <SeatArt seat={seat} view={view} />}
      <span class="tt-line">
        {(turn.words ?? texts).map((text, index) => (
          <button
            type="button"
            key={ply + index}
            data-said={texts[index]}
            data-ply={ply + index + 1}
            class={`tt-ply${heads.includes(index) ? " tt-head" : ""}${index >= ahead ? " tt-ahead" : ""}`}
            disabled={still}
            tabIndex={index === here ? 0 : -1}
            {...(index === here ? { "aria-current": "step" as const } : {})}
            onClick={() => view.kernel.ask({ kind: "go", ply: ply + index + 1 })}
          >
            <Words text={text} view={view} />
          </button>
        ))}
      </span>
    </li>
  );
});
