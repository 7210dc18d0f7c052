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

/** What a change makes of an object, or of a list by its indices; what stays is the same as before. */
export function changed(before: Json, change: Delta): Json {
  const made = (Array.isArray(before) ? [...before] : { ...before }) as Json;
  for (const [key, told] of Object.entries(change)) {
    if (told === null) delete made[key];
    else made[key] = become(before[key], told);
  }
  return made;
}

function become(before: unknown, told: Delta | unknown[]): unknown {
  if (!Array.isArray(told)) return changed(before as Json, told);
  if (told.length === 1) return told[0];
  const [head, tail, items] = told as [number, number, unknown[]];
  const old = before as unknown[];
  return [...old.slice(0, head), ...items, ...old.slice(old.length - tail)];
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
