// What this reader knows, under one name in the browser, for every page of the address alike.
// Nothing of it goes anywhere by itself.

import type { Learnt } from "../protocol/generated/scene";
import { addLeft, allLeft, nowInSeconds } from "../storage/lessonStorage";
import { forgetAll, isFull, keep, stored } from "../storage/store";
import { learn, lessonsIn, merged, NoProgress, nothing, type Progress, read } from "./learnerModel";

const NAME = "progress";

/** Why what is learnt lasts no longer than the page; null where it is kept. */
export type Trouble = "newer" | "bad" | "full" | "forgotten" | null;

/** What is known where the browser keeps nothing; what it keeps may change in another window. */
let own: Progress | null = null;
let trouble: Trouble = null;
const watchers = new Set<() => void>();

/** What this reader knows now. */
export function progress(): Progress {
  if (own) return own;
  const text = stored(NAME);
  if (text === null) return nothing();
  try {
    return read(JSON.parse(text));
  } catch (fault) {
    // What a later version wrote, or nobody knows who, is left as it is.
    trouble = fault instanceof NoProgress ? fault.why : "bad";
    own = nothing();
    return own;
  }
}

export function troubled(): Trouble {
  progress();
  return trouble ?? (isFull() ? "full" : null);
}

/** Change what is known, and keep it if that can be. */
function put(next: Progress): void {
  if (own !== null || !keep(NAME, JSON.stringify(next))) own = next;
  for (const told of watchers) told();
}

/** Take in what came of answers, just now. */
export function note(told: readonly Learnt[]): void {
  put(learn(progress(), told, nowInSeconds()));
}

/** All that somebody takes elsewhere: what is known, and where each lesson was left. */
export function file(): string {
  return JSON.stringify({ ...progress(), lessons: allLeft() });
}

/** Put what a file holds together with what is known and kept here; throws `NoProgress`. */
export function load(text: string): void {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoProgress("bad");
  }
  const known = read(data);
  addLeft(lessonsIn(data));
  put(merged(progress(), known));
}

/** Call the learner by a name, or by none. */
export function call(name: string): void {
  const short = [...name.trim()].slice(0, 60).join("");
  put({ ...progress(), name: short === "" ? null : short });
}

/** Forget all that was kept of any page; this one keeps nothing more until it is opened anew. */
export function forget(): void {
  forgetAll();
  own = nothing();
  trouble = "forgotten";
  for (const told of watchers) told();
}

/** Be told of every change, in other windows too; returns what ends it. */
export function watch(told: () => void): () => void {
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
