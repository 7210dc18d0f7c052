// The piece of the module that comes later: what a page needs only when somebody asks for it.

import { signal } from "@preact/signals-core";
import type { FunctionComponent } from "preact";
import type { Endpoint } from "../protocol/endpoint";
import type { Aside, Scene } from "../protocol/generated/scene";
import type { View } from "./view";

type LazyPiece = FunctionComponent<{ view: View }>;

/** What that piece draws: dialogs, help, what a course has around its chapters, moves in words. */
export interface LazyPieces {
  default: LazyPiece;
  AloneOffer: LazyPiece;
  Answers: LazyPiece;
  ChapterSteps: LazyPiece;
  CoachParts: LazyPiece;
  CourseBar: LazyPiece;
  Curtain: LazyPiece;
  DrawnMarks: LazyPiece;
  FieldWindowTools: LazyPiece;
  /** What follows a task in its card. */
  Foot: LazyPiece;
  Notices: LazyPiece;
  Notation: LazyPiece;
  ReplayBar: LazyPiece;
  RefusalCard: LazyPiece;
  Said: LazyPiece;
  MoveText: FunctionComponent<{ text: string; view: View }>;
  Sitter: FunctionComponent<{ seat: number | null; view: View; bare?: boolean }>;
  Latest: LazyPiece;
  WaysBack: LazyPiece;
  /** Whether the round is lost for the only person who plays it against opponents. */
  isLost(kinds: readonly string[], scores: readonly number[] | null): boolean;
  /** The name of the character at a seat, once it is known. */
  sitterName(view: View, seat: number): string | undefined;
  /** Whose turn it is, with the name of a character. */
  statusOf(view: View): string;
  /** What a chapter says aloud that it did not say before. */
  taught(view: View): string;
  /** Why something is refused or wrong, as it is said at once; follows the table. */
  reason(view: View): string;
  /** Whether a piece can go nowhere now, while others may. */
  isStuck(view: View, place: string): boolean;
  /** Asks why it cannot. */
  tellWhyStuck(view: View, place: string): void;
  /** Says the legal moves and shows where they start, or has them shown no more. */
  tellLegal(view: View): void;
  /** The pieces where they lie on a growing table that has what height a lesson has to spare. */
  lowered(view: View, scene: Scene): Pick<Scene, "pieces" | "rows">;
  /** Hears what a table says aside. */
  hearAside(aside: Aside, endpoint: Endpoint): void;
}

/** That piece, once it is here. */
export const lazy = signal<LazyPieces | null>(null);

/** The name by which that piece imports what this module has already. */
const FROM = /"tritables-table"/g;

let coming: Promise<LazyPieces> | undefined;

/** Fetch that piece and join it to the module that runs, once for the page. */
export async function fetchLazy(endpoint: Endpoint): Promise<LazyPieces> {
  const here = lazy.peek();
  if (here) return here;
  const text = await endpoint.transport.fetchLater();
  coming ??= joined(text);
  return coming;
}

async function joined(text: string): Promise<LazyPieces> {
  // A module that is imported again by its own address is the one that runs.
  const module = text.replace(FROM, JSON.stringify(import.meta.url));
  const address = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  const made: LazyPieces = await import(address);
  URL.revokeObjectURL(address);
  lazy.value = made;
  return made;
}
