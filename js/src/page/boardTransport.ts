// The transport of one board over its page's line to Python, in a worker or at a server: it shows what
// stands in the page until Python is there, or what the reader left; what is asked before that waits.

import { batch, type Signal, signal } from "@preact/signals-core";
import type { Command } from "../protocol/generated/messages";
import { type Reply, UNTOUCHED } from "../protocol/generated/replies";
import type { Art, Change, State, Whole, Words } from "../protocol/generated/scene";
import { followed } from "../protocol/jsonDelta";
import {
  type Alone,
  type Hear,
  Listeners,
  type Moving,
  type Parts,
  type Status,
  type Transport,
} from "../protocol/transport";
import type { SavedLesson } from "../storage/lessonStorage";
import type { BoardHost, BoardLine, BoardMessage, Value } from "./boardHost";
import { isEqual } from "./equal";
import { LeftGame } from "./leftGame";
import type { BoardData } from "./pageData";
import type { SavedBoard } from "./pageStorage";
import { PendingCommands } from "./pendingCommands";

/** Whether a command can only be meant for the deal that is seen: it says what is done there. */
const isOnWhatIsSeen = (command: Command): boolean =>
  "from" in command || "move" in command || "place" in command;

/** The view under which what was played without a server is taken along. */
const GRAFTS = "alone";

/** The settings that a page has for all its boards. */
const OF_PAGE = ["lang", "theme", "notation"];

export class BoardTransport implements Transport {
  readonly art: Art;
  readonly shown: Signal<Parts>;
  readonly status = signal<Status>("waking");
  readonly lost = signal(false);
  /** What is offered while its server is gone; null where nothing can be. */
  alone: Alone | null = null;
  /** Its table as this browser may go on with it without a server; null where it may not. */
  copy: unknown = null;
  /** Hears that a reader does something at it. */
  touched: (() => void) | null = null;
  /** Where it is shown on the page. */
  readonly places: HTMLElement[] = [];
  /** The language that is shown. */
  lang: string;
  /** Whether this board is open in Python. */
  #open = false;
  /** What is shown, under the number that the worker has for it. */
  #moving: Moving;
  #number = 0;
  /** Whether what comes next was dealt for this reader: another board, and no move of anybody's. */
  #dealt = false;
  /** How many deals are still to come for which it is too late: somebody has begun with another. */
  #late = 0;
  /** The game as it goes on, once it is another than that of the page. */
  #saved: unknown = null;
  /** Whether Python has opened it once: what is shown was seen by it then. */
  #seated = false;
  /** Whether a server that knows nothing of it is to go on with what was left. */
  #resumes = false;
  /** Whether it was asked to, and has not answered yet. */
  #resuming = false;
  /** Takes along what was played without the server, and hears whether that was done; null if not. */
  #graft: { saved: unknown; before: Moving; done(ok: boolean): void } | null = null;
  #grafts = 0;
  /** The board as it was when a server went that may have done what it was sent; null without one. */
  #before: unknown = null;
  #left = new LeftGame();
  #pending = new PendingCommands();
  #listeners = new Listeners();

