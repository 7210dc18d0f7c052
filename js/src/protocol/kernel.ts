// The wire to the kernel: synced traits come in as signals, intents go out and are answered.

import type { AnyModel } from "@anywidget/types";
import { batch, type Signal, signal } from "@preact/signals-core";
import { type Followed, followed } from "./change";
import type { Command } from "./generated/messages";
import { type Reply, UNTOUCHED } from "./generated/replies";
import type { Art, Aside, Board, Scene, Sheet, TableState, Words } from "./generated/scene";
import { Keyed } from "./keyedSignal";
import { fetched } from "./sharedParts";
import { joined, NO_ROWS, type Rows } from "./sheetRows";

/** What an intent says, without the number that the wire gives it. */
export type Ask = Command extends infer I
  ? I extends unknown
    ? Omit<I, "view" | "seq">
    : never
  : never;

/** The hashes of what a table shares with others. */
export interface Keys {
  module: string;
  style: string;
  /** The piece of the module that comes when it is asked for. */
  later: string;
  art: string;
  words: string;
  /** The board that the table was opened with. */
  board: string;
}

/** What the keys of a table stand for. */
export interface Shared {
  art: Art;
  words: Words;
  board: Board;
}

interface Traits extends Followed {
  _keys: Keys;
  /** Whether whoever answers is still being started, which may take its time. */
  _waking?: boolean;
  /** Whether nobody will answer any more. */
  _gone?: boolean;
  /** Whether a game that was kept could not be gone on with. */
  _lost?: boolean;
}

/** How long an answer may take before the table says that it is not connected. */
export const PATIENCE = 4000;
/** How often a quiet table asks whether the kernel is there. */
export const HEARTBEAT = 8000;
/** After this long without a touch a table stops asking, so that a host may end idle kernels. */
export const ATTENTION = 5 * 60_000;

/** So many intents of a view wait for an answer; what comes beyond that is not sent. */
export const MOST_WAITING = 100;
/** After so many pings without an answer each pause is twice as long: hosts keep what they cannot send. */
const PINGS = 40;

let views = 0;

export class Kernel {
  readonly board: Signal<Board>;
  readonly scene: Keyed<Scene>;
  readonly table: Keyed<TableState>;
  readonly words: Signal<Words>;
  /** The score sheet, as far as it is known here. */
  readonly rows: Signal<Rows>;
  /** What was answered last. */
  last: Reply = {};
  /** The seed, once somebody has asked for it or set it. */
  readonly seed = signal<{ deal: number; text: string } | null>(null);
  /** False from the moment an intent stays unanswered until the next answer. */
  readonly connected = signal(true);
  /** Whether any table of this page ever had an answer: a saved page has no kernel at all. */
  static answered = false;
  /** Whether somebody waits for an answer of what is still waking. */
  readonly waking = signal(false);
  /** Whether a game that was kept could not be gone on with. */
  readonly lost = signal(false);

  /** Whether the view can be seen; boards further down the page leave the kernel in peace. */
  visible = true;

