// Where the kernel goes with its page: a lesson is kept in the browser, and gone on with when the
// page is opened again. What came of answers is noted beside it.

import { progress, recordAnswers } from "../../learner/learnerStorage";
import { planned } from "../../learner/nextExercises";
import type { Endpoint } from "../../protocol/endpoint";
import type { Aside, LessonCopy } from "../../protocol/generated/scene";
import {
  hasSavedLessons,
  nowInSeconds,
  savedLesson,
  saveLesson,
} from "../../storage/lessonStorage";
import { hearHeld } from "../resumeGame";

/** Milliseconds without a change after which a lesson is kept. */
const REST = 400;

/** Pages that play without a kernel keep their boards themselves. */
export const lessonKeeping = { lessons: true };

const keepers = new WeakMap<Endpoint, LessonKeeper>();

/** The tables of this page by where they are kept: of two that are equal each has a place. */
const taken = new Map<string, LessonKeeper[]>();

/** Keep the lesson of a view for as long as it is there; returns what ends it. */
export function keepLesson(endpoint: Endpoint): () => void {
  if (!lessonKeeping.lessons) return () => {};
  const keeper = new LessonKeeper(endpoint);
  keepers.set(endpoint, keeper);
  return keeper.stop;
}

/** Hear what a table says aside. */
export function hearAside({ learnt, kept, held }: Aside, endpoint: Endpoint): void {
  if (learnt) {
    recordAnswers(learnt);
    planNext(endpoint);
  }
  if (held) hearHeld(held, endpoint);
  if (kept) keepers.get(endpoint)?.hear(kept);
}

/** In practice the next exercise follows from what is known now. */
function planNext(endpoint: Endpoint): void {
  const { rules = [] } = endpoint.table.peek().practice ?? {};
  if (rules.length === 0) return;
  const { game } = endpoint.scene.peek();
  const plan = planned(progress(), game, rules, nowInSeconds());
  void endpoint.ask({ kind: "plan", plan });
}

class LessonKeeper {
  #offered: boolean;
  #opens = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #off: () => void;
  /** The place that it has taken, of those that are kept alike. */
  #place: string | undefined;

  constructor(readonly endpoint: Endpoint) {
    this.#offered = !hasSavedLessons();
    this.#off = endpoint.table.whole.subscribe(() => this.#soon());
  }

  stop = (): void => {
    this.#off();
    clearTimeout(this.#timer);
    if (this.#place !== undefined) this.#give(this.#place);
  };

  /** What the table has: offer it what was kept before, or keep what it is now. */
  hear({ place, saved }: LessonCopy): void {
    if (place === null) {
      this.stop();
      return;
    }
    const own = this.#own(place);
    const before = this.#offered ? null : savedLesson(own);
    this.#offered = true;
    if (saved) saveLesson(own, { at: nowInSeconds(), saved });
    else if (before) {
      // One that will not do is refused, and gives way to what is done now.
      void this.endpoint.ask({ kind: "resume", saved: before.saved });
    }
  }

  /** Where it is kept itself: the second of its kind on a page under its number. */
  #own(place: string): string {
    if (this.#place !== undefined && this.#place !== place) this.#give(this.#place);
    this.#place = place;
    const all = taken.get(place) ?? [];
    taken.set(place, all);
    // Two views of one table hold the same object, and are kept as one.
    const same = (one: LessonKeeper | undefined): boolean =>
      one?.endpoint.table.peek() === this.endpoint.table.peek();
    const found = all.indexOf(this);
    const at = found >= 0 ? found : all.findIndex((one) => same(one));
    const nth = at >= 0 ? at : free(all);
    all[nth] ??= this;
    return nth === 0 ? place : `${place} ${nth + 1}`;
  }

  /** Leave the place to the next table of its kind. */
  #give(place: string): void {
    const all = taken.get(place) ?? [];
    const at = all.indexOf(this);
    if (at >= 0) delete all[at];
  }

  #soon(): void {
    const { chapter, course } = this.endpoint.table.peek();
    if (!chapter && !course) return;
    clearTimeout(this.#timer);
    const ask = (): void => void this.endpoint.ask({ kind: "keep" });
    if (!this.#offered) ask();
    else if (!this.#opens) this.#timer = setTimeout(ask, REST);
    this.#opens = false;
  }
}

/** The first number that nobody has. */
function free(all: readonly (LessonKeeper | undefined)[]): number {
  const at = Array.from(all).indexOf(undefined);
  return at >= 0 ? at : all.length;
}
