// Where somebody is in each lesson, under names in the browser that every page has for it alike.

import { isAny, keep, keysBelow, stored } from "./store";

/** A lesson as it was left. */
export interface Left {
  /** Seconds since the beginning of 1970. */
  at: number;
  saved: Record<string, unknown>;
}

/** How the names of lessons begin. */
const LESSON = "lesson ";

export const isAnyLeft = (): boolean => isAny(LESSON);

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Where a lesson was left; null where that is not known. */
export function leftAt(place: string): Left | null {
  try {
    const left = JSON.parse(stored(LESSON + place) ?? "null") as Partial<Left> | null;
    return left?.saved ? { at: left.at ?? 0, saved: left.saved } : null;
  } catch {
    return null;
  }
}

/** All lessons, as they were left. */
export function allLeft(): Record<string, Left> {
  const all = keysBelow(LESSON).map((place) => [place, leftAt(place)] as const);
  return Object.fromEntries(all.flatMap(([place, left]) => (left ? [[place, left]] : [])));
}

/** Take in where lessons were left elsewhere; of each the latest counts. */
export function addLeft(lessons: Record<string, Left>): void {
  for (const [place, left] of Object.entries(lessons))
    if (left.at > (leftAt(place)?.at ?? -1)) leave(place, left);
}

/** Keep where a lesson is left. */
export function leave(place: string, left: Left): void {
  keep(LESSON + place, JSON.stringify(left));
}
