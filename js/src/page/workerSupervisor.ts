// All boards of a page and the one worker behind them: started, listened to, started again.

import type { BoardHost, KeptBoard, PageChoices, Value, WorkerMessage } from "./boardHost";
import type { PageData } from "./pageData";
import { PageStorage, type ReaderChoices, type SavedBoard } from "./pageStorage";
import { type Start, WorkerConnection } from "./workerConnection";
import { WorkerTransport } from "./workerTransport";

/** How often a worker is started that ends before it has said anything. */
const STARTS = 3;

/** Milliseconds between two boards, in which Python tells what is to be kept of the first. */
const BREATH = 40;

export class WorkerSupervisor implements BoardHost {
  readonly boards = new Map<string, WorkerTransport>();
  readonly chosen: PageChoices;
  /** What is to be done when the language or the colours of the page are others. */
  readonly changed: (name: string, value: Value) => void;
  /** What is to be done, once, when there is nothing left that the page waits for. */
  settled: (() => void) | null = null;
  #connection: WorkerConnection | null = null;
  #ready = false;
  #starts = 0;
  /** Boards that are to be opened yet, and the one that is being opened. */
  #asleep: WorkerTransport[] = [];
  #opening: WorkerTransport | null = null;
  #storage: PageStorage;

  constructor(
    readonly data: PageData,
    readonly start: () => Start,
    asked: ReaderChoices,
    changed: (name: string, value: Value) => void,
  ) {
    this.changed = changed;
    this.#storage = new PageStorage(data);
    this.chosen = { theme: "auto", notation: false, ...this.#storage.chosen, ...asked };
    for (const [id, board] of Object.entries(data.boards)) {
      const { kept, left } = this.#storage.board(board);
      this.boards.set(id, new WorkerTransport(id, board, this, kept, left));
    }
    for (const id of this.#storage.lost()) this.boards.get(id)?.lose();
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Start the worker, unless there is nothing to play at. */
  wake(): void {
    if (this.boards.size === 0) this.#settle();
    if (this.#connection || this.boards.size === 0) return;
    this.#starts += 1;
    let start: Start;
    try {
      start = this.start();
    } catch (fault) {
      // A browser may refuse to start one at all, as for the files of a site on a disk.
      console.warn(String(fault));
      this.#giveUp();
      return;
    }
    this.#connection = new WorkerConnection(
      start,
      () => this.#awake(),
      (text) => this.#heard(text),
      () => {
        for (const board of this.boards.values()) board.wait();
      },
      () => this.#lost(),
    );
  }

  /** A board is looked at, so that somebody may soon touch it. */
  notice(id: string): void {
    this.boards.get(id)?.open();
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

  #awake(): void {
    this.#ready = true;
    const boards = [...this.boards.values()];
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
    this.#starts = 0;
    const { board, ...told } = JSON.parse(text) as WorkerMessage & { board: string };
    const found = this.boards.get(board);
    found?.hear(told);
    const opened = told.message?.kind === "state" || told.refused !== undefined;
    if (opened && found === this.#opening) {
      this.#opening = null;
      setTimeout(() => this.#wakeNext(), BREATH);
    } else this.#settle();
  }

  /** Go on with another worker, from the last move of each board. */
  #lost(): void {
    this.#connection = null;
    this.#ready = false;
    this.#asleep = [];
    this.#opening = null;
    for (const board of this.boards.values()) board.sleep();
    if (this.#starts < STARTS) this.wake();
    else this.#giveUp();
  }

  #giveUp(): void {
    for (const board of this.boards.values()) board.giveUp();
  }
}
