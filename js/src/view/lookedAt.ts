// The answer that somebody looks at: its moves are shown on the board before it is chosen.

import { signal } from "@preact/signals-core";
import type { Way } from "../protocol/generated/scene";
import type { View } from "./view";

export interface LookedAt {
  view: View;
  /** The number of the answer. */
  choice: number;
  ways: readonly Way[];
}

/** What is looked at on this page, if anything is. */
export const lookedAt = signal<LookedAt | null>(null);
