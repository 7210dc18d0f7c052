// JSON deltas applied: a page keeps what is shown as Python has it by the changes that come.

import type { Change, Delta } from "./generated/scene";

type Json = Record<string, unknown>;

/** What a change makes of an object, or of a list by its indices; what stays is the same as before. */
export function applyDelta(before: Json, change: Delta): Json {
  const made = (Array.isArray(before) ? [...before] : { ...before }) as Json;
  for (const [key, told] of Object.entries(change)) {
    if (told === null) delete made[key];
    else made[key] = become(before[key], told);
  }
  return made;
}

function become(before: unknown, told: Delta | unknown[]): unknown {
  if (!Array.isArray(told)) return applyDelta(before as Json, told);
  if (told.length === 1) return told[0];
  const [head, tail, items] = told as [number, number, unknown[]];
  const old = before as unknown[];
  return [...old.slice(0, head), ...items, ...old.slice(old.length - tail)];
}

/**
 * What the change to a number makes of a whole: the same where it comes late or again, and null where
 * one before it is missing, so that the whole has to be asked for.
 */
export function followed<W extends { number: number }>(
  whole: W,
  number: number,
  parts: Change["parts"],
): W | null {
  if (number <= whole.number) return whole;
  if (number > whole.number + 1) return null;
  return { ...applyDelta(whole as unknown as Json, parts), number } as unknown as W;
}
