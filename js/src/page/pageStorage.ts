// What a reader's browser keeps: games as they stand, and what is chosen for all its boards.

import type { Shown } from "./pageData";

/** A game that is going on: for Python, and as it was shown last. */
export interface SavedBoard {
  saved: unknown;
  shown: Shown;
  lang: string;
  /** The version of the program that made the picture. */
  version: string;
  /** The board that it is played at, by its id on the page. */
  id: string;
  /** When, in seconds. */
  at?: number;
  /** Since when no board of the page begins as this game did, in milliseconds. */
  left?: number;
}

/** What readers have chosen for all pages of the site. */
export interface ReaderChoices {
  lang?: string;
  theme?: string;
  notation?: boolean;
}

/** Milliseconds for which a game is kept that no board has: an older page may still come back. */
export const MONTH = 30 * 24 * 3600 * 1000;
