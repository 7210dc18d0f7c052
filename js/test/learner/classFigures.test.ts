import { expect, test } from "vitest";
import cases from "../../../tests/lessons/standings.json";
import { csvOf, hardest, type Names, pupilsOf } from "../../src/learner/classFigures";
import type { Progress } from "../../src/learner/learnerModel";

const pupils = new Map(Object.entries(cases.pupils as unknown as Record<string, Progress>));

const said = cases.names;
const at = (all: unknown, id: string) => (all as Record<string, string> | undefined)?.[id] ?? id;
const names: Names = {
  ...said,
  game: (id) => at(said.games, id),
  kind: (id) => said.kinds[id],
  rule: (game, id) => at((said.rules as unknown as Record<string, unknown>)[game], id),
  held: (game, id) => at((said.held as unknown as Record<string, unknown>)[game], id),
  standing: (id) => at(said.standings, id),
};

test("the table of a class is that of the reference, in words, formulas made harmless", () => {
  expect(csvOf(pupils, names)).toBe(cases.csv);
  expect(cases.csv).toContain("none.json,Noor,,,");
  expect(cases.csv).toContain("'=a,1.json");
});

test("rules and principles are counted as in the reference, the hardest first", () => {
  const kinds = [
    ["rules", cases.hardest],
    ["principles", cases.hardest_principles],
  ] as const;
  for (const [kind, wanted] of kinds) {
    const found = hardest(pupils, kind);
    const rows = found.map(({ rule, met, asked, first, practice, answers, took, held }) => [
      ...[rule, met, asked, first, practice, answers, took, held?.id ?? null],
    ]);
    expect(wanted.length).toBeGreaterThan(0);
    for (const row of wanted) expect(rows).toContainEqual(row);
    const shares = found.map(({ practice, asked }) => practice / asked);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(hardest(new Map(), kind)).toEqual([]);
  }
});

const pupil = (name: string | null, ...at: number[]): Progress => ({
  format: "tritables-progress/2",
  name,
  games: { g: { rules: { r: at.map((one) => ({ at: one, right: true })) } } },
});

test("who handed in twice is told, and who has what another did", () => {
  const found = pupilsOf(
    new Map([
      ["early.json", pupil("Emma", 1, 2)],
      ["late.json", pupil("Emma", 1, 2, 3)],
      ["other.json", pupil("Noah", 3, 9)],
      ["apart.json", pupil(null, 50)],
      ["same.json", pupil(null, 50)],
      ["none.json", { format: "tritables-progress/2", name: "Noor", games: {} }],
    ]),
  );
  expect(found.map(({ copy }) => copy)).toEqual(["late.json", null, null, "same.json", null, null]);
  expect(found.map(({ shares }) => shares)).toEqual([
    ["late.json"],
    ["early.json", "other.json"],
    ["late.json"],
    ["same.json"],
    ["apart.json"],
    [],
  ]);
  expect(found.map(({ met }) => met)).toEqual([1, 1, 1, 1, 1, 0]);
});

test("who was right at first is counted so, whatever came later", () => {
  const answers = [
    { at: 1, right: true },
    { at: 2, right: false },
  ];
  const games = { g: { rules: { r: answers } } };
  const one = new Map([["a", { format: "tritables-progress/2", games } as Progress]]);
  expect(hardest(one, "rules")).toMatchObject([{ first: 1, practice: 1 }]);
  expect(pupilsOf(one)).toMatchObject([{ first: 1, practice: 1 }]);
  expect(csvOf(one, names)).toContain(`,${said.yes},1,1,`);
});
