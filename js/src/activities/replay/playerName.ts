// Who played a seat of the round that one looks back at.

import { lazy } from "../../view/lazy";
import type { View } from "../../view/view";

/** The name of whoever plays a seat: the character's, or the seat's where none sits there. */
export function playerName(view: View, seat: number): string {
  return lazy.value?.sitterName(view, seat) ?? view.seatName(seat);
}
