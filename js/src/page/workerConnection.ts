// The line to the worker: started when it is wanted, and noticed when it has broken.

import type { Connection, Hooks, Line } from "./line";

/** Milliseconds after which a worker that says nothing is taken for gone, where no lock tells. */
export const SILENCE = 10_000;

/** How often a worker is started that ends before it has said anything. */
const STARTS = 3;

/** How often a command is put to a worker that ends over it. */
const TRIES = 2;

/** A line to workers, each of which is started like the one before. */
export function workerLine(start: () => Start): Line {
  return {
    connect: (hooks) => new WorkerConnection(start(), hooks),
    again: (tries) => (tries < STARTS ? 0 : null),
    patience: null,
    tries: TRIES,
    opensAll: true,
  };
}

/** A part of Python: where it lies, as base64 of its gzip, or what was fetched of it. */
export type Part = { address: string } | { packed: string } | { blob: Blob; zipped: boolean };

/** What a worker is started with. */
export interface Start {
  worker: Worker;
  /** What it needs to start Python. */
  parts: Record<string, Part>;
  packages: unknown;
}

/** What the worker's script itself says, beside the texts of Python. */
interface Said {
  /** It holds its lock, which falls free when it ends. */
  held?: true;
  ready?: true;
  /** It was busy with something of its own, and comes to what it is asked. */
  lives?: true;
  fault?: string;
}

/** A worker from its start to its end. */
export class WorkerConnection implements Connection {
  #worker: Worker;
  #port: MessagePort;
  readonly #lock = `tritables-${Math.random().toString(36).slice(2)}`;
  #ready = false;
  #ended = false;
  #waits = new AbortController();
  #silent: ReturnType<typeof setTimeout> | undefined;

  constructor(
    start: Start,
    readonly hooks: Hooks,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#hear(data);
    const { worker, parts, packages } = start;
    this.#worker = worker;
    this.#worker.onerror = () => this.#lose();
    this.#worker.postMessage({ parts, packages, port: port2, lock: this.#lock }, [port2]);
  }

  /** Send a text to Python, which must be ready. */
  post(text: string): void {
    this.#port.postMessage(text);
    this.#listen();
  }

  #listen(): void {
    this.#silent ??= setTimeout(() => this.#lose(), SILENCE);
  }

  /** End the worker. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#silent);
    this.#waits.abort();
    this.#port.close();
    this.#worker.terminate();
  }

  #hear(said: string | Said): void {
    if (this.#ended) return;
    const awaited = this.#silent !== undefined;
    clearTimeout(this.#silent);
    this.#silent = undefined;
    if (typeof said === "string") this.hooks.heard(said);
    else if (said.held) this.#watch();
    else if (said.lives) {
      if (awaited) this.#listen();
      this.hooks.lives();
    } else if (said.fault !== undefined) {
      console.error(said.fault);
      this.#lose();
    } else if (!this.#ready) {
      this.#ready = true;
      this.hooks.ready(false);
    }
  }

  /** Be given the lock of the worker, at once when it ends. */
  #watch(): void {
    const { signal } = this.#waits;
    navigator.locks?.request(this.#lock, { signal }, () => this.#lose()).catch(() => {}); // closed before that
  }

  #lose(): void {
    if (this.#ended) return;
    this.close();
    this.hooks.lost();
  }
}
