// What has changed, applied: a model is kept as the kernel has it by the changes that come.

import type { AnyModel } from "@anywidget/types";
import type { Board, Change, Delta, Items, Whole } from "./generated/scene";

type Json = Record<string, unknown>;

/** The traits by which a table is followed. */
export interface Followed {
  _whole: Whole;
  _change: Change | Record<string, never>;
  view: Json;
}

/** What a change makes of an object; what stays is the same as before. */
export function changed(before: Json, change: Delta): Json {
  const made = { ...before, ...change.set };
  for (const [key, inner] of Object.entries(change.in ?? {})) {
    const old = before[key];
    made[key] =
      "items" in inner
        ? joined(old as unknown[], (inner as Items).items)
        : changed(old as Json, inner as Delta);
  }
  for (const key of change.out ?? []) delete made[key];
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
  model.set("_whole", { ...changed(base, { in: moving }), number } as unknown as Whole);
  if (view) model.set("view", changed(model.get("view"), view));
  return true;
}
