// Where somebody is in each lesson, under names in the browser that every page has for it alike.

import { asObject, Store } from "./store";

/** A lesson as it was left. */
export interface SavedLesson {
  /** Seconds since the beginning of 1970. */
  at: number;
  saved: Record<string, unknown>;
}

const lessons = new Store("lesson ");

export const hasSavedLessons = (): boolean => lessons.keys().length > 0;

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Where a lesson was left; null where that is not known. */
export const savedLesson = (place: string): SavedLesson | null => lessons.get(place, readLesson);

/** All lessons, as they were left. */
export function savedLessons(): Record<string, SavedLesson> {
  const all = lessons.keys().map((place) => [place, savedLesson(place)] as const);
  return Object.fromEntries(all.flatMap(([place, left]) => (left ? [[place, left]] : [])));
}

/** Take in where lessons were left elsewhere; of each the latest counts. */
export function mergeSavedLessons(lessons: Record<string, SavedLesson>): void {
  for (const [place, left] of Object.entries(lessons))
    if (left.at > (savedLesson(place)?.at ?? -1)) saveLesson(place, left);
}

/** Keep where a lesson is left. */
export function saveLesson(place: string, left: SavedLesson): void {
  lessons.put(place, left);
}

function readLesson(value: unknown): SavedLesson | null {
  const left = asObject<SavedLesson>(value);
  return left?.saved ? { at: left.at ?? 0, saved: left.saved } : null;
}
