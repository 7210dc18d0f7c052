// One board of the page: shown from what stands in the page, then from what its worker sends.

import { changed } from "../protocol/change";
import type { Delta, Whole } from "../protocol/generated/scene";
import { publish } from "../protocol/sharedParts";
import type { SavedLesson } from "../storage/lessonStorage";
import { BoardModel } from "./boardModel";
import type { BoardData, PageData, Shown } from "./pageData";
import type { SavedBoard } from "./pageStorage";

/** An intent as the board's views send them. */
export interface Intent {
  view: string;
  seq: number;
  kind: string;
  name?: string;
  value?: unknown;
}

/** What has changed at a board: all of it at first, then what makes it of what was before. */
interface State {
  /** The language, when it is another; the page has its words. */
  lang?: string;
  whole?: Whole;
  change?: { number: number; parts: Record<string, Delta> };
}

/** What the wire of a board sends. */
type Message =
  | { kind: "state"; state: State }
  | { kind: "answer"; view: string; seq: number; ok: boolean };

/** What the worker says of a board. */
export interface WorkerMessage {
  message?: Message;
  saved?: unknown;
  /** What to show whoever comes back, where that is not what is shown now. */
  rest?: Shown & { words: { lang: string } };
  refused?: string;
}

/** What is chosen once for all boards of a page. */
export interface PageChoices {
  lang: string;
  theme: string;
  notation: boolean;
}

export type Value = string | boolean;

/** What a board has to have done for it. */
export interface BoardHost {
  readonly data: PageData;
  /** Whether Python can be spoken to. */
  readonly ready: boolean;
  /** The settings of the page that hold for boards which follow it. */
  readonly chosen: PageChoices;
  post(text: string): void;
  keep(board: LiveBoard, kept: SavedBoard | null): void;
  /** A reader has chosen something for all boards. */
  choose(name: string, value: Value): void;
}

/** How often an intent is put to a worker that ends over it. */
const TRIES = 2;

/** The settings that a page has for all its boards. */
const OF_PAGE = ["lang", "theme", "notation"];

export class LiveBoard {
  readonly model: BoardModel;
  /** Where it is shown on the page. */
  readonly places: HTMLElement[] = [];
  /** The language that is shown. */
  lang: string;
  /** Whether this board is open in the worker. */
  #open = false;
  /** Whether there is nobody any more who could answer. */
  #gone = false;
  /** What is shown, under the number that the worker has for it. */
  #shown: Shown;
  #number = 0;
  /** Whether what comes next was dealt for this reader: another board, and no move of anybody's. */
  #dealt = false;
  /** How many deals are still to come for which it is too late: somebody has begun with another. */
  #late = 0;
  /** The game as it goes on, once it is another than that of the page. */
  #saved: unknown = null;
  /** What waits for its answer, with how often it was put, and who has asked the same again. */
  #asked = new Map<string, { intent: Intent; tries: number; again: Intent[] }>();

