// What is said of a touch that brings nothing: why a piece can go nowhere now, while others may.

import type { View } from "../view/view";

/** Whether a piece lies on a place from which it can go nowhere now, while others may. */
export function isStuck(view: View, place: string): boolean {
  const { draws_at, chance, lifts, pieces } = view.endpoint.scene.value;
  const free = lifts ?? [...view.sources.value];
  if (view.asks.value || view.lifted.value !== null || place === draws_at) return false;
  if (!(chance || free.length > 0) || free.includes(place)) return false;
  return pieces.some((piece) => piece.place === place);
}

/** Ask why, if there is more to say than what lies there; what has a reason is let go. */
export function tellWhyStuck(view: View, place: string): void {
  queueMicrotask(() => tellWhyNothing(view, place));
  // A touch of such a place is a move.
  if (view.endpoint.scene.value.touches[place] !== undefined || !isStuck(view, place)) return;
  void view.endpoint.ask({ kind: "attempt", from: place, to: place, turn: 0 }).then((free) => {
    if (!free && view.lifted.peek() === place) view.lifted.value = null;
  });
}

/** Say of a touch after it, if it was no answer to an open question, or took up what fits nowhere. */
function tellWhyNothing(view: View, place: string): void {
  const { question } = view.endpoint.table.peek();
  if (view.asks.peek()) {
    if (question?.kind === "find-all" || question?.choices.some(({ at }) => at === place)) return;
    const label = view.endpoint.scene.peek().labels[place];
    view.info.value = [label, view.ui("answer-first")].filter(Boolean).join(". ");
  } else if (view.lifted.peek() === place && view.turnable(place) && !view.targets.peek().size) {
    view.info.value = view.ui("fits-nowhere");
  } else return;
  view.say(view.info.peek());
}
