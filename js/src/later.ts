// The piece of the module that comes later: what a page needs only when somebody asks for it.

import type { AnyModel } from "@anywidget/types";
import { signal } from "@preact/signals-core";
import type { FunctionComponent } from "preact";
import { fetched } from "./shared";
import type { View } from "./view";

type Piece = FunctionComponent<{ view: View }>;

/** What that piece draws: dialogs, help, what a course has around its chapters, moves in words. */
interface Pieces {
  default: Piece;
  Bar: Piece;
  End: Piece;
  Helped: Piece;
  Notation: Piece;
  Said: FunctionComponent<{ text: string; view: View }>;
  WaysBack: Piece;
}

/** That piece, once it is here. */
export const later = signal<Pieces | null>(null);

/** The name by which that piece imports what this module has already. */
const FROM = /"tritables-table"/g;

/** Fetch that piece, once for the page, and join it to the module that runs. */
export async function fetchLater(model: AnyModel, hash: string): Promise<void> {
  const [text] = (await fetched(model, [hash])) as [string];
  if (later.peek()) return;
  // A module that is imported again by its own address is the one that runs.
  const joined = text.replace(FROM, JSON.stringify(import.meta.url));
  const address = URL.createObjectURL(new Blob([joined], { type: "text/javascript" }));
  const made: Pieces = await import(address);
  URL.revokeObjectURL(address);
  later.value = made;
}
