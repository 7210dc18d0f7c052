// Goes on without the server: boards at which nothing is hidden or locked move to a Python in the
// reader's own browser, and come back with what was played meanwhile when the server is there again.
//
// Nothing is promised that is not at hand: Python was fetched while the server was there, into the
// memory of the page, and each board has the copy of its table that the server sent last.

import { signal } from "@preact/signals-core";
import type { Alone, AloneStage } from "../protocol/transport";
import { dropAlone, keepAlone, leftAlone } from "./aloneGames";
import type { BoardSupervisor } from "./boardSupervisor";
import type { BoardTransport } from "./boardTransport";
import { isEqual } from "./equal";
import { canStartPython, fetchAhead, mayFetchAhead } from "./fetchAhead";
import type { Line } from "./line";
import { LineBoards } from "./lineBoards";
import type { Ahead } from "./pageData";
import { type Start, workerLine } from "./workerConnection";

/** Milliseconds without a touch after which Python is fetched, and by how many a page is later. */
export const IDLE = 10_000;
const SPREAD = 10_000;

export class PlayAlone {
  /** Starts Python, once all of it is here. */
  #start: (() => Start) | null = null;
  #fetches = false;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #boards: AloneBoard[] = [];
  #worker: LineBoards | null = null;
  /** Whether the server has another version of this page. */
  #isOther = false;

