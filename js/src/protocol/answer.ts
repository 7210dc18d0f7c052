// What comes back for an intent, as far as no schema says it yet.

import type { Glimpsed, RulePicture, Sheet, Why } from "./generated/scene";

/** What the kernel answers to an intent, with what was asked for. */
export interface Answer {
  kind?: string;
  view?: string;
  seq?: number;
  ok?: boolean;
  seed?: string;
  deal?: number;
  sheet?: Sheet;
  /** The legal moves, as they are shown here. */
  legal?: string[];
  /** What is no part of the table, for whoever keeps it. */
  aside?: Aside;
  /** What was set up, written down, and what a lesson may ask in it. */
  written?: string;
  aims?: Aim[];
  /** What can be shared of the table. */
  share?: Share;
  /** What came of a link. */
  linked?: Came | null;
  /** A rule at work; null where it can only be told. */
  picture?: RulePicture | null;
  /** Why the last move of a replay was allowed; null at its start. */
  why?: Why | null;
  /** Another position of a replay. */
  glimpse?: Glimpsed;
}

/** What a table says aside of its answers, for whoever keeps it. */
export interface Aside {
  learnt?: Learnt[];
  kept?: Kept;
  held?: Held;
}

/** What came of an answer, as the table tells it. */
export interface Learnt {
  game: string;
  step: string;
  rules: string[];
  right: boolean | null;
  help: number;
  done: boolean;
}

/** How far a lesson is, for the browser to keep. */
export interface Kept {
  /** Which lesson it is; null where nothing is kept. */
  place: string | null;
  /** How far it is; null where nothing was done. */
  saved: Record<string, unknown> | null;
}

/** What the kernel says of the names that it was asked for. */
export interface Held {
  /** Which of them the board is kept under; null for the fresh one. */
  mine: number | null;
  /** Those with a game; null where nobody could look. */
  found: number[] | null;
}

/** What a lesson may ask in a position that was set up. */
export interface Aim {
  value: string;
  title: string;
  task: string;
  /** Whether it is to be tried although no rule allows it. */
  refusal: boolean;
}

/** What can be taken along, as the kernel tells it: no more than is seen at the board. */
export interface Share {
  links: { name: string; label: string; link: string | null; note: string }[];
  svg: string;
  title: string;
  status: string;
  moves: string[];
  /** The name of a file with it. */
  name: string;
  words: Record<string, string>;
}

/** What a board says of a link. */
export interface Came {
  text: string;
  /** Whether it is on the board now. */
  opened: boolean;
  /** Whether it would put away what was played there. */
  asks: boolean;
  /** Whether nothing can be read from it. */
  fault: boolean;
  /** Whether it is of another game. */
  other: boolean;
  picture: { svg: string; said: string } | null;
  words: { open: string; stay: string };
}
