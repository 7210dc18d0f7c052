// What all boards of a page share: the module, its style sheet, art and words, each under its hash.
// Some table brings a part along in its state; where none does, one that needs it asks the kernel.

import type { AnyModel } from "@anywidget/types";

/** One shared part of the page. */
interface Part {
  ready: Promise<unknown>;
  put: (value: unknown) => void;
  here: boolean;
  /** When somebody last asked for it. */
  asked: number;
}

/** Milliseconds in which a part may come by itself before it is asked for. */
export const SOON = 150;
/** Milliseconds that an answer may take before another table asks. */
export const AGAIN = 1500;

const page = globalThis as unknown as Record<string, Part | undefined>;

function part(hash: string): Part {
  const key = `tritables-${hash}`;
  const known = page[key];
  if (known) return known;
  let done: (value: unknown) => void;
  const made: Part = {
    ready: new Promise((settle) => {
      done = settle;
    }),
    put: (value) => {
      made.here = true;
      done(value);
    },
    here: false,
    asked: Number.NEGATIVE_INFINITY,
  };
  page[key] = made;
  return made;
}

/** Keep what a table has brought, for every board of the page. */
export function publish(parts: unknown): void {
  for (const [hash, value] of Object.entries((parts ?? {}) as object)) part(hash).put(value);
}

/** Wait for parts and, when they do not come, ask for them; `signal` ends the asking. */
export async function fetched(
  model: AnyModel,
  hashes: readonly string[],
  signal?: AbortSignal,
): Promise<unknown[]> {
  const parts = hashes.map(part);
  const all = Promise.all(parts.map(({ ready }) => ready));
  if (parts.every(({ here }) => here)) return all;
  const hear = (message: { kind?: string; parts?: unknown }): void => {
    if (message.kind === "parts") publish(message.parts);
  };
  const look = (): void => {
    const now = Date.now();
    const due = hashes.filter((hash) => !part(hash).here && now - part(hash).asked >= AGAIN);
    for (const hash of due) part(hash).asked = now;
    // Whoever has asked lets others go first: the table that asked may be closed.
    timer = setTimeout(look, due.length > 0 ? 3 * AGAIN : SOON);
    if (due.length > 0) model.send({ kind: "parts", parts: due });
  };
  const stop = (): void => {
    clearTimeout(timer);
    model.off("msg:custom", hear);
  };
  let timer = setTimeout(look, SOON);
  model.on("msg:custom", hear);
  signal?.addEventListener("abort", stop);
  return all.finally(stop);
}
