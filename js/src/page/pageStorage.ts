// What a reader's browser keeps of a page: games as they stand, and what is chosen for all boards.

import type { Moving } from "../protocol/transport";
import { nowInSeconds, type SavedLesson, savedLesson, saveLesson } from "../storage/lessonStorage";
import { asObject, Store } from "../storage/store";
import type { BoardData, PageData } from "./pageData";

/** A game that is going on: for Python, and as it was shown last. */
export interface SavedBoard {
  saved: unknown;
  shown: Moving;
  lang: string;
  /** The version of the program that made the picture. */
  version: string;
  /** The board that it is played at, by its id on the page. */
  id: string;
  /** When, in seconds. */
  at?: number;
  /** Since when no board of the page begins as this game did, in milliseconds. */
  left?: number;
}

/** What readers have chosen for all pages of the site. */
export interface ReaderChoices {
  lang?: string;
  theme?: string;
  notation?: boolean;
}

/** Milliseconds for which a game is kept that no board has: an older page may still come back. */
export const MONTH = 30 * 24 * 3600 * 1000;

/** Where the choices for all pages of the site are kept. */
const CHOSEN = "chosen";
/** Where a language is kept that was chosen for the boards of one page, whose prose has it not. */
const HERE = "here";

export class PageStorage {
  readonly #page = new Store(`${location.pathname} `);
  /** What all pages of the site share. */
  readonly #site = new Store(`${location.pathname.replace(/[^/]*$/, "")} `);

  constructor(readonly data: PageData) {}

  /** What was chosen before, with the language that the boards of this page have then. */
  get chosen(): ReaderChoices & { lang: string } {
    const { spoken, titles, lang: own } = this.data;
    const { lang: elsewhere = "", ...before } = this.#site.get(CHOSEN, readChoices) ?? {};
    const here = this.#page.get(HERE, String) ?? "";
    const meant = spoken.includes(elsewhere) ? elsewhere : own;
    return { ...before, lang: here in titles ? here : meant };
  }

  choose(name: string, value: string | boolean): void {
    if (name === "lang" && !this.data.spoken.includes(String(value))) this.#page.put(HERE, value);
    else if (name === "lang") this.#page.drop(HERE);
    // Only what somebody has chosen: another page may be in another language by itself.
    this.#site.put(CHOSEN, { ...this.#site.get(CHOSEN, readChoices), [name]: value });
  }

  /** A board as it was left: its game here, or its lesson, if that was left elsewhere since. */
  board({ key, place }: BoardData): { kept: SavedBoard | null; left: SavedLesson | null } {
    const kept = this.#game(key);
    const left = place === null ? null : savedLesson(place);
    // Games that are kept since before there was a time beside them stay.
    const later = left !== null && left.at > (kept ? (kept.at ?? left.at) : -1);
    return later ? { kept: null, left } : { kept, left: null };
  }

  /** Keep the game of a board, or nothing of it any more. */
  keep({ key, place }: BoardData, kept: SavedBoard | null): void {
    if (kept === null) {
      this.#page.drop(key);
      return;
    }
    const at = nowInSeconds();
    this.#page.putSoon(key, { ...kept, at });
    if (place !== null && isLesson(kept.saved)) saveLesson(place, { at, saved: kept.saved });
  }

  /** The boards, by their ids, whose game cannot be read, or begins as no board of this page does. */
  lost(): string[] {
    const boards = Object.entries(this.data.boards);
    const damaged = boards.filter(([, { key }]) => this.#page.text(key) && !this.#game(key));
    // A page at its folder's address keeps its games beside what is chosen for the site.
    const known = new Set([CHOSEN, HERE, ...boards.map(([, { key }]) => key)]);
    const others = this.#page.keys().filter((key) => !known.has(key));
    return [...damaged.map(([id]) => id), ...others.flatMap((key) => this.#leave(key))];
  }

  /** Keep a game that no board has for a while; its board, the first time. */
  #leave(key: string): string[] {
    const kept = this.#game(key);
    if (!kept || Date.now() - (kept.left ?? Date.now()) > MONTH) this.#page.drop(key);
    else if (kept.left === undefined) {
      this.#page.put(key, { ...kept, left: Date.now() });
      return [kept.id];
    }
    return [];
  }

  #game(key: string): SavedBoard | null {
    return this.#page.get(key, readBoard);
  }
}

/** Whether it is a lesson that stands on the board, and no exercise or game in the midst of it. */
function isLesson(saved: unknown): saved is Record<string, unknown> {
  const { chapter, course, practice } = saved as Record<string, { plays?: boolean } | undefined>;
  return practice === undefined && (course ? course.plays !== true : chapter !== undefined);
}

const readChoices = (value: unknown): ReaderChoices | null => asObject<ReaderChoices>(value);

const readBoard = (value: unknown): SavedBoard | null =>
  asObject(asObject<SavedBoard>(value)?.saved) && (value as SavedBoard);
