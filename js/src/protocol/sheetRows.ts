// The score sheet as a view has gathered it: each state brings its end, which joins on to the rest.

import type { Sheet, Turn } from "./generated/scene";

export interface Rows {
  version: number;
  turns: readonly Turn[];
}

export const NO_ROWS: Rows = { version: -1, turns: [] };

/** Join the end of a sheet on to what is known; null where rows between them are missing. */
export function joined(known: Rows, sheet: Sheet): Rows | null {
  const { version, first, turns } = sheet;
  if (first > 0 && usable(known, sheet) < first) return null;
  const rows = [...known.turns.slice(0, first), ...turns];
  return { version, turns: rows.map((row, nth) => kept(known.turns[nth], row)) };
}

/** A row that is as it was is the same object, which need not be drawn again. */
function kept(was: Turn | undefined, now: Turn): Turn {
  if (was === now) return now;
  return was && JSON.stringify(was) === JSON.stringify(now) ? was : now;
}

/** How many of the known rows are rows of this sheet, too; the last one may have grown since. */
function usable(known: Rows, { version, kept }: Sheet): number {
  const whole = known.turns.length - 1;
  if (known.version === version) return whole;
  return known.version === version - 1 ? Math.min(kept, whole) : 0;
}
