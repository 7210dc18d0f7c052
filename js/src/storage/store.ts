// What a page keeps in the reader's browser, under names that begin alike.

/** All that is ours in the browser begins so. */
const OURS = "tritables ";

/** Milliseconds until what goes on is written down. */
const SOON = 50;

/** Whether everything was forgotten: then this page keeps nothing more. */
let silent = false;

/** Whether the browser has refused to keep something, so that it lasts as long as the page. */
let full = false;

export const isStorageFull = (): boolean => full;

/** Read what is kept under a name; null where there is nothing, or nothing may be kept. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(OURS + name);
  } catch {
    return null;
  }
}

/** Keep something under a name; returns whether it is kept for longer than the page. */
export function writeItem(name: string, text: string): boolean {
  if (silent) return false;
  try {
    localStorage.setItem(OURS + name, text);
    full = false;
  } catch {
    full = true;
  }
  return !full;
}

/** Whether anything is kept under names that begin so. */
export function hasItems(prefix: string): boolean {
  return names().some((name) => name.startsWith(OURS + prefix));
}

/** The names that begin so, each without this beginning. */
export function keysBelow(prefix: string): string[] {
  const begin = OURS + prefix;
  return names().flatMap((name) => (name.startsWith(begin) ? [name.slice(begin.length)] : []));
}

function names(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? "");
  } catch {
    return [];
  }
}

function removeItem(name: string): void {
  try {
    localStorage.removeItem(OURS + name);
  } catch {
    // There is nothing to be removed from.
  }
}

/** Forget all that any page of this address has kept; this one keeps nothing more. */
export function forgetAll(): void {
  silent = true;
  for (const name of names()) if (name.startsWith(OURS)) localStorage.removeItem(name);
}

/** Values as JSON. What the browser refuses (in a frame, on a full disk) lasts as long as the page. */
export class Store {
  #own = new Map<string, string>();
  /** What has yet to be written, and to be made a text of: a reader's click goes first. */
  #due = new Map<string, unknown>();

  constructor(readonly prefix: string) {
    addEventListener("pagehide", () => this.write());
  }

  get<T>(key: string): T | null {
    if (this.#due.has(key)) this.write();
    const text = this.#own.get(key) ?? readItem(this.prefix + key);
    try {
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  }

  put(key: string, value: unknown): void {
    if (this.#due.size === 0) setTimeout(() => this.write(), SOON);
    this.#due.set(key, value);
  }

  /** Write what is due, where the browser lets a page keep anything. */
  write(): void {
    for (const [key, value] of this.#due) {
      const text = JSON.stringify(value);
      this.#own.set(key, text);
      writeItem(this.prefix + key, text);
    }
    this.#due.clear();
  }

  drop(key: string): void {
    this.#own.delete(key);
    this.#due.delete(key);
    removeItem(this.prefix + key);
  }
}
