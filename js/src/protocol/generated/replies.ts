// Made by python -m scripts.protocol from tritables/table/commands.py: do not edit.

import type {
  Aim,
  Aside,
  Fan,
  Glimpsed,
  LinkOutcome,
  Opponents,
  RulePicture,
  Share,
  Sheet,
  Why,
} from "./scene";

/** The reply to a command, with the parts it may bring. */
export interface Reply {
  kind?: string;
  view?: string | null;
  seq?: number | null;
  ok?: boolean;
  fault?: string | null;
  aside?: Aside;
  sheet?: Sheet;
  legal?: string[];
  picture?: RulePicture | null;
  /** The dealer's seed in digits. */
  seed?: string;
  /** Of which deal at this table it is the seed. */
  deal?: number;
  share?: Share;
  opponents?: Opponents;
  linked?: LinkOutcome;
  fan?: Fan | null;
  foreseen?: Glimpsed[];
  glimpse?: Glimpsed;
  why?: Why | null;
  written?: string;
  aims?: Aim[];
}

/** The parts of a reply, by the command that asks for them. */
export interface Replies {
  sheet: Pick<Reply, "sheet">;
  legal: Pick<Reply, "legal">;
  picture: Pick<Reply, "picture">;
  seed: Pick<Reply, "seed" | "deal">;
  share: Pick<Reply, "share">;
  opponents: Pick<Reply, "opponents">;
  link: Pick<Reply, "linked">;
  new: Pick<Reply, "seed" | "deal">;
  fan: Pick<Reply, "fan">;
  foresee: Pick<Reply, "foreseen">;
  glimpse: Pick<Reply, "glimpse">;
  why: Pick<Reply, "why">;
  write: Pick<Reply, "written">;
  aims: Pick<Reply, "aims">;
}

/** What a view asks by itself, without a touch. */
export const UNTOUCHED: ReadonlySet<string> = new Set([
  "ping",
  "whole",
  "sheet",
  "opponents",
  "keep",
  "plan",
]);

/** The commands that a recording answers, which has no engine. */
export type Recorded =
  | "ping"
  | "whole"
  | "sheet"
  | "legal"
  | "picture"
  | "choose"
  | "dismiss"
  | "type"
  | "undo"
  | "redo"
  | "go"
  | "run"
  | "jump"
  | "main"
  | "stand"
  | "glimpse"
  | "why";