  readonly id = `${(++views).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  #model: AnyModel<Traits>;
  #seq = 0;
  #open = new Map<number, { timer: number | null; done: (ok: boolean) => void }>();
  #heart: number;
  /** What is asked for already: the sheet, or the whole. */
  #asked = new Set<string>();
  /** Ends what is waited for when the view closes. */
  #gone = new AbortController();
  /** The text of the module that comes when it is asked for. */
  #later: Promise<string> | undefined;
  /** The hash of the words that are shown. */
  #words: string;
  /** The board that the table was opened with. */
  #first: Board;
  /** The answer that came along with the last change; each is heard once. */
  #along: object | undefined;
  #touched = Date.now();
  /** How often the heart has beaten since nobody answers. */
  #beats = 0;

  /** The art never changes while a table lives. */
  readonly art: Art;

  /** With what the keys stand for that the model had when it was fetched. */
  constructor(
    model: AnyModel,
    keys: Keys,
    shared: Shared,
    /** Hears what comes aside of an answer. */
    readonly aside: (aside: Aside, kernel: Kernel) => void = () => {},
  ) {
    this.#model = model as unknown as AnyModel<Traits>;
    this.#words = keys.words;
    this.art = shared.art;
    this.#first = shared.board;
    this.#along = this.#model.get("_change").answer;
    this.#follow();
    const { board, scene, table } = this.#model.get("_whole");
    this.board = signal(board ?? shared.board);
    this.scene = new Keyed(scene);
    this.table = new Keyed(table);
    this.words = signal(shared.words);
    this.rows = signal(NO_ROWS);
    this.#model.on("change", this.#changed);
    this.#model.on("change:_waking", this.#woken);
    this.#model.on("msg:custom", this.#heard);
    this.#heart = setInterval(this.#beat, HEARTBEAT) as unknown as number;
    this.#changed();
  }

  /** Ask the kernel; resolves to whether it obeyed, and to false when nobody answers. */
  ask(ask: Ask): Promise<boolean> {
    if (!UNTOUCHED.has(ask.kind)) this.touch();
    if (this.#open.size >= MOST_WAITING) return Promise.resolve(false);
    const seq = ++this.#seq;
    return new Promise((done) => {
      this.#open.set(seq, { timer: this.#patience(seq), done });
      this.waking.value = this.#model.get("_waking") === true;
      try {
        this.#model.send({ ...ask, view: this.id, seq });
      } catch {
        this.#missed(seq);
      }
    });
  }

  /** Fetch the text of the module that a page needs only when somebody asks for it. */
  later(): Promise<string> {
    const { later } = this.#model.get("_keys");
    const model = this.#model as unknown as AnyModel;
    // Every board that needs it asks: the one that asked first may be gone before its answer comes.
    this.#later ??= fetched(model, [later], this.#gone.signal).then(([text]) => text as string);
    return this.#later;
  }

  /** How many intents wait for their answer. */
  get waiting(): number {
    return this.#open.size;
  }

  /** Somebody is here, so it is worth asking whether the kernel is too. */
  touch(): void {
    this.#touched = Date.now();
    this.#beats = 0;
  }

  close(): void {
    this.#gone.abort();
    clearInterval(this.#heart);
    for (const { timer, done } of this.#open.values()) {
      if (timer !== null) clearTimeout(timer);
      done(false);
    }
    this.#open.clear();
    this.#model.off("change", this.#changed);
    this.#model.off("change:_waking", this.#woken);
    this.#model.off("msg:custom", this.#heard);
  }

  #follow(): void {
    if (!followed(this.#model, this.#first)) this.#askOnce("whole");
  }

  #askOnce(kind: "sheet" | "whole"): void {
    if (this.#asked.has(kind)) return;
    this.#asked.add(kind);
    void this.ask({ kind }).then(() => this.#asked.delete(kind));
  }

  /** The time that an answer may take, from now or from when there is somebody to answer. */
  #patience(seq: number): number | null {
    if (this.#model.get("_waking") === true) return null;
    return setTimeout(() => this.#missed(seq), PATIENCE) as unknown as number;
  }

  #woken = (): void => {
    const gone = this.#model.get("_gone") === true;
    for (const [seq, open] of [...this.#open]) {
      if (open.timer !== null) clearTimeout(open.timer);
      if (gone) this.#missed(seq);
      else open.timer = this.#patience(seq);
    }
    if (gone && this.visible) this.connected.value = false;
    this.waking.value = this.#model.get("_waking") === true && this.#open.size > 0;
  };

  #changed = (): void => {
    this.#follow();
    this.lost.value = this.#model.get("_lost") === true;
    const { words } = this.#model.get("_keys");
    if (words === this.#words) this.#show();
    else void this.#wait(words);
    const { answer } = this.#model.get("_change");
    if (answer === this.#along) return;
    this.#along = answer;
    if (answer) this.#heard({ kind: "answer", ...answer });
  };

  /** The board waits for its words: both are of one language. */
  async #wait(words: string): Promise<void> {
    const [said] = await fetched(this.#model as unknown as AnyModel, [words]);
    if (this.#gone.signal.aborted || this.#model.get("_keys").words !== words) return;
    this.#words = words;
    this.#show(said as Words);
  }

  #show(said = this.words.peek()): void {
    batch(() => {
      const { board, scene, table, sheet } = this.#model.get("_whole");
      this.board.value = board ?? this.#first;
      this.words.value = said;
      this.table.whole.value = table;
      this.scene.whole.value = scene;
      this.#read(sheet);
    });
  }

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

  #heard = (message: Reply): void => {
    if (message.kind !== "answer" || message.view !== this.id) return;
    Kernel.answered = true;
    // What a page can do by itself is answered there, and brings nobody back.
    this.connected.value = this.#model.get("_gone") !== true;
    this.last = message;
    if (message.sheet) this.#read(message.sheet);
    if (message.aside) this.aside(message.aside, this);
    if (message.seed) this.seed.value = { deal: message.deal ?? -1, text: message.seed };
    this.#settle(Number(message.seq), message.ok === true);
  };

  #missed(seq: number): void {
    this.connected.value = false;
    this.#settle(seq, false);
  }

  #settle(seq: number, ok: boolean): void {
    const open = this.#open.get(seq);
    if (!open) return;
    this.#open.delete(seq);
    if (open.timer !== null) clearTimeout(open.timer);
    if (this.#open.size === 0) this.waking.value = false;
    open.done(ok);
  }

  #beat = (): void => {
    this.#beats = this.connected.value ? 0 : this.#beats + 1;
    const attended = this.visible && Date.now() - this.#touched < ATTENTION;
    const hidden = typeof document !== "undefined" && document.hidden;
    const due = this.#beats <= PINGS || Number.isInteger(Math.log2(this.#beats / PINGS));
    if ((attended && !hidden && this.#open.size === 0) || (!this.connected.value && due)) {
      void this.ask({ kind: "ping" });
    }
  };
}
