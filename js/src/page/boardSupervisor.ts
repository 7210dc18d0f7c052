// All boards of a page and the one line to Python behind them: opened, listened to, opened again.

import type { BoardHost, BoardMessage, KeptBoard, PageChoices, Value } from "./boardHost";
import { BoardTransport } from "./boardTransport";
import type { Connection, Line } from "./line";
import type { PageData } from "./pageData";
import { PageStorage, type ReaderChoices, type SavedBoard } from "./pageStorage";

/** Milliseconds between two boards, in which Python tells what is to be kept of the first. */
const BREATH = 40;

export class BoardSupervisor implements BoardHost {
  readonly boards = new Map<string, BoardTransport>();
  readonly chosen: PageChoices;
  /** What is to be done when the language or the colours of the page are others. */
  readonly changed: (name: string, value: Value) => void;
  /** What is to be done, once, when there is nothing left that the page waits for. */
  settled: (() => void) | null = null;
  #connection: Connection | null = null;
  #ready = false;
  #tries = 0;
  /** Waits for the next try, and for when the boards say that there is nobody. */
  #next: ReturnType<typeof setTimeout> | undefined;
  #away: ReturnType<typeof setTimeout> | undefined;
  /** Boards that are in sight, or nearly. */
  #near = new Set<string>();
  /** Boards that are to be opened yet, and the one that is being opened. */
  #asleep: BoardTransport[] = [];
  #opening: BoardTransport | null = null;
  #storage: PageStorage;

  constructor(
    readonly data: PageData,
    readonly line: Line,
    asked: ReaderChoices,
    changed: (name: string, value: Value) => void,
  ) {
    this.changed = changed;
    this.#storage = new PageStorage(data);
    this.chosen = { theme: "auto", notation: false, ...this.#storage.chosen, ...asked };
    for (const [id, board] of Object.entries(data.boards)) {
      const { kept, left } = this.#storage.board(board);
      this.boards.set(id, new BoardTransport(id, board, this, kept, left));
    }
    for (const id of this.#storage.lost()) this.boards.get(id)?.lose();
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Open the line, unless there is nothing to play at. */
  wake(): void {
    if (this.boards.size === 0) this.#settle();
    if (this.#connection || this.boards.size === 0) return;
    clearTimeout(this.#next);
    this.#tries += 1;
    try {
      this.#connection = this.line.connect({
        ready: (isNew) => this.#awake(isNew),
        heard: (text) => this.#heard(text),
        lives: () => {
          for (const board of this.boards.values()) board.wait();
        },
        lost: (rests) => this.#lost(rests),
      });
    } catch (fault) {
      // A browser may refuse to start a worker at all, as for the files of a site on a disk.
      console.warn(String(fault));
      this.#giveUp();
    }
  }

  /** A board comes in sight, so that somebody may soon touch it, or goes out of it. */
  notice(id: string, isNear = true): void {
    if (isNear) {
      this.#near.add(id);
      this.boards.get(id)?.open();
    } else this.#near.delete(id);
  }

  post(text: string): void {
    this.#connection?.post(text);
  }

  keep(board: KeptBoard, kept: SavedBoard | null): void {
    this.#storage.keep(board.data, kept);
  }

  choose(name: string, value: Value): void {
    Object.assign(this.chosen, { [name]: value });
    this.#storage.choose(name, value);
    this.changed(name, value);
    for (const board of this.boards.values()) if (board.data.follows) board.choose(name, value);
  }

  #awake(isNew: boolean): void {
    this.#ready = true;
    clearTimeout(this.#away);
    this.#away = undefined;
    const boards = [...this.boards.values()];
    for (const board of boards) {
      board.rouse();
      if (isNew) board.restart();
    }
    if (!this.line.opensAll) {
      this.#tries = 0;
      for (const board of boards) if (board.awaited || this.#near.has(board.id)) board.open();
      return;
    }
    this.#asleep = [
      ...boards.filter(({ awaited }) => awaited),
      ...boards.filter(({ awaited }) => !awaited),
    ];
    this.#wakeNext();
  }

  /** Open one board after another, those first at which somebody waits. */
  #wakeNext(): void {
    while (this.#asleep.length > 0 && this.#ready) {
      const board = this.#asleep.shift();
      if (!board?.wake()) continue;
      this.#opening = board;
      return;
    }
    this.#settle();
  }

  /** Tell that all is done, unless Python is being waited for or somebody waits for its answer. */
  #settle(): void {
    const boards = [...this.boards.values()];
    const waits = boards.length > 0 && (!this.#ready || this.#opening || this.#asleep.length > 0);
    if (!this.settled || waits || boards.some(({ awaited }) => awaited)) return;
    this.settled();
    this.settled = null;
  }

  #heard(text: string): void {
    this.#tries = 0;
    const { board, ...told } = JSON.parse(text) as BoardMessage & { board: string };
    const found = this.boards.get(board);
    found?.hear(told);
    const opened = told.message?.kind === "state" || told.refused !== undefined;
    if (opened && found === this.#opening) {
      this.#opening = null;
      setTimeout(() => this.#wakeNext(), BREATH);
    } else this.#settle();
  }

  /** Go on over another line, from the last move of each board. */
  #lost(rests = false): void {
    const { patience, tries } = this.line;
    // Tries in vain are no reason to give up what is asked.
    if (this.#ready || patience === null)
      for (const board of this.boards.values()) board.sleep(tries);
    this.#connection = null;
    this.#ready = false;
    this.#asleep = [];
    this.#opening = null;
    if (rests) return;
    if (patience !== null) this.#away ??= setTimeout(() => this.#giveUp(), patience);
    const wait = this.line.again(this.#tries);
    if (wait === null) this.#giveUp();
    else if (wait === 0) this.wake();
    else this.#next = setTimeout(() => this.wake(), wait);
  }

  #giveUp(): void {
    for (const board of this.boards.values()) board.giveUp();
  }
}
