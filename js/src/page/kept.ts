// What a reader's browser keeps: games as they stand, and what is chosen for all its boards.

import type { Shown } from "./data";

/** A game that is going on: for Python, and as it was shown last. */
export interface Kept {
  saved: unknown;
  shown: Shown;
  lang: string;
  /** The version of the program that made the picture. */
  version: string;
}

/** What readers have chosen for all pages of the site. */
export interface Chosen {
  lang?: string;
  theme?: string;
  notation?: boolean;
}
