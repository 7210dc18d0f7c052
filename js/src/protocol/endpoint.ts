// The browser's end of a table: what is shown comes in as signals, commands go out and are answered,
// whatever carries them.

import { signal } from "@preact/signals-core";
import type { Command } from "./generated/messages";
import { type Reply, UNTOUCHED } from "./generated/replies";
import type { Art, Aside, Board, Scene, Sheet, TableState, Words } from "./generated/scene";
import { Keyed } from "./keyedSignal";
import { joined, NO_ROWS, type Rows } from "./sheetRows";
import type { Parts, Status, Transport } from "./transport";

/** What a command says, without the view and the number that it goes under. */
export type Ask = Command extends infer I
  ? I extends unknown
    ? Omit<I, "view" | "seq">
    : never
  : never;

/** How long an answer may take before the table says that it is not connected. */
export const PATIENCE = 4000;
/** How often a quiet table asks whether the kernel is there. */
export const HEARTBEAT = 8000;
/** After this long without a touch a table stops asking, so that a host may end idle kernels. */
export const ATTENTION = 5 * 60_000;

/** So many commands of a view wait for an answer; what comes beyond that is not sent. */
export const MOST_WAITING = 100;
/** After so many pings without an answer each pause is twice as long: hosts keep what they cannot send. */
const PINGS = 40;

/** Ends the waiting for an answer; there is none where it may take any time. */
type Timer = ReturnType<typeof setTimeout> | undefined;

let views = 0;

export class Endpoint {
  readonly art: Art;
  // What is shown stands in these from the constructor's end on.
  readonly board = signal({} as Board);
  readonly scene = new Keyed({} as Scene);
  readonly table = new Keyed({} as TableState);
  readonly words = signal({} as Words);
  /** The score sheet, as far as it is known here. */
  readonly rows = signal<Rows>(NO_ROWS);
  /** What was answered last. */
  last: Reply = {};
  /** The seed, once somebody has asked for it or set it. */
  readonly seed = signal<{ deal: number; text: string } | null>(null);
  /** False from the moment a command stays unanswered until the next answer. */
  readonly connected = signal(true);
  /** Whether any table of this page ever had an answer: a saved page has no kernel at all. */
  static answered = false;
  /** Whether somebody waits for an answer of what is still waking. */
  readonly waking = signal(false);

  /** Whether the view can be seen; boards further down the page leave the kernel in peace. */
  visible = true;

  readonly id = `${(++views).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  #seq = 0;
  #open = new Map<number, { timer: Timer; done: (ok: boolean) => void }>();
  /** What is asked for already: the sheet, or the whole. */
  #asked = new Set<string>();
  #touched = Date.now();
  /** How often the heart has beaten since nobody answers. */
  #beats = 0;
  /** What ends at the close. */
  #ends: (() => void)[];

  constructor(
    readonly transport: Transport,
    /** Hears what comes aside of an answer. */
    readonly aside: (aside: Aside, endpoint: Endpoint) => void = () => {},
  ) {
    this.art = transport.art;
    const heart = setInterval(this.#beat, HEARTBEAT);
    let status = transport.status.peek();
    this.#ends = [
      () => clearInterval(heart),
      transport.listen(this.#hear, () => this.#askOnce("whole")),
      transport.shown.subscribe(this.#show),
      transport.status.subscribe((now) => {
        if (now !== status) this.#woken(now);
        status = now;
      }),
    ];
  }

  /** Give a command; resolves to whether it was done, and to false when nobody answers. */
  ask(ask: Ask): Promise<boolean> {
    const status = this.transport.status.peek();
    // What a page asks by itself, no reader waits for.
    if (!UNTOUCHED.has(ask.kind)) {
      this.touch();
      this.waking.value = status === "waking";
    }
    if (this.#open.size >= MOST_WAITING) return Promise.resolve(false);
    const seq = ++this.#seq;
    return new Promise((done) => {
      this.#open.set(seq, { timer: this.#patience(seq, status), done });
      try {
        this.transport.send({ ...ask, view: this.id, seq } as Command);
      } catch {
        this.#missed(seq);
      }
    });
  }

  /** How many commands wait for their answer. */
  get waiting(): number {
    return this.#open.size;
  }

  /** Somebody is here, so it is worth asking whether the kernel is too. */
  touch(): void {
    this.#touched = Date.now();
    this.#beats = 0;
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const { timer, done } of this.#open.values()) {
      clearTimeout(timer);
      done(false);
    }
    this.#open.clear();
  }

  #askOnce(kind: "sheet" | "whole"): void {
    if (this.#asked.has(kind)) return;
    this.#asked.add(kind);
    void this.ask({ kind }).then(() => this.#asked.delete(kind));
  }

  /** The time that an answer may take, from now or from when there is somebody to answer. */
  #patience(seq: number, status: Status): Timer {
    return status === "waking" ? undefined : setTimeout(() => this.#missed(seq), PATIENCE);
  }

  #woken(status: Status): void {
    const gone = status === "gone";
    for (const [seq, open] of [...this.#open]) {
      clearTimeout(open.timer);
      if (gone) this.#missed(seq);
      else open.timer = this.#patience(seq, status);
    }
    if (!gone) this.connected.value = true;
    else if (this.visible) this.connected.value = false;
    this.waking.value = status === "waking" && this.#open.size > 0;
  }

  /** Hear what is shown, by a signal, which has all that hangs on it follow at once. */
  #show = ({ board, scene, table, sheet, words }: Parts): void => {
    this.board.value = board;
    this.words.value = words;
    this.table.whole.value = table;
    this.scene.whole.value = scene;
    this.#read(sheet);
  };

  /** Take in the end of the sheet; where rows are missing before it, ask for all of them. */
  #read(sheet: Sheet): void {
    const rows = joined(this.rows.peek(), sheet);
    if (rows) {
      this.rows.value = rows;
      return;
    }
    // What is known is of another line, and perhaps for other eyes: the end stands alone so long.
    this.rows.value = { version: -1, turns: sheet.turns };
    this.#askOnce("sheet");
  }

  #hear = (reply: Reply): void => {
    if (reply.view !== this.id) return;
    Endpoint.answered = true;
    // What a page can do by itself is answered there, and brings nobody back.
    this.connected.value = this.transport.status.peek() !== "gone";
    this.last = reply;
    if (reply.sheet) this.#read(reply.sheet);
    if (reply.aside) this.aside(reply.aside, this);
    if (reply.seed) this.seed.value = { deal: reply.deal ?? -1, text: reply.seed };
    this.#settle(reply.seq as number, !!reply.ok);
  };

  #missed(seq: number): void {
    this.connected.value = false;
    this.#settle(seq, false);
  }

  #settle(seq: number, ok: boolean): void {
    const open = this.#open.get(seq);
    if (!open) return;
    this.#open.delete(seq);
    clearTimeout(open.timer);
    if (this.#open.size === 0) this.waking.value = false;
    open.done(ok);
  }

  #beat = (): void => {
    this.#beats = this.connected.value ? 0 : this.#beats + 1;
    const attended = this.visible && Date.now() - this.#touched < ATTENTION;
    const hidden = globalThis.document?.hidden;
    const due = this.#beats <= PINGS || Number.isInteger(Math.log2(this.#beats / PINGS));
    if ((attended && !hidden && this.#open.size === 0) || (!this.connected.value && due)) {
      void this.ask({ kind: "ping" });
    }
  };
}
