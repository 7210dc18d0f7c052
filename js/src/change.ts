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
  const made = { ...before };
  for (const [key, told] of Object.entries(change)) {
    if (told === null) delete made[key];
    else if (!Array.isArray(told)) made[key] = changed(before[key] as Json, told);
    else if (told.length === 1) made[key] = told[0];
    else made[key] = joined(before[key] as unknown[], told.slice(1) as unknown[][]);
  }
  return made;
}

function joined(before: unknown[], items: unknown[][]): unknown[] {
  return items.flatMap((item) => {
    if (item.length === 1) return item;
    const [at, more] = item as [number, number | Delta];
    if (typeof more === "number") return before.slice(at, at + more);
    return [changed(before[at] as Json, more)];
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
