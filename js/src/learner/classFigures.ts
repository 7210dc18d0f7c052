// A class at a glance, from the files that pupils hand in: held by a test to a
// reference, tests/lessons/class_report.py. Nothing of it leaves the page.

import {
  answersOf,
  isAnswer,
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
  rule(game: string, id: string): string;
  standing(id: Standing): string;
}

/** How a text begins that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** How a class stands with a rule. */
export interface RuleInClass {
  game: string;
  rule: string;
  met: number;
  asked: number;
  first: number;
  practice: number;
}

/** One pupil of a class. */
export interface Pupil {
  file: string;
  name: string | null;
  met: number;
  asked: number;
  first: number;
  practice: number;
  /** Another file of the same name that has all of this. */
  copy: string | null;
  /** The other files that have answers in common with this one. */
  shares: string[];
}

type Row = [file: string, name: string, game: string, rule: string, moments: Moment[]];

/** What each has met; who has met nothing is there, too. */
function rowsOf(pupils: ReadonlyMap<string, Progress>): Row[] {
  return [...pupils].flatMap(([file, { name, games }]) => {
    const rows = Object.entries(games).flatMap(([game, { rules }]) =>
      Object.entries(rules ?? {}).map(([rule, all]): Row => [file, name ?? "", game, rule, all]),
    );
    return rows.length > 0 ? rows : [[file, name ?? "", "", "", []] as Row];
  });
}

const firstRight = (moments: readonly Moment[]): boolean => {
  const [first] = answersOf(moments);
  return first !== undefined && shows(first);
};

/** The pupils, and who has what another has, too. */
export function pupilsOf(pupils: ReadonlyMap<string, Progress>): Pupil[] {
  const answers = new Map([...pupils].map(([file, one]) => [file, answersIn(one)]));
  const before = new Set<string>();
  return [...pupils].map(([file, { name = null, games }]) => {
    const mine = answers.get(file) ?? new Set();
    const met = Object.values(games).flatMap(({ rules }) => Object.values(rules ?? {}));
    const others = [...answers].filter(([other]) => other !== file);
    const has = ([other, all]: [string, Set<string>]): boolean =>
      (pupils.get(other)?.name ?? null) === (name ?? null) &&
      [...mine].every((one) => all.has(one)) &&
      (all.size > mine.size || !before.has(other));
    const copy = mine.size > 0 ? (others.find(has)?.[0] ?? null) : null;
    if (copy) before.add(file);
    return {
      file,
      name: name ?? null,
      met: met.length,
      asked: met.filter((moments) => moments.some(isAnswer)).length,
      first: met.filter(firstRight).length,
      practice: met.filter((moments) => standingOf(moments) === "practice").length,
      copy,
      shares: others.filter(([, all]) => [...mine].some((one) => all.has(one))).map(([at]) => at),
    };
  });
}

/** All answers, each told by what was asked and when: two pupils seldom have the same one. */
function answersIn({ games }: Progress): Set<string> {
  const all = Object.entries(games).flatMap(([game, { rules }]) =>
    Object.entries(rules ?? {}).flatMap(([rule, moments]) =>
      moments.filter(isAnswer).map(({ at, right }) => JSON.stringify([game, rule, at, right])),
    ),
  );
  return new Set(all);
}

/** Each rule that anybody was asked, hardest first. */
export function hardest(pupils: ReadonlyMap<string, Progress>): RuleInClass[] {
  const found = new Map<string, RuleInClass>();
  for (const [, , game, rule, moments] of rowsOf(pupils)) {
    const key = JSON.stringify([game, rule]);
    const none = { game, rule, met: 0, asked: 0, first: 0, practice: 0 };
    const one = found.get(key) ?? none;
    const standing = standingOf(moments);
    found.set(key, {
      ...one,
      met: one.met + 1,
      asked: one.asked + Number(moments.filter(isAnswer).length > 0),
      first: one.first + Number(firstRight(moments)),
      practice: one.practice + Number(standing === "practice"),
    });
  }
  const share = ({ practice, asked }: RuleInClass): number => practice / asked;
  return [...found.values()]
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => share(other) - share(one) || other.asked - one.asked);
}

/** The whole table as comma-separated values, in words, with the ids in columns of their own. */
export function csvOf(pupils: ReadonlyMap<string, Progress>, names: Names): string {
  const lines = rowsOf(pupils).map(([file, name, game, rule, moments]) => {
    const answers = moments.filter(isAnswer);
    const first = answers.length === 0 ? "" : firstRight(moments) ? names.yes : names.no;
    const right = answers.filter((answer) => answer.right).length;
    const last = moments.at(-1);
    const day = last ? new Date(1000 * last.at).toISOString().slice(0, 10) : "";
    const standing = standingOf(moments);
    const said = [names.game(game), names.rule(game, rule), names.standing(standing), first];
    const counts = [right, answers.length - right, day];
    return [file, name, ...said, ...counts, game, rule, standing].map(cell).join();
  });
  return `${[names.columns.map(cell).join(), ...lines].join("\n")}\n`;
}

function cell(value: string | number): string {
  const text = FORMULA.test(String(value)) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
