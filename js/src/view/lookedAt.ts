// The answer that somebody looks at: its moves are shown on the board before it is chosen.

import { signal } from "@preact/signals-core";
import type { AskedChoice, Way } from "../protocol/generated/scene";
import type { View } from "./view";

export interface LookedAt {
  view: View;
  /** The number of the answer. */
  choice: number;
  ways: readonly Way[];
}

/** What is looked at on this page, if anything is. */
export const lookedAt = signal<LookedAt | null>(null);

/** Show the moves of an answer on the board, and bring into sight where they end. */
export function lookAt(view: View, choice: number, { shows = [] }: AskedChoice): void {
  if (shows.length === 0) return;
  lookedAt.value = { view, choice, ways: shows };
  for (const { to } of shows) view.fieldWindow.uncover(to);
}

/** Show them no longer: of one answer, or of whichever is looked at. */
export function lookAway(view: View, choice?: number): void {
  const looked = lookedAt.peek();
  if (looked?.view === view && (choice === undefined || looked.choice === choice))
    lookedAt.value = null;
}
