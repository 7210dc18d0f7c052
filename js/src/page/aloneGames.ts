// What was played while the server was gone, kept in this browser until the server has it, or nobody
// wants it. Each page keeps its own: another tab may be without its server, too.

import { asObject, Store } from "../storage/store";

/** Milliseconds for which it is kept. */
export const MONTH = 30 * 24 * 3600 * 1000;

/** A game that was gone on with here. */
export interface AloneGame {
  saved: unknown;
  /** When, in milliseconds. */
  at: number;
}

const store = new Store("alone ");

const read = (value: unknown): AloneGame | null => {
  const game = asObject<AloneGame>(value);
  return game && asObject(game.saved) && typeof game.at === "number" ? (game as AloneGame) : null;
};

/** Drawn for this page as long as it is open. */
const mine = Math.random().toString(36).slice(2, 10);
const held = new Set<string>();

/** Keep the game of a board; returns under which name, and whether for longer than the page. */
export function keepAlone(place: string, saved: unknown): { name: string; lasts: boolean } {
  const name = `${place} ${mine}`;
  hold(name);
  return { name, lasts: store.put(name, { saved, at: Date.now() }) };
}

export const dropAlone = (name: string): void => store.drop(name);

/** The latest game of a board that no open page is at, with its name; null where there is none. */
export async function leftAlone(place: string): Promise<{ name: string; saved: unknown } | null> {
  const locks = await navigator.locks?.query();
  const open = new Set(locks?.held?.map(({ name }) => name));
  let latest: { name: string; saved: unknown; at: number } | null = null;
  for (const name of store.keys()) {
    const game = name.startsWith(`${place} `) ? store.get(name, read) : null;
    if (!name.startsWith(`${place} `)) continue;
    if (!game || Date.now() - game.at > MONTH) store.drop(name);
    else if (!open.has(lockOf(name)) && game.at > (latest?.at ?? -1))
      latest = { name, saved: game.saved, at: game.at };
  }
  return latest;
}

const lockOf = (name: string): string => `tritables alone ${name}`;

/** Let other pages know that this one is at the game, as long as it is open. */
function hold(name: string): void {
  if (held.has(name)) return;
  held.add(name);
  // A page over plain http has no locks: its games are offered to others as well.
  navigator.locks?.request(lockOf(name), () => new Promise(() => {})).catch(() => {});
}
