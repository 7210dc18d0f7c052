// A class at a glance, from the files that pupils hand in: held by a test to a
// reference, tests/lessons/class_report.py. Nothing of it leaves the page.

import {
  answersOf,
  isAnswer,
  KINDS,
  type Kind,
  type Moment,
  type Progress,
  type Standing,
  standingOf,
} from "./learnerModel";
import { shows } from "./memory";

/** What things are called in a language; what a page does not know keeps its id. */
export interface Names {
  columns: string[];
  yes: string;
  no: string;
  game(id: string): string;
  kind(id: Kind): string;
  /** A rule or a principle of play. */
  rule(game: string, id: string): string;
  /** What a pupil was told who seemed to hold this wrong rule. */
  held(game: string, id: string): string;
  standing(id: Standing): string;
}

/** How a text begins that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * How many rules and principles of a pupil, or how many pupils of one of these: what was met, and how
 * that went.
 */
interface Counts {
  met: number;
  asked: number;
  /** Right at the first answer. */
  first: number;
  practice: number;
  answers: number;
}

/** How a class stands with a rule or a principle of play. */
export interface RuleInClass extends Counts {
  game: string;
  kind: Kind;
  rule: string;
  /** Milliseconds that an answer took on average; null where nobody knows. */
  took: number | null;
  /** The wrong rule that most pupils were suspected to hold, and by how many. */
  held: { id: string; pupils: number } | null;
}

/** One pupil of a class. */
export interface Pupil extends Counts {
  file: string;
  name: string | null;
  /** Milliseconds that all answers took, as far as that is known; null where nobody knows. */
  took: number | null;
  /** Another file of the same name that has all of this. */
  copy: string | null;
  /** The other files that have answers in common with this one. */
  shares: string[];
}

interface Row {
  file: string;
  name: string;
  game: string;
  /** None where nothing was met. */
  kind: Kind | null;
  rule: string;
  moments: Moment[];
}

/** What each has met; who has met nothing is there, too. */
function rowsOf(pupils: ReadonlyMap<string, Progress>): Row[] {
  return [...pupils].flatMap(([file, one]) => {
    const head = { file, name: one.name ?? "" };
    const rows = metBy(one).map((met): Row => ({ ...head, ...met }));
    return rows.length > 0 ? rows : [{ ...head, game: "", kind: null, rule: "", moments: [] }];
  });
}

/** Each rule and principle that a pupil has met. */
function metBy({ games }: Progress) {
  return Object.entries(games).flatMap(([game, part]) =>
    KINDS.flatMap((kind) =>
      Object.entries(part[kind] ?? {}).map(([rule, moments]) => ({ game, kind, rule, moments })),
    ),
  );
}

const firstRight = (moments: readonly Moment[]): boolean => {
  const [first] = answersOf(moments);
  return first !== undefined && shows(first);
};

/** The counts of what was met, from the moments of each. */
const countsOf = (met: readonly Moment[][]): Counts => ({
  met: met.length,
  asked: met.filter((moments) => moments.some(isAnswer)).length,
  first: met.filter(firstRight).length,
  practice: met.filter((moments) => standingOf(moments) === "practice").length,
  answers: met.flatMap((moments) => moments.filter(isAnswer)).length,
});

/** How long each answer took, where that is known. */
const timesOf = (moments: readonly Moment[]): number[] =>
  moments.filter(isAnswer).flatMap(({ took }) => (took === undefined ? [] : [took]));

const sum = (times: readonly number[]): number => times.reduce((all, one) => all + one, 0);

/** The wrong rule that was suspected last; none where there never was one. */
export const heldIn = (moments: readonly Moment[]): string | null =>
  moments.findLast(({ held }) => held !== undefined)?.held ?? null;

