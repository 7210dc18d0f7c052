// The piece of the module that comes later: what a page needs only when somebody asks for it.

import { signal } from "@preact/signals-core";
import type { FunctionComponent } from "preact";
import type { Aside, Clock } from "../protocol/generated/scene";
import type { Kernel } from "../protocol/kernel";
import type { View } from "./view";

type Piece = FunctionComponent<{ view: View }>;

/** What that piece draws: dialogs, help, what a course has around its chapters, moves in words. */
export interface Pieces {
  default: Piece;
  Aim: Piece;
  Answers: Piece;
  Bar: Piece;
  Drawn: Piece;
  Countdown: FunctionComponent<{ clock: Clock; view: View }>;
  Desk: Piece;
  Left: Piece;
  Notation: Piece;
  Notes: Piece;
  Reel: Piece;
  RefusalCard: Piece;
  Said: FunctionComponent<{ text: string; view: View }>;
  Tally: Piece;
  Told: Piece;
  WaysBack: Piece;
  /** What a chapter says aloud that it did not say before. */
  taught(view: View): string;
  /** Why something is refused or wrong, as it is said at once; follows the table. */
  reason(view: View): string;
  /** Hears what a table says aside. */
  told(aside: Aside, kernel: Kernel): void;
}

/** That piece, once it is here. */
export const later = signal<Pieces | null>(null);

/** The name by which that piece imports what this module has already. */
const FROM = /"tritables-table"/g;

let coming: Promise<Pieces> | undefined;

/** Fetch that piece and join it to the module that runs, once for the page. */
export async function fetchLater(kernel: Kernel): Promise<Pieces> {
  const here = later.peek();
  if (here) return here;
  const text = await kernel.later();
  coming ??= joined(text);
  return coming;
}

async function joined(text: string): Promise<Pieces> {
  // A module that is imported again by its own address is the one that runs.
  const module = text.replace(FROM, JSON.stringify(import.meta.url));
  const address = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  const made: Pieces = await import(address);
  URL.revokeObjectURL(address);
  later.value = made;
  return made;
}