  constructor(
    readonly page: BoardSupervisor,
    readonly ahead: Ahead,
    readonly lineOf: (start: () => Start) => Line = workerLine,
  ) {
    for (const board of page.boards.values()) {
      const place = board.data.alone;
      if (place === undefined) continue;
      const one = new AloneBoard(board, place, this);
      this.#boards.push(one);
      board.alone = one;
      board.touched = () => {
        one.touched();
        this.#fetchSoon();
      };
    }
    page.keeper = (kept) => this.#boards.find(({ board }) => board === kept)?.keep();
    page.line.watch = {
      ready: (isNew) => this.#serverIsBack(isNew),
      lost: () => {
        for (const one of this.#boards) one.serverLost();
      },
      gone: () => {
        if (this.#start) for (const one of this.#boards) one.serverGone();
      },
    };
  }

  get server(): LineBoards {
    return this.page.line;
  }

  /** The line to Python here, which is started where it is not. */
  get worker(): LineBoards {
    if (this.#worker) return this.#worker;
    const start = this.#start;
    if (!start) throw new Error("there is no Python here");
    this.#worker = new LineBoards(this.lineOf(start), this.page.boards, this.page.near);
    this.#worker.watch = {
      ready: () => {},
      lost: () => {},
      gone: () => this.#pythonFails(),
    };
    this.#worker.wake();
    return this.#worker;
  }

  /** Whether somebody plays without the server, so that the page may not be loaded anew. */
  get isPlaying(): boolean {
    return this.#boards.some(({ isHere }) => isHere);
  }

  /** Go on without the server at all boards that can. */
  begin(): void {
    for (const one of this.#boards) one.goOn();
  }

  /** The server is there again, and has another page; this one stays as long as somebody plays. */
  pageChanged(): void {
    this.#isOther = true;
    for (const one of this.#boards) one.pageChanged();
  }

  /** End Python here where nobody needs it any more; load the page that waits for that. */
  settle(): void {
    if (this.isPlaying) return;
    this.#worker?.close();
    this.#worker = null;
    if (this.#isOther) location.reload();
  }

  #serverIsBack(isNew: boolean): void {
    this.#isOther = false;
    if (isNew) this.#askForCopies();
    for (const one of this.#boards) one.serverIsBack(isNew);
  }

  /** Python cannot be started here: there is only the server to wait for. */
  #pythonFails(): void {
    this.#start = null;
    for (const one of this.#boards) one.pythonFails();
    this.#worker?.close();
    this.#worker = null;
  }

  #fetchSoon(): void {
    if (this.#start || this.#fetches || !canStartPython() || !mayFetchAhead()) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#fetch(), IDLE + SPREAD * Math.random());
  }

  async #fetch(): Promise<void> {
    if (!this.server.ready) return;
    this.#fetches = true;
    try {
      this.#start = await fetchAhead(this.ahead);
      this.#askForCopies();
    } catch (fault) {
      console.warn(String(fault)); // it is tried again after the next touch
    }
    this.#fetches = false;
  }

  #askForCopies(): void {
    if (!this.#start || !this.server.ready) return;
    for (const { board } of this.#boards)
      this.server.post(JSON.stringify({ board: board.id, copies: true }));
  }
}

/** A board that can go on without its server. */
class AloneBoard implements Alone {
  readonly stage = signal<AloneStage>("no");
  readonly lasts = signal(true);
  /** What was there when it began to go on here. */
  #begun: unknown = null;
  #isTouched = false;
  /** Under which name this browser keeps what was played, and that, where it is of an earlier visit. */
  #name: string | null = null;
  #left: unknown = null;

  constructor(
    readonly board: BoardTransport,
    readonly place: string,
    readonly page: PlayAlone,
  ) {
    void leftAlone(place).then((left) => {
      if (!left || this.#name) return;
      this.#name = left.name;
      this.#left = left.saved;
      if (page.server.ready) this.#offer();
    });
  }

  /** Whether it is played here. */
  get isHere(): boolean {
    return this.board.line !== this.page.server || this.stage.peek() === "taking";
  }

  begin(): void {
    if (this.stage.peek() === "offered") this.page.begin();
  }

  take(): void {
    const saved = this.#left ?? this.board.saved;
    if (!this.page.server.ready || !this.#mayChoose) return;
    this.stage.value = "taking";
    this.board.graft(this.page.server, saved, (ok) => this.#taken(saved, ok));
  }

  leave(): void {
    if (!this.page.server.ready || !this.#mayChoose) return;
    this.#forget();
    if (this.isHere) this.board.goOn(this.page.server, null);
    this.stage.value = "no";
    this.page.settle();
  }

  /** Go on here, if its server is gone. */
  goOn(): void {
    if (this.stage.peek() !== "offered") return;
    this.#begun = this.board.copy;
    this.#isTouched = false;
    this.stage.value = "alone";
    this.board.goOn(this.page.worker, this.#begun);
  }

  /** A reader does something at it. */
  touched(): void {
    if (this.board.line !== this.page.server) this.#isTouched = true;
  }

  /** Keep what is played here. */
  keep(): void {
    if (!this.#hasPlayed) return;
    const { name, lasts } = keepAlone(this.place, this.board.saved);
    this.#name = name;
    this.lasts.value = lasts;
  }

  serverGone(): void {
    if (this.board.line === this.page.server && this.board.copy && this.stage.peek() === "no")
      this.stage.value = "offered";
  }

  serverLost(): void {
    if (this.#mayChoose) this.stage.value = this.isHere ? "alone" : "no";
  }

  serverIsBack(isNew: boolean): void {
    const { board, page } = this;
    if (this.stage.peek() === "offered") this.stage.value = "no";
    if (this.#left !== null) this.#offer();
    if (board.line === page.server) return;
    if (isNew) board.restart();
    this.stage.value = "back";
    if (!this.#hasPlayed) this.leave();
    // How far somebody is in a lesson is this browser's business anyway.
    else if (this.#isLesson) this.take();
  }

  pageChanged(): void {
    if (this.isHere) this.stage.value = "changed";
  }

  pythonFails(): void {
    if (this.board.line === this.page.server) return;
    this.#left = this.#hasPlayed ? this.board.saved : null;
    this.stage.value = "no";
    this.board.goOn(this.page.server, null);
    if (this.page.server.ready) this.serverIsBack(false);
    else this.board.giveUp();
  }

  get #mayChoose(): boolean {
    return ["back", "refused"].includes(this.stage.peek());
  }

  get #isLesson(): boolean {
    const { chapter, course, task } = this.board.shown.peek().table;
    return (chapter ?? course ?? task) != null;
  }

  /** Whether something happened here that the server does not have. */
  get #hasPlayed(): boolean {
    return this.#isTouched || !isEqual(movesOf(this.#begun), movesOf(this.board.saved));
  }

  /** Offer what an earlier visit has left. */
  #offer(): void {
    if (this.stage.peek() === "no") this.stage.value = "back";
  }

  #taken(saved: unknown, ok: boolean): void {
    const { board, page } = this;
    if (ok) {
      this.#forget();
      this.stage.value = "no";
    } else {
      this.stage.value = page.server.ready ? "refused" : "alone";
      if (this.#left === null) board.goOn(page.worker, saved);
      else {
        if (!page.server.ready) this.stage.value = "no";
        board.goOn(page.server, null);
      }
    }
    page.settle();
  }

  #forget(): void {
    if (this.#name) dropAlone(this.#name);
    this.#name = this.#left = null;
  }
}

/** What was played of a table. */
function movesOf(saved: unknown): unknown {
  const { start, rounds, moves, at } = (saved ?? {}) as Record<string, unknown>;
  return { start, rounds, moves, at };
}
