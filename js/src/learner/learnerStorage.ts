// What this reader knows, under one name in the browser, for every page of the address alike.
// Nothing of it goes anywhere by itself.

import type { Learnt } from "../protocol/generated/scene";
import { mergeSavedLessons, nowInSeconds, savedLessons } from "../storage/lessonStorage";
import { forgetAll, isStorageFull, Store } from "../storage/store";
import {
  emptyProgress,
  learn,
  lessonsIn,
  merged,
  NoProgress,
  type Progress,
  readProgress,
} from "./learnerModel";

const store = new Store("");
const NAME = "progress";

/** Why what is learnt lasts no longer than the page; null where it is kept. */
export type Trouble = "newer" | "bad" | "full" | "forgotten" | null;

/** What is known where the browser has what is left as it is; else another window may change it. */
let own: Progress | null = null;
let trouble: Trouble = null;
const watchers = new Set<() => void>();

/** What this reader knows now. */
export function progress(): Progress {
  return own ?? store.get(NAME, readProgress, leave) ?? emptyProgress();
}

/** Leave what a later version wrote, or nobody knows who, as it is. */
function leave(fault: unknown): Progress {
  trouble = fault instanceof NoProgress ? fault.why : "bad";
  own = emptyProgress();
  return own;
}

export function storageTrouble(): Trouble {
  progress();
  return trouble ?? (isStorageFull() ? "full" : null);
}

/** Change what is known, and keep it if that can be. */
function put(next: Progress): void {
  if (own !== null) own = next;
  else store.put(NAME, next);
  for (const told of watchers) told();
}

/** Take in what came of answers, just now. */
export function recordAnswers(told: readonly Learnt[]): void {
  put(learn(progress(), told, nowInSeconds()));
}

/** All that somebody takes elsewhere: what is known, and where each lesson was left. */
export function exportProgress(): string {
  return JSON.stringify({ ...progress(), lessons: savedLessons() });
}

/** Put what a file holds together with what is known and kept here; throws `NoProgress`. */
export function importProgress(text: string): void {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoProgress("bad");
  }
  const known = readProgress(data);
  mergeSavedLessons(lessonsIn(data));
  put(merged(progress(), known));
}

/** Call the learner by a name, or by none. */
export function renameLearner(name: string): void {
  const short = [...name.trim()].slice(0, 60).join("");
  put({ ...progress(), name: short === "" ? null : short });
}

/** Forget all that was kept of any page; this one keeps nothing more until it is opened anew. */
export function forgetProgress(): void {
  forgetAll();
  own = emptyProgress();
  trouble = "forgotten";
  for (const told of watchers) told();
}

/** Be told of every change, in other windows too; returns what ends it. */
export function watchProgress(told: () => void): () => void {
  if (watchers.size === 0) addEventListener("storage", tellAll);
  watchers.add(told);
  return () => {
    watchers.delete(told);
    if (watchers.size === 0) removeEventListener("storage", tellAll);
  };
}

const tellAll = (): void => {
  for (const told of watchers) told();
};
