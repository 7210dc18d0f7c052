// Pieces that can go nowhere now, while others may: touched, they say why.

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
  // A touch of such a place is a move.
  if (view.endpoint.scene.value.touches[place] !== undefined || !isStuck(view, place)) return;
  void view.endpoint.ask({ kind: "attempt", from: place, to: place, turn: 0 }).then((free) => {
    if (!free && view.lifted.peek() === place) view.lifted.value = null;
  });
}
