// Where somebody is in each lesson, under names in the browser that every page has for it alike.

import { hasItems, keysBelow, readItem, writeItem } from "./store";

/** A lesson as it was left. */
export interface SavedLesson {
  /** Seconds since the beginning of 1970. */
  at: number;
  saved: Record<string, unknown>;
}

/** How the names of lessons begin. */
const LESSON = "lesson ";

export const hasSavedLessons = (): boolean => hasItems(LESSON);

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Where a lesson was left; null where that is not known. */
export function savedLesson(place: string): SavedLesson | null {
  try {
    const left = JSON.parse(readItem(LESSON + place) ?? "null") as Partial<SavedLesson> | null;
    return left?.saved ? { at: left.at ?? 0, saved: left.saved } : null;
  } catch {
    return null;
  }
}

/** All lessons, as they were left. */
export function savedLessons(): Record<string, SavedLesson> {
  const all = keysBelow(LESSON).map((place) => [place, savedLesson(place)] as const);
  return Object.fromEntries(all.flatMap(([place, left]) => (left ? [[place, left]] : [])));
}

/** Take in where lessons were left elsewhere; of each the latest counts. */
export function mergeSavedLessons(lessons: Record<string, SavedLesson>): void {
  for (const [place, left] of Object.entries(lessons))
    if (left.at > (savedLesson(place)?.at ?? -1)) saveLesson(place, left);
}

/** Keep where a lesson is left. */
export function saveLesson(place: string, left: SavedLesson): void {
  writeItem(LESSON + place, JSON.stringify(left));
}
