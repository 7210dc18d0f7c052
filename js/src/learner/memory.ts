// How well a rule is known, and when it should be asked again. Whether it was learnt is a probability
// by Bayesian knowledge tracing (Corbett & Anderson 1995), since a right answer may be a guess; how it
// fades meanwhile is told by FSRS-6, the scheduler of Anki, in its form for right and wrong.

/** An answer as both models take it, or an example that was shown. */
export interface Evidence {
  /** Seconds since the beginning of 1970. */
  at: number;
  /** Null where nothing was asked: the rule was shown in a worked example. */
  right: boolean | null;
  /** The furthest step of help that was taken; from `TELLING` on an answer shows nothing. */
  help: number;
  /** Among how many answers it was chosen. */
  of: number;
}

export const DAY = 86_400;
/** From this step of help on (the place that glows, the move itself) the answer was told. */
export const TELLING = 3;
/** From this probability on a rule is known. */
export const KNOWN = 0.95;
/** How likely somebody has learnt a rule when it is first asked. */
const BEFORE = 0.3;
/** How often a question that was answered right, or an example, teaches it to who did not know it. */
const LEARN = 0.15;
/** How often a wrong answer does, which is explained. */
const EXPLAINED = 0.2;
/** How often somebody who knows a rule answers wrongly. */
const SLIP = 0.1;

/** Whether an answer shows that somebody knows the rule. */
export const shows = ({ right, help }: Evidence): boolean => right === true && help < TELLING;

/** The published weights of FSRS-6, fitted to some hundred million reviews. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;
const DECAY = -W[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const AGAIN = 1;
const GOOD = 3;
const EASY = 4;

const atFirst = (grade: number): number => W[4] - Math.exp(W[5] * (grade - 1)) + 1;
const bounded = (difficulty: number): number => Math.min(Math.max(difficulty, 1), 10);

/** How likely a rule is recalled, so many days after an answer that left it this stability. */
const recall = (days: number, stability: number): number =>
  (1 + (FACTOR * days) / stability) ** DECAY;

const recalled = (stability: number, difficulty: number, faded: number): number =>
  stability *
  (1 + Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (Math.exp(faded * W[10]) - 1));

const forgotten = (stability: number, difficulty: number, faded: number): number =>
  Math.min(
    W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * Math.exp(faded * W[14]),
    stability / Math.exp(W[17] * W[18]),
  );

/** What is believed of one rule. */
export interface Memory {
  /** How likely it has been learnt. */
  learnt: number;
  /** Whether it is known: likely learnt, and the last answer showed it. */
  known: boolean;
  /** When it should be asked again: at the beginning of a day (UTC), in seconds since 1970. */
  due: number;
}

/** Work out what is believed of a rule after all this, in the order of time. */
export function memoryOf(evidence: readonly Evidence[]): Memory {
  let [learnt, stability, difficulty, last] = [BEFORE, 0, 0, 0];
  let ended = false;
  for (const [day, today] of byDay(evidence)) {
    const faded = stability === 0 ? 0 : 1 - recall(day - last, stability);
    const answers = today.filter(isAsked);
    for (const one of today) {
      // Only a wrong answer can mean that it was forgotten: a right one shows that it was not.
      const fades = one === answers[0] && !shows(one) ? faded : 0;
      learnt = isAsked(one) ? traced(learnt * (1 - fades), one) : taught(learnt, LEARN);
    }
    const final = answers.at(-1);
    if (final === undefined) continue;
    // A day counts as it ended: what was wrong and then mended is remembered from there on.
    ended = shows(final);
    const grade = ended ? GOOD : AGAIN;
    if (stability === 0) [stability, difficulty] = [ended ? W[2] : W[0], atFirst(grade)];
    else {
      stability = (ended ? recalled : forgotten)(stability, bounded(difficulty), faded);
      const shifted = bounded(difficulty) - ((10 - bounded(difficulty)) * W[6] * (grade - 3)) / 9;
      difficulty = W[7] * atFirst(EASY) + (1 - W[7]) * shifted;
    }
    stability = Math.max(stability, 0.001);
    last = day;
  }
  const known = ended && learnt >= KNOWN;
  // It is asked again while nine of ten are still recalled: then the pause is the stability itself.
  const pause = known ? Math.max(1, Math.round(stability)) : 1;
  return { learnt, known, due: (last + pause) * DAY };
}

/** Whether something was asked: an example was only shown. */
const isAsked = ({ right }: Evidence): boolean => right !== null;

/** What happened on each day, by its number since 1970. */
function byDay(evidence: readonly Evidence[]): Map<number, Evidence[]> {
  const days = new Map<number, Evidence[]>();
  for (const one of evidence) {
    const day = Math.floor(one.at / DAY);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}

const taught = (learnt: number, chance: number): number => learnt + (1 - learnt) * chance;

/** Bayes, and then the chance that the question has taught the rule. */
function traced(before: number, answer: Evidence): number {
  const chance = 1 / answer.of;
  // Each step of help makes a right answer likelier for somebody who does not know the rule.
  const guess = chance + ((1 - chance) * Math.min(answer.help, TELLING)) / TELLING;
  const [ifKnown, ifNot] = shows(answer) ? [1 - SLIP, guess] : [SLIP, 1 - chance];
  const found = (before * ifKnown) / (before * ifKnown + (1 - before) * ifNot);
  return taught(found, shows(answer) ? LEARN : EXPLAINED);
}
