import { expect, test } from "vitest";
import cases from "../../tests/lessons/standings.json";
import type { Progress } from "../src/known";
import { csvOf, hardest } from "../src/pupils";

const pupils = new Map(Object.entries(cases.pupils as unknown as Record<string, Progress>));

test("the table of a class is that of Python, formulas made harmless", () => {
  expect(csvOf(pupils)).toBe(cases.csv);
  expect(cases.csv).toContain("'=a,1.json");
});

test("rules are counted as Python does, the hardest first", () => {
  const found = hardest(pupils);
  const rows = found.map(({ rule, met, asked, first, practice }) => [
    rule,
    met,
    asked,
    first,
    practice,
  ]);
  for (const row of cases.hardest) expect(rows).toContainEqual(row);
  const shares = found.map(({ practice, asked }) => practice / asked);
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(hardest(new Map())).toEqual([]);
});
