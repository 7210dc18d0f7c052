// What a board needs of whatever carries its table: a notebook's comm, a worker, a recording.

import type { ReadonlySignal } from "@preact/signals-core";
import type { Command } from "./generated/messages";
import type { Reply } from "./generated/replies";
import type { Art, Board, Scene, Sheet, TableState, Words } from "./generated/scene";

/** What moves change. */
export interface Moving {
  board: Board;
  scene: Scene;
  table: TableState;
  sheet: Sheet;
}

/** What is shown: all of it is of one language. */
export interface Parts extends Moving {
  words: Words;
}

/** Whether somebody answers, is still being started, which may take its time, or is there no more. */
export type Status = "awake" | "waking" | "gone";

/** Hears a reply, to its own command or to that of another board. */
export type Hear = (reply: Reply) => void;

/** How it is about a board that can go on in this browser while its server is gone. */
export type AloneStage =
  /** Its server plays, or it cannot go on. */
  | "no"
  /** Its server is gone, and it could go on here. */
  | "offered"
  | "alone"
  /** The server is there again, and does not have what was played here. */
  | "back"
  /** The server is there again, with another version of the page. */
  | "changed"
  | "taking"
  /** The server does not take it along. */
  | "refused";

/** The choices of whoever sits at such a board. */
export interface Alone {
  readonly stage: ReadonlySignal<AloneStage>;
  /** Whether what is played here lasts for longer than the page. */
  readonly lasts: ReadonlySignal<boolean>;
  /** Go on here. */
  begin(): void;
  /** Have the server go on with what was played here. */
  take(): void;
  /** Go on at the server, without it. */
  leave(): void;
}

/** One table's line to its board. A new way to carry a table is a value with these members. */
export interface Transport {
  /** It never changes while a table lives. */
  readonly art: Art;
  /** What is shown now; of parts that have stayed it has the same objects. */
  readonly shown: ReadonlySignal<Parts>;
  readonly status: ReadonlySignal<Status>;
  /** Whether a game that was kept could not be gone on with. */
  readonly lost: ReadonlySignal<boolean>;
  /** What is offered where a server plays that may go; null where that cannot be. */
  readonly alone?: Alone | null;
  /** Send a command, which is replied to some time; throws where it cannot be sent. */
  send(command: Command): void;
  /**
   * Have somebody hear each reply from now on, and that a change was missed, so that the whole has to
   * be asked for. Returns what ends it.
   */
  listen(hear: Hear, miss: () => void): () => void;
  /** Fetch the text of the module that is needed only when somebody asks for it. */
  fetchLater(): Promise<string>;
  /** End what is waited for and listened to. */
  close(): void;
}

/** Who listens to a transport that has several boards. */
export class Listeners {
  readonly #all = new Map<Hear, () => void>();

  add(hear: Hear, miss: () => void): () => void {
    this.#all.set(hear, miss);
    return () => this.#all.delete(hear);
  }

  hear(reply: Reply): void {
    for (const hear of [...this.#all.keys()]) hear(reply);
  }

  miss(): void {
    for (const miss of [...this.#all.values()]) miss();
  }
}