  constructor(
    readonly id: string,
    readonly data: BoardData,
    readonly host: BoardHost,
    /** That over which it is played now. */
    public line: BoardLine,
    kept: SavedBoard | null,
    left: SavedLesson | null = null,
  ) {
    const { lang } = data.follows ? host.chosen : data;
    this.art = host.data.art[data.game] as Art;
    this.lang = this.#spoken(lang);
    this.#moving = this.#first();
    if (left) this.#saved = this.#here(left.saved);
    if (kept) {
      this.#saved = kept.saved;
      if (kept.version === host.data.version) {
        this.lang = kept.lang;
        this.#moving = kept.shown;
      }
    }
    this.shown = signal(this.#parts());
    if (data.follows) {
      this.#dress("theme", host.chosen.theme);
      this.#dress("notation", host.chosen.notation);
    }
  }

  send(command: Command): void {
    if (command.kind === "choose" && this.data.follows && OF_PAGE.includes(command.name)) {
      this.host.choose(command.name, command.value);
      this.#reply(command, true);
    } else if (this.status.peek() === "gone") throw new Error("nobody is there any more");
    else if (command.kind === "ping" && (!this.#open || this.#dealt)) this.#reply(command, true);
    else if (!this.#asksAgain(command)) this.#ask(command);
  }

  listen(hear: Hear, miss: () => void): () => void {
    return this.#listeners.add(hear, miss);
  }

  fetchLater(): Promise<string> {
    return Promise.reject(new Error("the page has all of the module"));
  }

  /** Ask nothing more. */
  close(): void {
    this.#pending.clear();
  }

  /** Whether it has to be opened without being asked for anything. */
  get stirs(): boolean {
    return this.data.lively || this.data.anew !== null || this.#saved !== null;
  }

  /** Whether somebody waits for its answer. */
  get awaited(): boolean {
    return this.#pending.size > 0;
  }

  /** Open it in Python, unless it is. */
  open(): void {
    if (this.#open || !this.line.ready) return;
    this.#open = true;
    const { saved, anew, follows, sealed } = this.data;
    const isFirst = this.#saved === null && !this.#seated;
    if (isFirst && sealed) this.#drop(isOnWhatIsSeen);
    // Who has begun goes on with what was seen, and only what comes later is drawn anew.
    const isBegun = this.#pending.commands.some(({ kind }) => !UNTOUCHED.has(kind));
    const drawn = isBegun && anew === "deal" ? "throws" : anew;
    const choose = follows ? this.host.chosen : { lang: this.lang };
    this.#dealt = isFirst && drawn === "deal";
    this.#post({
      open: this.#saved ?? saved ?? this.#left.token,
      anew: isFirst ? drawn : null,
      choose,
    });
    this.#resuming = this.#resumes && this.#left.lesson !== null;
    if (this.#resuming)
      this.#post({
        command: { view: "page", seq: 0, kind: "resume", saved: this.#left.lesson },
      });
    this.#resumes = false;
    if (this.#graft) {
      this.#grafts += 1;
      const command = { view: GRAFTS, seq: this.#grafts, kind: "graft", saved: this.#graft.saved };
      this.#post({ command });
    }
    this.#pending.recall();
    this.#postUnsent();
  }

  /** Go on over another line: from a table, or from what is there; nothing that is shown changes. */
  goOn(line: BoardLine, saved: unknown): void {
    this.line = line;
    this.#saved = saved;
    this.#graft = null;
    this.#open = false;
    this.#dealt = false;
    this.#late = 0;
    this.status.value = "waking";
    this.#drop(() => true); // it was asked of what is gone on with no more
    this.open();
  }

  /**
   * Have a server go on with a table that was played without it, unseen until that is done. Where the
   * server does not do so, or goes, the board stands still until it is told what to go on with.
   */
  graft(line: BoardLine, saved: unknown, done: (ok: boolean) => void): void {
    this.#graft = { saved, before: this.#moving, done };
    this.line = line;
    this.#saved = null;
    this.#open = false;
    this.open();
  }

  /** The table as it was kept last, since this browser goes on with it. */
  get saved(): unknown {
    return this.#saved;
  }

  /**
   * Python knows nothing of what was open, and what it was sent before may have been done or not: what
   * is shown now tells that.
   */
  restart(): void {
    if (!this.#seated) return;
    this.#pending.doubt();
    this.#before ??= this.#moving.scene;
    this.#resumes = true;
  }

  /** There is a line again after it was given up. */
  rouse(): void {
    if (this.status.peek() === "gone") this.status.value = "waking";
  }

  /** Open it if it has to be, now that Python can be spoken to; returns whether it does so. */
  wake(): boolean {
    if (this.#open || !(this.stirs || this.awaited)) return false;
    this.open();
    return true;
  }

  /**
   * The line is no more; over the next one is asked again what was not answered over this one, unless
   * so many have ended meanwhile.
   */
  sleep(most: number): void {
    this.#open = false;
    if (this.#graft) {
      this.#endGraft(false);
      return;
    }
    this.#dealt = false;
    this.#late = 0;
    this.status.value = "waking";
    for (const command of this.#pending.fail(most)) this.#reply(command, false);
  }

  /** Python is busy and not gone: who waits for its answer waits for it from now on. */
  wait(): void {
    if (!this.awaited || this.status.peek() !== "awake") return;
    this.status.value = "waking";
    this.status.value = "awake";
  }

  /** There is no line any more: who asks hears so at once, and the board tells of it. */
  giveUp(): void {
    this.#pending.clear();
    this.status.value = "gone";
  }

  /** What Python says of this board. */
  hear({ message, saved, copy, rest, refused }: BoardMessage): void {
    if (copy !== undefined) this.copy = copy;
    else if (refused !== undefined) this.#refused(refused);
    else if (this.#late > 0) this.#late -= message?.kind === "state" && message.state.whole ? 1 : 0;
    else if (message?.kind === "state") this.#show(message.state);
    else if (message?.kind === "reply") this.#settle(message);
    else if (saved !== undefined) {
      this.#saved = saved;
      const shown = rest ?? this.#moving;
      const lang = rest?.words.lang ?? this.lang;
      const { version } = this.host.data;
      this.host.keep(this, { saved, shown, lang, version, id: this.id });
    }
  }

  /** A game that was begun here is of another version, and no board of this one begins as it did. */
  lose(): void {
    if (this.#saved === null) this.lost.value = true;
  }

  /** A reader has chosen something for all boards that follow the page. */
  choose(name: string, value: Value): void {
    if (this.#open) this.#post({ command: { view: "page", seq: 0, kind: "choose", name, value } });
    else if (name !== "lang") this.#dress(name, value);
    else if (this.#saved === null) {
      this.lang = this.#spoken(String(value));
      const { theme, notation } = this.#moving.table;
      this.#moving = this.#first();
      this.#dress("theme", theme);
      this.#dress("notation", notation);
    } else this.open();
  }

  /** A lesson that was left elsewhere: its next game is where this page has it. */
  #here(saved: Record<string, unknown>): unknown {
    const { course } = this.data.saved as { course?: { page: unknown } };
    return course
      ? { ...saved, course: { ...(saved["course"] as object), page: course.page } }
      : saved;
  }

  #ask(command: Command): void {
    this.lost.value = false;
    // What is done is done on what is seen: that deal, or none where it is nobody's.
    if (this.#dealt && this.data.sealed && isOnWhatIsSeen(command)) {
      this.#reply(command, false);
      return;
    }
    this.#pending.add(command);
    this.#left.ask(command);
    if (!UNTOUCHED.has(command.kind)) this.touched?.();
    if (!this.line.ready) this.line.wake();
    // A deal that is on its way comes too late.
    if (this.#dealt && !this.data.sealed && !UNTOUCHED.has(command.kind)) {
      this.#late += 1;
      this.#open = false;
    }
    if (!this.#open) this.open();
    else this.#postUnsent();
  }

  #postUnsent(): void {
    // Nobody knows yet which table it is that goes on.
    if (this.#graft) return;
    for (const command of this.#pending.unsent()) this.#post({ command });
  }

  /** Ask again what was not done when a server went: then all is as it was before. */
  #decide(): void {
    if (this.#before === null || this.#resuming) return;
    const wereDone = !isEqual(this.#before, this.#moving.scene);
    this.#before = null;
    for (const command of this.#pending.decide(wereDone)) this.#reply(command, false);
    this.#postUnsent();
  }

  /** Who clicks again while Python starts means it once, and has the reply to the first time. */
  #asksAgain(command: Command): boolean {
    return this.status.peek() === "waking" && this.#pending.join(command);
  }

  #reply({ view, seq }: Command, ok: boolean): void {
    this.#settle({ kind: "reply", view, seq, ok });
  }

  /** Have those wait no more whose commands are such. */
  #drop(isSuch: (command: Command) => boolean): void {
    for (const command of this.#pending.drain(isSuch)) this.#reply(command, false);
  }

  #settle(reply: Reply): void {
    if (reply.view === GRAFTS) {
      if (reply.seq === this.#grafts) this.#endGraft(reply.ok === true);
      return;
    }
    this.#left.hear(reply);
    if (this.#resuming && reply.view === "page") {
      this.#resuming = false;
      this.#decide();
    }
    for (const one of this.#pending.settle(reply)) this.#listeners.hear(one);
  }

  /** The server has gone on with what was played without it, or has not. */
  #endGraft(ok: boolean): void {
    const graft = this.#graft;
    this.#graft = null;
    if (ok) {
      this.shown.value = this.#parts();
      this.status.value = "awake";
      this.#postUnsent();
    } else if (graft) this.#moving = graft.before;
    graft?.done(ok);
  }

  /** A game that was kept cannot be gone on with: it is put away, and the page's own begins. */
  #refused(why: string): void {
    console.warn(why);
    this.#open = false;
    if (this.#graft) {
      this.#endGraft(false);
      return;
    }
    if (this.#saved === null) {
      this.giveUp();
      return;
    }
    this.#saved = null;
    this.host.keep(this, null);
    this.lost.value = true;
    this.open();
  }

  #show({ lang, whole, change }: State): void {
    if (lang !== undefined) this.lang = lang;
    const isDealt = this.#dealt;
    this.#dealt = false; // who hears of it may ask at once
    batch(() => {
      if (whole) {
        this.#seated = true;
        this.#take(whole);
      } else if (change) this.#follow(change);
      if (this.#graft) return;
      if (whole) this.status.value = "awake";
      this.shown.value = this.#parts();
    });
    if (whole && !this.#graft) this.#decide();
    if (isDealt) requestAnimationFrame(() => this.places.forEach(still));
  }

  /** Show all that there is; what is shown already stays as it is, so that nobody sees a seam. */
  #take({ number, board, scene, table, sheet }: Whole): void {
    const shown = this.#moving;
    const kept = <T>(part: T, known: T): T => (isEqual(part, known) ? known : part);
    this.#number = number;
    this.#moving = {
      board: kept(board ?? shown.board, shown.board),
      scene: kept(scene, shown.scene),
      table: kept(table, shown.table),
      sheet: kept(sheet, shown.sheet),
    };
  }

  #follow(change: Change): void {
    const now = followed({ number: this.#number, ...this.#moving }, change.number, change.parts);
    if (now === null) {
      this.#listeners.miss();
      return;
    }
    const { number, ...moving } = now;
    this.#number = number;
    this.#moving = moving;
  }

  #post(message: object): void {
    this.line.post(JSON.stringify({ board: this.id, ...message }));
  }

  #dress(name: string, value: Value): void {
    this.#moving = { ...this.#moving, table: { ...this.#moving.table, [name]: value } };
    this.shown.value = this.#parts();
  }

  /** What the page shows of this board before anybody plays. */
  #first(): Moving {
    const { states } = this.data;
    const shown = states[this.lang] ?? Object.values(states)[0];
    if (!shown) throw new Error(`board ${this.id} has no state`);
    return shown;
  }

  /** The language that this board has for one that is asked for. */
  #spoken(lang: string): string {
    return lang in this.data.states ? lang : "en";
  }

  #parts(): Parts {
    const words = this.host.data.words[this.data.game]?.[this.lang] as Words;
    return { ...this.#moving, words };
  }
}

/** Let nothing glide on a board that has become another one. */
function still(place: HTMLElement): void {
  for (const animation of place.querySelector("svg.tt-board")?.getAnimations({ subtree: true }) ??
    [])
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
}
