// All boards of a page, what is chosen for them, and the line to Python behind them.

import type { BoardHost, KeptBoard, PageChoices, Value } from "./boardHost";
import { BoardTransport } from "./boardTransport";
import type { Line } from "./line";
import { LineBoards } from "./lineBoards";
import type { PageData } from "./pageData";
import { PageStorage, type ReaderChoices, type SavedBoard } from "./pageStorage";

export class BoardSupervisor implements BoardHost {
  readonly boards = new Map<string, BoardTransport>();
  readonly chosen: PageChoices;
  /** What is to be done when the language or the colours of the page are others. */
  readonly changed: (name: string, value: Value) => void;
  /** The line that the page has from the beginning. */
  readonly line: LineBoards;
  /** The ids of boards that are in sight, or nearly. */
  readonly near = new Set<string>();
  /** Keeps what is played in this browser. */
  keeper: (board: KeptBoard, kept: SavedBoard | null) => void;
  #storage: PageStorage;

  constructor(
    readonly data: PageData,
    line: Line,
    asked: ReaderChoices,
    changed: (name: string, value: Value) => void,
  ) {
    this.changed = changed;
    this.#storage = new PageStorage(data);
    this.keeper = ({ data: of }, kept) => this.#storage.keep(of, kept);
    this.chosen = { theme: "auto", notation: false, ...this.#storage.chosen, ...asked };
    this.line = new LineBoards(line, this.boards, this.near);
    for (const [id, board] of Object.entries(data.boards)) {
      const { kept, left } = this.#storage.board(board);
      this.boards.set(id, new BoardTransport(id, board, this, this.line, kept, left));
    }
    for (const id of this.#storage.lost()) this.boards.get(id)?.lose();
  }

  /** Open the line, unless there is nothing to play at. */
  wake(): void {
    this.line.wake();
  }

  /** A board comes in sight, so that somebody may soon touch it, or goes out of it. */
  notice(id: string, isNear = true): void {
    if (isNear) {
      this.near.add(id);
      this.boards.get(id)?.open();
    } else this.near.delete(id);
  }

  keep(board: KeptBoard, kept: SavedBoard | null): void {
    this.keeper(board, kept);
  }

  choose(name: string, value: Value): void {
    Object.assign(this.chosen, { [name]: value });
    this.#storage.choose(name, value);
    this.changed(name, value);
    for (const board of this.boards.values()) if (board.data.follows) board.choose(name, value);
  }
}
