// What a reader's browser keeps: games as they stand, and what is chosen for all its boards.

import type { Shown } from "./data";

/** A game that is going on: for Python, and as it was shown last. */
export interface Kept {
  saved: unknown;
  shown: Shown;
  lang: string;
  /** The version of the program that made the picture. */
  version: string;
}

/** What readers have chosen for all pages of the site. */
export interface Chosen {
  lang?: string;
  theme?: string;
  notation?: boolean;
}

/** Milliseconds until a game that goes on is written down. */
const SOON = 50;

/** A store that may be refused (by a frame, by a full disk): then it lasts as long as the page. */
export class Store {
  #own = new Map<string, string>();
  /** What has yet to be written: a reader's click goes first. */
  #due = new Set<string>();

  constructor(readonly prefix: string) {
    addEventListener("pagehide", () => this.write());
  }

  get<T>(key: string): T | null {
    const text = this.#own.get(key) ?? this.#read(key);
    try {
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  }

  put(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#own.set(key, text);
    if (this.#due.size === 0) setTimeout(() => this.write(), SOON);
    this.#due.add(key);
  }

  /** Write what is due, where the browser lets a page keep anything. */
  write(): void {
    for (const key of this.#due) {
      try {
        localStorage.setItem(this.prefix + key, this.#own.get(key) ?? "");
      } catch {
        // Kept for as long as the page is open, which is all that can be had.
      }
    }
    this.#due.clear();
  }

  drop(key: string): void {
    this.#own.delete(key);
    this.#due.delete(key);
    try {
      localStorage.removeItem(this.prefix + key);
    } catch {
      // There is nothing to be removed from.
    }
  }

  #read(key: string): string | null {
    try {
      return localStorage.getItem(this.prefix + key);
    } catch {
      return null;
    }
  }
}
