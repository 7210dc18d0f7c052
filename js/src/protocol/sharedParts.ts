// What all boards of a page share: the module, its style sheet, art and words, each under its hash.
// Some table brings a part along in its state; where none does, one that needs it asks the kernel.

import type { AnyModel } from "@anywidget/types";

/** One shared part of the page. */
interface Part {
  ready: Promise<unknown>;
  put: (value: unknown) => void;
  /** When somebody last asked for it; it is asked for no more once it is here. */
  asked: number;
}

/** Milliseconds in which a part may come by itself before it is asked for. */
export const SOON = 150;
/** Milliseconds that an answer may take before another table asks. */
export const AGAIN = 1500;
/** After so many questions of a table each pause is twice as long: hosts keep what they cannot send. */
const OFTEN = 40;
/** So often at most: no timer has a longer time. */
const DOUBLINGS = 18;

const page = globalThis as unknown as Record<string, Part | undefined>;

function part(hash: string): Part {
  const key = `tritables-${hash}`;
  if (page[key]) return page[key];
  const made = { asked: 0 } as Part;
  made.ready = new Promise((put) => {
    made.put = put;
  });
  page[key] = made;
  return made;
}

/** Keep what a table has brought, for every board of the page. */
export function publish(parts: unknown): void {
  for (const [hash, value] of Object.entries(parts as object)) {
    part(hash).asked = Number.POSITIVE_INFINITY;
    part(hash).put(value);
  }
}

/** Wait for parts and, when they do not come, ask for them; `signal` ends the asking. */
export function fetched(
  model: AnyModel,
  hashes: readonly string[],
  signal?: AbortSignal,
): Promise<unknown[]> {
  const hear = (message: { kind?: string; parts?: unknown }): void => {
    if (message.kind === "parts") publish(message.parts);
  };
  const look = (): void => {
    const now = Date.now();
    const parts = hashes.filter((hash) => now - part(hash).asked >= AGAIN);
    for (const hash of parts) part(hash).asked = now;
    // Whoever has asked lets others go first: the table that asked may be closed.
    const doublings = Math.min(Math.max(0, asked - OFTEN), DOUBLINGS);
    timer = setTimeout(look, parts[0] ? 3 * AGAIN * 2 ** doublings : SOON);
    if (!parts[0]) return;
    asked += 1;
    try {
      model.send({ kind: "parts", parts });
    } catch {
      // The kernel is gone, which the board says; who asks next may have another.
    }
  };
  const stop = (): void => {
    clearTimeout(timer);
    model.off("msg:custom", hear);
  };
  let asked = 0;
  let timer = setTimeout(look, SOON);
  model.on("msg:custom", hear);
  signal?.addEventListener("abort", stop);
  return Promise.all(hashes.map((hash) => part(hash).ready)).finally(stop);
}
