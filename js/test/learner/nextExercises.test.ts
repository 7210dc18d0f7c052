import { describe, expect, test } from "vitest";
import { emptyProgress, type Moment, type Progress } from "../../src/learner/learnerModel";
import { memoryOf } from "../../src/learner/memory";
import {
  HELPED_BELOW,
  MOST_IN_REVIEW,
  ordered,
  planned,
  reviewed,
  SHOWN_BELOW,
  wayOf,
} from "../../src/learner/nextExercises";

const DAY = 86_400;
const NOON = 20_000 * DAY + DAY / 2;
const HOUR = 3600;

const right = (at: number, of = 8): Moment => ({ at, right: true, of });
const wrong = (at: number, of = 8): Moment => ({ at, right: false, of });
const example = (at: number): Moment => ({ at, help: 4 });
/** Known since an hour ago, or so many days. */
const known = (days = 0): Moment[] =>
  [1, 2, 3, 4].map((nth) => right(NOON - days * DAY - HOUR - 60 * nth)).reverse();

const having = (rules: Record<string, Moment[]>): Progress => ({
  ...emptyProgress(),
  games: { trictrac: { rules } },
});

const next = (rules: Record<string, Moment[]>): string[] =>
  ordered(having(rules), "trictrac", Object.keys(rules), NOON);

describe("how much of the answer is given away", () => {
  test("a rule that nobody was asked is shown first, and then asked", () => {
    expect(wayOf([])).toBe("shown");
    expect(wayOf([{ at: NOON }])).toBe("shown");
    expect(wayOf([example(NOON)])).not.toBe("shown");
  });

  test("it fades by what is known", () => {
    expect(wayOf([right(NOON)])).toBe("alone");
    expect(wayOf(known())).toBe("alone");
    expect(wayOf([wrong(NOON)])).toBe("shown");
    expect(wayOf([wrong(NOON), wrong(NOON + 1), example(NOON + 2)])).toBe("helped");
  });

  test("an example teaches a little, and is no answer", () => {
    const before = memoryOf([]).learnt;
    const after = memoryOf([{ at: NOON, right: null, help: 4, of: 2 }]);
    expect(after.learnt).toBeGreaterThan(before);
    expect(after.known).toBe(false);
    expect(SHOWN_BELOW).toBeLessThan(HELPED_BELOW);
    expect(before).toBeLessThan(SHOWN_BELOW);
  });
});

describe("which rule is asked next", () => {
  test("what is due comes first, longest due before the others", () => {
    const all = { weak: [wrong(NOON - HOUR)], late: known(40), later: known(60), known: known() };
    expect(next(all).slice(0, 2)).toEqual(["later", "late"]);
  });

  test("then what is weakest, and at the end what is known", () => {
    const better = [wrong(NOON - 3 * HOUR), right(NOON - 2 * HOUR)];
    expect(next({ sure: known(), better, weak: [wrong(NOON - 2 * HOUR)] })).toEqual([
      "weak",
      "better",
      "sure",
    ]);
  });

  test("rules of which as much is known come in their own order", () => {
    expect(next({ one: [], two: [], three: [] })).toEqual(["one", "two", "three"]);
  });

  test("two rules that are hard do not take turns while others wait", () => {
    const hard = { one: [wrong(NOON - 9)], two: [wrong(NOON - 5)], other: [right(NOON - HOUR)] };
    expect(next(hard)).toEqual(["other", "one", "two"]);
    expect(next({ ...hard, other: [right(NOON - 2)] })).toEqual(["one", "two", "other"]);
  });

  test("what was just asked waits, and what was just shown is tried at once", () => {
    expect(next({ asked: [wrong(NOON - 5)], other: [right(NOON - HOUR)] })[0]).toBe("other");
    expect(next({ weak: [wrong(NOON - HOUR)], shown: [example(NOON - 5)] })[0]).toBe("shown");
  });

  test("a plan has each rule once, with its way", () => {
    const all = having({ asked: [right(NOON - HOUR)] });
    expect(planned(all, "trictrac", ["asked", "never"], NOON)).toEqual([
      { rule: "never", way: "shown" },
      { rule: "asked", way: "alone" },
    ]);
  });
});

describe("a review between two chapters", () => {
  const weak = (count: number): Record<string, Moment[]> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, nth) => [`r${nth}`, [wrong(NOON - HOUR)]]),
    );

  test("asks a few of what is due or not known yet, and shows no examples", () => {
    const all = weak(6);
    const asked = reviewed(having(all), "trictrac", Object.keys(all), NOON);
    expect(asked).toHaveLength(MOST_IN_REVIEW);
    expect(asked.map(({ way }) => way)).not.toContain("shown");
  });

  test("does not come for one rule alone, or for what is known", () => {
    const all = { ...weak(1), sure: known(), safe: known() };
    expect(reviewed(having(all), "trictrac", Object.keys(all), NOON)).toEqual([]);
  });
});

test("principles of play are planned and reviewed by the same order as rules", () => {
  const progress: Progress = {
    ...emptyProgress(),
    games: {
      trictrac: { rules: { stop: known() }, principles: { hit: known(60), hold: [wrong(NOON)] } },
    },
  };
  const all = ["stop", "hit", "hold"];
  expect(ordered(progress, "trictrac", all, NOON)).toEqual(["hit", "stop", "hold"]);
  expect(reviewed(progress, "trictrac", all, NOON + HOUR).map(({ rule }) => rule)).toEqual([
    ...["hit", "hold"],
  ]);
});
