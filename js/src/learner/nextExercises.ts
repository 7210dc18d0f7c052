// Which rules are asked about next, and how much of the answer is given away: what is due first, then
// what is weakest; and for each a worked example, a question with its rule in sight, or a question
// alone, faded by what is known. Python deals what is planned here, by rule and way.

import type { Planned } from "../protocol/generated/messages";
import {
  dueOf,
  isAnswer,
  isExample,
  type Moment,
  memoryAfter,
  momentsOf,
  type Progress,
  standingOf,
} from "./learnerModel";

export type Way = Planned["way"];

/** Below this probability of having learnt a rule an example is shown before anything is asked. */
export const SHOWN_BELOW = 0.35;
/** Below this one a question has its rule in sight. */
export const HELPED_BELOW = 0.4;
/** A plan has no more exercises than these. */
const MOST_PLANNED = 100;
/** For so many seconds after it was asked a rule waits for the others. */
const RECENT = 600;
/** So many questions a review between two chapters has. */
export const FEWEST_IN_REVIEW = 2;
export const MOST_IN_REVIEW = 4;

/** How much of the answer is given away: an example is followed by a question. */
export function wayOf(moments: readonly Moment[]): Way {
  const { learnt, known } = memoryAfter(moments);
  const last = moments.at(-1);
  if (known || learnt >= HELPED_BELOW) return "alone";
  return learnt < SHOWN_BELOW && !(last && isExample(last)) ? "shown" : "helped";
}

/** The same rules, in the order in which they should be asked about now (seconds since 1970). */
export function ordered(
  progress: Progress,
  game: string,
  rules: readonly string[],
  now: number,
): string[] {
  const ranked = rules.map((rule, nth) => {
    const moments = momentsOf(progress, game, rule);
    const [due, last] = [dueOf(moments), moments.at(-1)];
    const isRecent = last !== undefined && now - last.at < RECENT;
    const isKnown = standingOf(moments) === "known";
    // What was just shown is tried at once; what was just asked waits for all the others' turns, so
    // that two rules that are hard do not take turns alone.
    if (isRecent && isExample(last)) return { rule, nth, group: -1, by: 0 };
    if (isRecent && isAnswer(last)) return { rule, nth, group: 3, by: last.at };
    if (due <= now) return { rule, nth, group: 0, by: due };
    if (!isKnown) return { rule, nth, group: 1, by: memoryAfter(moments).learnt };
    return { rule, nth, group: 2, by: due };
  });
  ranked.sort((one, other) => one.group - other.group || one.by - other.by || one.nth - other.nth);
  return ranked.map(({ rule }) => rule);
}

/** The next exercises on some rules, in order, with the way in which each is put. */
export function planned(
  progress: Progress,
  game: string,
  rules: readonly string[],
  now: number,
): Planned[] {
  const next = ordered(progress, game, rules, now).slice(0, MOST_PLANNED);
  return next.map((rule) => ({ rule, way: wayOf(momentsOf(progress, game, rule)) }));
}

/** What a review asks about of rules that came before: what is due or not known yet; none if few. */
export function reviewed(
  progress: Progress,
  game: string,
  rules: readonly string[],
  now: number,
): Planned[] {
  const weak = rules.filter((rule) => {
    const moments = momentsOf(progress, game, rule);
    return standingOf(moments) !== "known" || dueOf(moments) <= now;
  });
  if (weak.length < FEWEST_IN_REVIEW) return [];
  const asked = planned(progress, game, weak, now).slice(0, MOST_IN_REVIEW);
  return asked.map(({ rule, way }) => ({ rule, way: way === "shown" ? "helped" : way }));
}