  constructor(
    readonly id: string,
    readonly data: BoardData,
    readonly office: BoardHost,
    kept: SavedBoard | null,
    left: SavedLesson | null = null,
  ) {
    const { lang } = data.follows ? office.chosen : data;
    this.lang = this.#spoken(lang);
    this.#shown = this.#first();
    if (left) this.#saved = this.#here(left.saved);
    if (kept) {
      this.#saved = kept.saved;
      if (kept.version === office.data.version) {
        this.lang = kept.lang;
        this.#shown = kept.shown;
      }
    }
    const words = Object.entries(office.data.words[data.game] ?? {});
    publish({
      ...Object.fromEntries(words.map(([lang, said]) => [`words-${data.game}-${lang}`, said])),
      [`art-${data.game}`]: office.data.art[data.game],
      [`board-${id}`]: this.#shown.board,
      style: "",
    });
    this.model = new BoardModel(
      {
        _keys: { ...this.#keys(), style: "style", art: `art-${data.game}`, board: `board-${id}` },
        _change: {},
        _waking: true,
        ...this.#traits(),
      },
      (content) => this.#ask(content as Intent),
    );
    if (data.follows) {
      this.#dress("theme", office.chosen.theme);
      this.#dress("notation", office.chosen.notation);
    }
  }

  /** Whether it has to be opened without being asked for anything. */
  get stirs(): boolean {
    return this.data.lively || this.data.anew !== null || this.#saved !== null;
  }

  /** Whether somebody waits for its answer. */
  get awaited(): boolean {
    return this.#asked.size > 0;
  }

  /** Open it in the worker, unless it is. */
  open(): void {
    if (this.#open || !this.office.ready) return;
    this.#open = true;
    const { saved, anew, follows } = this.data;
    // Who has begun goes on with what was seen, and only what comes later is drawn anew.
    const drawn = this.#asked.size > 0 && anew === "deal" ? "throws" : anew;
    const choose = follows ? this.office.chosen : { lang: this.lang };
    this.#dealt = this.#saved === null && drawn === "deal";
    this.#post({
      open: this.#saved ?? saved,
      anew: this.#saved === null ? drawn : null,
      choose,
    });
    for (const { intent } of this.#asked.values()) this.#post({ intent });
  }

  /** Open it if it has to be, now that Python can be spoken to; returns whether it does so. */
  wake(): boolean {
    if (this.#open || !(this.stirs || this.awaited)) return false;
    this.open();
    return true;
  }

  /** The worker is no more; the next one is asked again what this one has not answered. */
  sleep(): void {
    this.#open = false;
    this.#dealt = false;
    this.#late = 0;
    this.model.put({ _waking: true });
    for (const asked of [...this.#asked.values()]) {
      asked.tries += 1;
      if (asked.tries < TRIES) continue;
      for (const one of [asked.intent, ...asked.again]) this.#answer(key(one), one, false);
    }
  }

  /** There will be no worker any more: who asks hears so at once, and the board tells of it. */
  giveUp(): void {
    this.#gone = true;
    this.#asked.clear();
    this.model.put({ _waking: false, _gone: true });
  }

  /** What the worker says of this board. */
  hear({ message, saved, rest, refused }: WorkerMessage): void {
    if (refused !== undefined) this.#refused(refused);
    else if (this.#late > 0) this.#late -= message?.kind === "state" && message.state.whole ? 1 : 0;
    else if (message?.kind === "state") this.#show(message.state);
    else if (message?.kind === "answer") {
      const again = this.#asked.get(key(message))?.again ?? [];
      this.#asked.delete(key(message));
      for (const { view, seq } of [message, ...again]) this.model.hear({ ...message, view, seq });
    } else if (saved !== undefined) {
      this.#saved = saved;
      const shown = rest ?? this.#shown;
      const lang = rest?.words.lang ?? this.lang;
      const { version } = this.office.data;
      this.office.keep(this, { saved, shown, lang, version, id: this.id });
    }
  }

  /** A game that was begun here is of another version, and no board of this one begins as it did. */
  lose(): void {
    if (this.#saved === null) this.model.put({ _lost: true });
  }

  /** A reader has chosen something for all boards that follow the page. */
  choose(name: string, value: Value): void {
    if (this.#open) this.#post({ intent: { view: "page", seq: 0, kind: "choose", name, value } });
    else if (name !== "lang") this.#dress(name, value);
    else if (this.#saved === null) {
      this.lang = this.#spoken(String(value));
      const { theme, notation } = this.#shown.table;
      this.#shown = this.#first();
      this.model.put({ _keys: this.#keys(), ...this.#traits() });
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

  #ask(intent: Intent): void {
    const { kind, name = "", value } = intent;
    if (kind === "choose" && this.data.follows && OF_PAGE.includes(name)) {
      this.office.choose(name, value as Value);
      this.#answer(key(intent), intent, true);
    } else if (this.#gone) throw new Error("nobody is there any more");
    else if (kind === "ping" && (!this.#open || this.#dealt))
      this.#answer(key(intent), intent, true);
    else if (!this.#asksAgain(intent)) {
      this.model.put({ _lost: false });
      this.#asked.set(key(intent), { intent, tries: 0, again: [] });
      // What is done is done on what is seen: a deal that is on its way comes too late.
      if (this.#dealt) {
        this.#late += 1;
        this.#open = false;
      }
      if (this.#open) this.#post({ intent });
      else this.open();
    }
  }

  /** Who clicks again while Python starts means it once, and has the answer to the first time. */
  #asksAgain(intent: Intent): boolean {
    if (this.model.get("_waking") !== true) return false;
    const said = ({ view: _view, seq: _seq, ...rest }: Intent) => rest;
    const before = [...this.#asked.values()].find((one) => same(said(one.intent), said(intent)));
    before?.again.push(intent);
    return before !== undefined;
  }

  #answer(asked: string, { view, seq }: Intent, ok: boolean): void {
    this.#asked.delete(asked);
    this.model.hear({ kind: "answer", view, seq, ok });
  }

  /** A game that was kept cannot be gone on with: it is put away, and the page's own begins. */
  #refused(why: string): void {
    console.warn(why);
    this.#open = false;
    if (this.#saved === null) {
      this.giveUp();
      return;
    }
    this.#saved = null;
    this.office.keep(this, null);
    this.model.put({ _lost: true });
    this.open();
  }

  #show({ lang, whole, change }: State): void {
    if (lang !== undefined) this.lang = lang;
    if (whole) {
      this.#take(whole);
      this.model.put({ _waking: false });
    } else if (change) {
      const { board, scene, table, sheet } = this.#shown;
      this.#shown = changed({ board, scene, table, sheet }, change.parts) as unknown as Shown;
      this.#number = change.number;
    }
    this.model.put({ ...(lang === undefined ? {} : { _keys: this.#keys() }), ...this.#traits() });
    if (this.#dealt) requestAnimationFrame(() => this.places.forEach(still));
    this.#dealt = false;
  }

  /** Show all that there is; what is shown already stays as it is, so that nobody sees a seam. */
  #take({ number, board, scene, table, sheet }: Whole): void {
    const shown = this.#shown;
    const kept = <T>(part: T, known: T): T => (same(part, known) ? known : part);
    this.#number = number;
    this.#shown = {
      board: kept(board ?? shown.board, shown.board),
      scene: kept(scene, shown.scene),
      table: kept(table, shown.table),
      sheet: kept(sheet, shown.sheet),
    };
  }

  #post(message: object): void {
    this.office.post(JSON.stringify({ board: this.id, ...message }));
  }

  #dress(name: string, value: Value): void {
    const table = { ...this.#shown.table, [name]: value };
    this.#shown = { ...this.#shown, table };
    this.model.put(this.#traits());
  }

  #first(): Shown {
    const { states } = this.data;
    const shown = states[this.lang] ?? Object.values(states)[0];
    if (!shown) throw new Error(`board ${this.id} has no state`);
    return shown;
  }

  /** The language that this board has for one that is asked for. */
  #spoken(lang: string): string {
    return lang in this.data.states ? lang : "en";
  }

  #wordsKey(): string {
    return `words-${this.data.game}-${this.lang}`;
  }

  #keys(): Record<string, string> {
    const { style, art, board } = (this.model?.get("_keys") ?? {}) as Record<string, string>;
    return {
      module: "",
      style: style ?? "",
      art: art ?? "",
      board: board ?? "",
      words: this.#wordsKey(),
    };
  }

  #traits(): Record<string, unknown> {
    return { _whole: { number: this.#number, ...this.#shown } };
  }
}

/** Let nothing glide on a board that has become another one. */
function still(place: HTMLElement): void {
  for (const animation of place.querySelector("svg.tt-board")?.getAnimations({ subtree: true }) ??
    [])
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
}

function key({ view, seq }: { view: string; seq: number }): string {
  return `${view} ${seq}`;
}

/** Whether two values of JSON are equal, whatever the order of their keys. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  const keys = Object.keys(left ?? {});
  return (
    keys.length === Object.keys(right ?? {}).length &&
    keys.every((name) => same(left?.[name], right?.[name]))
  );
}
