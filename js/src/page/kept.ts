// What a reader's browser keeps: games as they stand, and the language and colours of the pages.

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
}

/** A store that may be refused (by a frame, by a full disk): then it lasts as long as the page. */
export class Store {
  #own = new Map<string, string>();

  constructor(readonly prefix: string) {}

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
    try {
      localStorage.setItem(this.prefix + key, text);
    } catch {
      // Kept for as long as the page is open, which is all that can be had.
    }
  }

  drop(key: string): void {
    this.#own.delete(key);
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
