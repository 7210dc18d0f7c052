// What a page keeps in the reader's browser, under names that begin alike. Nothing else here speaks
// to the browser's storage, which may be full, forbidden (in a frame), or hold what anybody wrote.

/** All that is ours in the browser begins so. */
const OURS = "tritables ";

/** Milliseconds until what goes on is written down. */
const SOON = 50;

/** Where it is kept: for all pages of the address, or as long as the tab is there. */
type Area = "site" | "tab";

/** What the browser refuses to keep, which lasts as long as the page, by area and name. */
const refused = new Map<string, string>();

/** Whether everything was forgotten: then this page keeps nothing more. */
let silent = false;

/** Whether the browser has refused to keep something for all pages. */
let full = false;

export const isStorageFull = (): boolean => full;

/** Do something with the browser's storage; null where it lets nobody. */
function within<T>(area: Area, act: (storage: Storage) => T): T | null {
  try {
    return act(area === "site" ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

const namesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, nth) => storage.key(nth) ?? "");

/** Forget all that any page of this address has kept; this one keeps nothing more. */
export function forgetAll(): void {
  silent = true;
  refused.clear();
  within("site", (storage) => {
    for (const name of namesIn(storage)) if (name.startsWith(OURS)) storage.removeItem(name);
  });
}

/** Values as JSON, or texts, under keys: what is put there is there again, on this page at least. */
export class Store {
  readonly #begin: string;
  readonly #area: Area;
  /** What has yet to be written, and to be made a text of: a reader's click goes first. */
  #due = new Map<string, unknown>();
  #hides = false;

  /** All its names begin with `prefix`. */
  constructor(prefix: string, area: Area = "site") {
    this.#begin = OURS + prefix;
    this.#area = area;
  }

  /** The text under a key; null where there is none. */
  text(key: string): string | null {
    if (this.#due.has(key)) this.write();
    const name = this.#begin + key;
    return refused.get(this.#area + name) ?? within(this.#area, (kept) => kept.getItem(name));
  }

  /**
   * What `read` makes of the value under a key; null where there is none.
   *
   * Where the value is damaged, or `read` throws, it is what `damaged` makes of the error.
   */
  get<T>(
    key: string,
    read: (value: unknown) => T | null,
    damaged: (fault: unknown) => T | null = () => null,
  ): T | null {
    const text = this.text(key);
    if (text === null) return null;
    try {
      return read(JSON.parse(text));
    } catch (fault) {
      return damaged(fault);
    }
  }

  /** Keep a text; returns whether it is kept for longer than the page. */
  putText(key: string, text: string): boolean {
    if (silent) return false;
    this.#due.delete(key);
    const name = this.#begin + key;
    const kept = within(this.#area, (storage) => storage.setItem(name, text)) !== null;
    if (kept) refused.delete(this.#area + name);
    else refused.set(this.#area + name, text);
    if (this.#area === "site") full = !kept;
    return kept;
  }

  /** Keep a value; returns whether it is kept for longer than the page. */
  put(key: string, value: unknown): boolean {
    return this.putText(key, JSON.stringify(value));
  }

  /** Keep a value a little later, or when the page is left. */
  putSoon(key: string, value: unknown): void {
    if (!this.#hides) addEventListener("pagehide", () => this.write());
    this.#hides = true;
    if (this.#due.size === 0) setTimeout(() => this.write(), SOON);
    this.#due.set(key, value);
  }

  /** Write what is due. */
  write(): void {
    const due = [...this.#due];
    this.#due.clear();
    for (const [key, value] of due) this.put(key, value);
  }

  drop(key: string): void {
    const name = this.#begin + key;
    this.#due.delete(key);
    refused.delete(this.#area + name);
    within(this.#area, (storage) => storage.removeItem(name));
  }

  /** The keys of what is kept for longer than the page. */
  keys(): string[] {
    const names = within(this.#area, namesIn) ?? [];
    return names.flatMap((name) =>
      name.startsWith(this.#begin) ? [name.slice(this.#begin.length)] : [],
    );
  }
}

/** A value that is an object, whatever it holds; null for any other. */
export function asObject<T extends object>(value: unknown): Partial<T> | null {
  return typeof value === "object" && value !== null ? (value as Partial<T>) : null;
}
