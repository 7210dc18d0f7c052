// The boards that are played over one line to Python: opened, listened to, opened again.

import type { BoardLine, BoardMessage } from "./boardHost";
import type { BoardTransport } from "./boardTransport";
import type { Connection, Line } from "./line";

/** Milliseconds between two boards, in which Python tells what is to be kept of the first. */
const BREATH = 40;

/** Whoever wants to know how it is about a line. */
export interface LineWatch {
  /** Python can be spoken to; whether it knows nothing of the boards that were open before. */
  ready(isNew: boolean): void;
  /** A connection has ended. */
  lost(): void;
  /** It was given up: who asks hears that nobody is there. */
  gone(): void;
}

export class LineBoards implements BoardLine {
  /** What is to be done, once, when there is nothing left that the page waits for. */
  settled: (() => void) | null = null;
  watch: LineWatch | null = null;
  #connection: Connection | null = null;
  #ready = false;
  #tries = 0;
  /** Waits for the next try, and for when the boards say that there is nobody. */
  #next: ReturnType<typeof setTimeout> | undefined;
  #away: ReturnType<typeof setTimeout> | undefined;
  /** Boards that are to be opened yet, and the one that is being opened. */
  #asleep: BoardTransport[] = [];
  #opening: BoardTransport | null = null;

  /** Some of all boards of the page are played over it, and `near` has the ids of those in sight. */
  constructor(
    readonly line: Line,
    readonly all: ReadonlyMap<string, BoardTransport>,
    readonly near: ReadonlySet<string>,
  ) {}

  get ready(): boolean {
    return this.#ready;
  }

  /** The boards that are played over it. */
  get boards(): BoardTransport[] {
    return [...this.all.values()].filter((board) => board.line === this);
  }

  /** Open the line, unless there is nothing to play at. */
  wake(): void {
    if (this.all.size === 0) this.#settle();
    if (this.#connection || this.all.size === 0) return;
    clearTimeout(this.#next);
    this.#tries += 1;
    try {
      this.#connection = this.line.connect({
        ready: (isNew) => this.#awake(isNew),
        heard: (text) => this.#heard(text),
        lives: () => {
          for (const board of this.boards) board.wait();
        },
        lost: (rests) => this.#lost(rests),
      });
    } catch (fault) {
      // A browser may refuse to start a worker at all, as for the files of a site on a disk.
      console.warn(String(fault));
      this.#giveUp();
    }
  }

  post(text: string): void {
    this.#connection?.post(text);
  }

  /** End it: nothing is played over it any more. */
  close(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#away);
    this.#connection?.close();
    this.#connection = null;
    this.#ready = false;
  }

  #awake(isNew: boolean): void {
    this.#ready = true;
    clearTimeout(this.#away);
    this.#away = undefined;
    const { boards } = this;
    for (const board of boards) {
      board.rouse();
      if (isNew) board.restart();
    }
    if (this.line.opensAll) {
      this.#asleep = [
        ...boards.filter(({ awaited }) => awaited),
        ...boards.filter(({ awaited }) => !awaited),
      ];
      this.#wakeNext();
    } else {
      this.#tries = 0;
      for (const board of boards) if (board.awaited || this.near.has(board.id)) board.open();
    }
    this.watch?.ready(isNew);
  }

  /** Open one board after another, those first at which somebody waits. */
  #wakeNext(): void {
    while (this.#asleep.length > 0 && this.#ready) {
      const board = this.#asleep.shift();
      if (board?.line !== this || !board.wake()) continue;
      this.#opening = board;
      return;
    }
    this.#settle();
  }

  /** Tell that all is done, unless Python is being waited for or somebody waits for its answer. */
  #settle(): void {
    const { boards } = this;
    const waits = boards.length > 0 && (!this.#ready || this.#opening || this.#asleep.length > 0);
    if (!this.settled || waits || boards.some(({ awaited }) => awaited)) return;
    this.settled();
    this.settled = null;
  }

  #heard(text: string): void {
    this.#tries = 0;
    const { board, ...told } = JSON.parse(text) as BoardMessage & { board: string };
    const found = this.all.get(board);
    // What was under way when a board went on over another line is no longer of it.
    if (found?.line === this) found.hear(told);
    const opened = told.message?.kind === "state" || told.refused !== undefined;
    if (opened && found === this.#opening) {
      this.#opening = null;
      setTimeout(() => this.#wakeNext(), BREATH);
    } else this.#settle();
  }

  /** Go on over another connection, from the last move of each board. */
  #lost(rests = false): void {
    const { patience, tries } = this.line;
    // Tries in vain are no reason to give up what is asked.
    if (this.#ready || patience === null) for (const board of this.boards) board.sleep(tries);
    this.#connection = null;
    this.#ready = false;
    this.#asleep = [];
    this.#opening = null;
    this.watch?.lost();
    if (rests) return;
    if (patience !== null) this.#away ??= setTimeout(() => this.#giveUp(), patience);
    const wait = this.line.again(this.#tries);
    if (wait === null) this.#giveUp();
    else if (wait === 0) this.wake();
    else this.#next = setTimeout(() => this.wake(), wait);
  }

  #giveUp(): void {
    for (const board of this.boards) board.giveUp();
    this.watch?.gone();
  }
}
