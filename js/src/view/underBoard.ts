// What is asked for in one column is shown right under the board, which stays in sight.

import type { View } from "./view";

/** How far it keeps from the board above it, in pixels. */
const EDGE = 8;

/** Bring a part of a table in one column into sight, below the board; beside a board it is there. */
export function showUnderBoard(part: HTMLElement | null, view: View): void {
  const board = view.el.querySelector<HTMLElement>(".tt-room");
  if (!part || !board || view.beside.peek()) return;
  const above = board.offsetHeight + EDGE;
  part.style.scrollMarginTop = `${above}px`;
  // What is higher than the room that is left is read from its top on.
  const long = part.offsetHeight > innerHeight - above;
  part.scrollIntoView({ block: long ? "start" : "nearest" });
}
