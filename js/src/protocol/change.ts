// What has changed, applied: a model is kept as the kernel has it by the changes that come.

import type { AnyModel } from "@anywidget/types";
import type { Board, Change, Delta, Whole } from "./generated/scene";

type Json = Record<string, unknown>;

/** The traits by which a table is followed. */
export interface Followed {
  _whole: Whole;
  _change: Change | Record<string, never>;
  view: Json;
}

/** What a change makes of an object; what stays is the same as before. */
export function changed(before: Json, change: Delta): Json {
  const made = (Array.isArray(before) ? [...before] : { ...before }) as Json;
  const like: [string, Edit][] = [];
  for (const [key, told] of Object.entries(change)) {
    if (told === null) delete made[key];
    else if (isEdit(told) && told[3]) like.push([key, told]);
    else made[key] = become(before[key], told);
  }
  // What is like a text under another key can be told once that one is there.
  for (const [key, told] of like) made[key] = become(made[told[3] as string], told);
  return made;
}

/** How many letters a text keeps at either end, and what is between them. */
type Edit = [number, number, string, string?];

const isEdit = (told: Delta | unknown[]): told is Edit =>
  Array.isArray(told) && typeof told[2] === "string";

function become(before: unknown, told: Delta | unknown[]): unknown {
  if (!Array.isArray(told)) return changed(before as Json, told);
  if (told.length === 1) return told[0];
  if (!isEdit(told)) return joined(before as unknown[], told.slice(1) as unknown[][]);
  const [head, tail, middle] = told;
  const text = before as string;
  return text.slice(0, head) + middle + text.slice(text.length - tail);
}

function joined(before: unknown[], items: unknown[][]): unknown[] {
  return items.flatMap((item) => {
    if (item.length === 1) return item;
    const [at, more] = item as [number, number | Delta | unknown[]];
    if (typeof more === "number") return before.slice(at, at + more);
    return [become(before[at], more)];
  });
}

/**
 * Bring a model up to date with the change that came last, for every view of it and for whoever
 * saves it. Returns false when one before that change is missing, so that the whole has to be asked
 * for. With the board that the table was opened with.
 */
export function followed(model: AnyModel<Followed>, board: Board): boolean {
  const whole = model.get("_whole");
  const { number = 0, parts } = model.get("_change");
  if (number !== whole.number + 1 || !parts) return number <= whole.number;
  const { view, ...moving } = parts;
  const base = { ...whole, board: whole.board ?? board };
  model.set("_whole", { ...changed(base, moving), number } as unknown as Whole);
  if (view) model.set("view", changed(model.get("view"), view));
  return true;
}
