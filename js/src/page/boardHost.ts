// What a board of a page has to do with whoever has all its boards.

import type { Reply } from "../protocol/generated/replies";
import type { State } from "../protocol/generated/scene";
import type { Moving } from "../protocol/transport";
import type { BoardData, PageData } from "./pageData";
import type { SavedBoard } from "./pageStorage";

/** What Python says of a board. */
export interface BoardMessage {
  message?: { kind: "state"; state: State } | (Reply & { kind: "reply" });
  saved?: unknown;
  /** Its table as a page may go on with it that loses its server; null where it may not. */
  copy?: unknown;
  /** What to show whoever comes back, where that is not what is shown now. */
  rest?: Moving & { words: { lang: string } };
  refused?: string;
}

/** What is chosen once for all boards of a page. */
export interface PageChoices {
  lang: string;
  theme: string;
  notation: boolean;
}

export type Value = string | boolean;

/** A board whose game is kept. */
export interface KeptBoard {
  readonly data: BoardData;
}

/** What a board needs of the line over which it is played. */
export interface BoardLine {
  /** Whether Python can be spoken to. */
  readonly ready: boolean;
  post(text: string): void;
  /** Somebody waits for Python, which may be far from ready. */
  wake(): void;
}

/** What a board has to have done for it. */
export interface BoardHost {
  readonly data: PageData;
  /** The settings of the page that hold for boards which follow it. */
  readonly chosen: PageChoices;
  keep(board: KeptBoard, kept: SavedBoard | null): void;
  /** A reader has chosen something for all boards. */
  choose(name: string, value: Value): void;
}
