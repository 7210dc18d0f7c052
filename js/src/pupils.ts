// A class at a glance, from the files that pupils hand in: as tritables/lessons/classes.py has it,
// which a test holds it to. Nothing of it leaves the page.

import { isAnswer, type Moment, type Progress, shows, standingOf } from "./known";

const COLUMNS = "file,name,game,rule,standing,first,right,wrong,last";

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

type Row = [file: string, name: string, game: string, rule: string, moments: Moment[]];

function rowsOf(pupils: ReadonlyMap<string, Progress>): Row[] {
  return [...pupils].flatMap(([file, { name, games }]) =>
    Object.entries(games).flatMap(([game, { rules }]) =>
      Object.entries(rules ?? {}).map(([rule, all]): Row => [file, name ?? "", game, rule, all]),
    ),
  );
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
      first: one.first + Number(standing === "first"),
      practice: one.practice + Number(standing === "practice"),
    });
  }
  const share = ({ practice, asked }: RuleInClass): number => practice / asked;
  return [...found.values()]
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => share(other) - share(one) || other.asked - one.asked);
}

/** The whole table as comma-separated values. */
export function csvOf(pupils: ReadonlyMap<string, Progress>): string {
  const lines = rowsOf(pupils).map(([file, name, game, rule, moments]) => {
    const answers = moments.filter(isAnswer);
    const [one] = answers;
    const first = one ? (shows(one) ? "yes" : "no") : "";
    const right = answers.filter((answer) => answer.right).length;
    const last = new Date(1000 * (moments.at(-1)?.at ?? 0)).toISOString().slice(0, 10);
    const wrong = answers.length - right;
    return [file, name, game, rule, standingOf(moments), first, right, wrong, last]
      .map(cell)
      .join();
  });
  return `${[COLUMNS, ...lines].join("\n")}\n`;
}

function cell(value: string | number): string {
  const text = FORMULA.test(String(value)) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