/** The pupils, and who has what another has, too. */
export function pupilsOf(pupils: ReadonlyMap<string, Progress>): Pupil[] {
  const answers = new Map([...pupils].map(([file, one]) => [file, answersIn(one)]));
  const before = new Set<string>();
  return [...pupils].map(([file, one]) => {
    const { name = null } = one;
    const mine = answers.get(file) ?? new Set();
    const met = metBy(one).map(({ moments }) => moments);
    const others = [...answers].filter(([other]) => other !== file);
    const has = ([other, all]: [string, Set<string>]): boolean =>
      (pupils.get(other)?.name ?? null) === (name ?? null) &&
      [...mine].every((one) => all.has(one)) &&
      (all.size > mine.size || !before.has(other));
    const copy = mine.size > 0 ? (others.find(has)?.[0] ?? null) : null;
    if (copy) before.add(file);
    const times = met.flatMap(timesOf);
    return {
      file,
      name: name ?? null,
      ...countsOf(met),
      took: times.length === 0 ? null : sum(times),
      copy,
      shares: others.filter(([, all]) => [...mine].some((one) => all.has(one))).map(([at]) => at),
    };
  });
}

/** All answers, each told by what was asked and when: two pupils seldom have the same one. */
function answersIn(one: Progress): Set<string> {
  const all = metBy(one).flatMap(({ game, rule, moments }) =>
    moments.filter(isAnswer).map(({ at, right }) => JSON.stringify([game, rule, at, right])),
  );
  return new Set(all);
}

/** Each rule, or each principle, that anybody was asked, hardest first. */
export function hardest(pupils: ReadonlyMap<string, Progress>, kind: Kind): RuleInClass[] {
  const rows = rowsOf(pupils).filter((row) => row.kind === kind);
  const found = grouped(rows, ({ game, rule }) => JSON.stringify([game, rule]));
  const share = ({ practice, asked }: RuleInClass): number => practice / asked;
  return [...found.values()]
    .map((some) => ruleInClass(kind, some))
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => share(other) - share(one) || other.asked - one.asked);
}

/** Things by what they have in common. */
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return found;
}

/** How a class stands with one of these, from a row of each pupil who met it. */
function ruleInClass(kind: Kind, rows: readonly Row[]): RuleInClass {
  const { game, rule } = rows[0] as Row;
  const all = rows.map(({ moments }) => moments);
  const times = all.flatMap(timesOf);
  const suspected = all.map(heldIn).filter((id) => id !== null);
  const held = [...grouped(suspected, (id) => id)]
    .map(([id, { length }]) => ({ id, pupils: length }))
    .sort((one, other) => other.pupils - one.pupils || (one.id < other.id ? -1 : 1));
  return {
    game,
    kind,
    rule,
    ...countsOf(all),
    took: times.length === 0 ? null : sum(times) / times.length,
    held: held[0] ?? null,
  };
}

/** The whole table as comma-separated values, in words, with the ids in columns of their own. */
export function csvOf(pupils: ReadonlyMap<string, Progress>, names: Names): string {
  const lines = rowsOf(pupils).map(({ file, name, game, kind, rule, moments }) => {
    const answers = moments.filter(isAnswer);
    const first = answers.length === 0 ? "" : firstRight(moments) ? names.yes : names.no;
    const right = answers.filter((answer) => answer.right).length;
    const last = moments.at(-1);
    const day = last ? new Date(1000 * last.at).toISOString().slice(0, 10) : "";
    const standing = standingOf(moments);
    const which = kind === null ? "" : names.kind(kind);
    const met = [names.game(game), which, names.rule(game, rule)];
    const said = [...met, names.standing(standing), first];
    const times = timesOf(moments);
    const seconds = times.length === 0 ? "" : Math.round(sum(times) / 1000);
    const held = heldIn(moments);
    const suspected = held === null ? "" : names.held(game, held);
    const counts = [right, answers.length - right, answers.length, seconds, suspected, day];
    const ids = [game, rule, standing, held ?? ""];
    return [file, name, ...said, ...counts, ...ids].map(cell).join();
  });
  return `${[names.columns.map(cell).join(), ...lines].join("\n")}\n`;
}

function cell(value: string | number): string {
  const text = FORMULA.test(String(value)) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
