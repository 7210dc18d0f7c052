// A move in words: its cards and tiles are drawn small, as they lie on the board.

import css from "../lazyEntry.css";
import { observer } from "../view/observer";
import { addStyleSheet } from "../view/styleSheet";
import type { View } from "../view/view";

/** A card with its suit, or the three numbers of a tile; with its cell a tile is notation. */
const PIECES = /((?:10|[2-9AJQK])[♠♥♦♣]|\b[0-5]-[0-5]-[0-5]\b(?!@))/;

const SUITS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The text of a move; who hears it hears what stands there. */
export const MoveText = observer(function MoveText({ text, view }: { text: string; view: View }) {
  dressOnce(view);
  return (
    <span class="tt-said">
      {text.split(PIECES).map((part, nth) => (nth % 2 ? <Small key={nth} piece={part} /> : part))}
    </span>
  );
});

const dressed = new WeakSet<View>();

function dressOnce(view: View): void {
  if (dressed.has(view)) return;
  dressed.add(view);
  addStyleSheet(view.el, "later", css);
}

function Small({ piece }: { piece: string }) {
  const suit = SUITS[piece.at(-1) ?? ""];
  if (suit) {
    return (
      <b class="tt-small-card" style={{ color: `var(--tt-suit-${suit})` }}>
        {piece}
      </b>
    );
  }
  const [top, right, left] = piece.split("-");
  return (
    <>
      <span class="tt-spoken">{piece}</span>
      <span class="tt-small-tile" aria-hidden="true">
        <svg viewBox="0 0 50 44" aria-hidden="true">
          <path d="M25 1 49 43H1Z" />
        </svg>
        {[top, right, left].map((number, nth) => (
          // The number is no text of the page: the name beside it says it already.
          <i key={nth} data-number={number} />
        ))}
      </span>
    </>
  );
}

/** Whether moves are shown in the notation, as they are typed, or in words. */
export const Notation = observer(function Notation({ view }: { view: View }) {
  const { notation, replay } = view.endpoint.table.value;
  if (replay?.recorded) return null;
  return (
    <button
      type="button"
      class="tt-quiet"
      data-tool="notation"
      aria-pressed={notation}
      title={view.ui("notation-hint")}
      onClick={() => view.endpoint.ask({ kind: "choose", name: "notation", value: !notation })}
    >
      {view.ui("notation")}
    </button>
  );
});
