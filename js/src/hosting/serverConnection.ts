// The line of a light page to its tables at the server: opened again when it has broken, and left
// closed while nobody does anything.

import type { Connection, Hooks, Line } from "../page/line";
import type { ServerRuntime } from "../page/pageData";
import { Store } from "../storage/store";

/** Milliseconds for which nobody need know that the line is gone: a server starts again in less. */
export const PATIENCE = 8000;

/** Milliseconds from one try to the next: at first, and at most. */
const SOON = 250;
const LATER = 5000;

/** Milliseconds between two times that the page is loaded again for the server. */
const REST = 10_000;

/** Milliseconds after which a server is taken for gone that says nothing to what it is sent. */
export const SILENCE = 20_000;

/** How often a command is asked over lines that end, for no fault of its own as a rule. */
const TRIES = 8;

/** The codes with which a server closes a line, as `table_sessions.py` knows them. */
const REPLACED = 4000;
const RESTED = 4001;
const FULL = 4002;
const CHANGED = 4003;
const AWAY = 4004;
/** That of a line which has just broken. */
const LOST = 1006;

const tab = new Store("", "tab");
const LOADED = "loaded for the server";

/**
 * A line to a server; `again` loads the page anew, which has changed or has no place, and `away`
 * hears whether the server cannot reach its games.
 */
export function serverLine(
  { line, page, edition }: ServerRuntime,
  away: (isAway: boolean) => void,
  again: (hasChanged: boolean) => void,
): Line {
  const address = new URL(line, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("key", drawn());
  address.searchParams.set("edition", edition);
  address.searchParams.set("page", page);
  // A browser that keeps no cookies in a frame names its reader in the address.
  const reader = new URLSearchParams(location.search).get("as");
  if (reader) address.searchParams.set("as", reader);
  return {
    connect: (hooks) => new ServerConnection(new WebSocket(address), hooks, away, again),
    // Not all at once, where a server has started again.
    again: (tries) => Math.min(LATER, SOON * 2 ** (tries - 1)) * (0.75 + Math.random() / 2),
    patience: PATIENCE,
    tries: TRIES,
    opensAll: false,
  };
}

class ServerConnection implements Connection {
  #ready = false;
  #ended = false;
  #silent: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly socket: WebSocket,
    readonly hooks: Hooks,
    readonly away: (isAway: boolean) => void,
    readonly again: (hasChanged: boolean) => void,
  ) {
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = ({ code }) => this.#lose(code);
  }

  /** Send a text; a browser says nothing of a network that is no more, so the answer is waited for. */
  post(text: string): void {
    this.socket.send(text);
    this.#silent ??= setTimeout(() => {
      this.socket.close();
      this.#lose(LOST);
    }, SILENCE);
  }

  close(): void {
    this.#end();
    this.socket.close();
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#silent);
  }

  #hear(text: string): void {
    if (this.#ended) return;
    clearTimeout(this.#silent);
    this.#silent = undefined;
    if (this.#ready) this.hooks.heard(text);
    else {
      this.#ready = true;
      this.away(false);
      this.hooks.ready((JSON.parse(text) as { session: string }).session === "new");
    }
  }

  #lose(code: number): void {
    if (this.#ended) return;
    this.#end();
    this.away(code === AWAY);
    // The page of whoever has to wait, or the page as it is now.
    if ((code === FULL || code === CHANGED) && mayLoad()) this.again(code === CHANGED);
    this.hooks.lost(code === RESTED || code === REPLACED);
  }
}

/** Note that the page is loaded again now; whether it may be, so soon. */
function mayLoad(): boolean {
  const now = Date.now();
  return now - (tab.get(LOADED, Number) ?? -REST) >= REST && tab.put(LOADED, now);
}

/** A name of 128 random bits, which nobody else knows. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
