// @vitest-environment dom

import { beforeEach, describe, expect, test, vi } from "vitest";
import cases from "../../../tests/lessons/standings.json";
import {
  dueOf,
  emptyProgress,
  FORMAT,
  inOrder,
  learn,
  type Moment,
  merged,
  metIn,
  metOf,
  momentsOf,
  NoProgress,
  type Progress,
  readProgress,
  reviewOf,
  standingOf,
  stepsOf,
} from "../../src/learner/learnerModel";
import { wayOf } from "../../src/learner/nextExercises";
import type { Learnt } from "../../src/protocol/generated/scene";

interface Cases {
  histories: {
    moments: Moment[];
    kept: Moment[];
    standing: string;
    due: number | null;
    way: string;
  }[];
  pairs: { one: Progress; other: Progress; merged: Progress; review: string[] }[];
}

const DAY = 86_400;
const NOON = 20_000 * DAY + DAY / 2;
const { histories, pairs } = cases as unknown as Cases;

test("it is worked out as the reference model does", () => {
  for (const { moments, kept, standing, due, way } of histories) {
    expect(inOrder(moments)).toEqual(kept);
    expect([standingOf(kept), dueOf(kept), wayOf(kept)]).toEqual([
      standing,
      due ?? Number.POSITIVE_INFINITY,
      way,
    ]);
  }
  for (const { one, other, merged: both, review } of pairs) {
    expect(merged(one, other)).toEqual(both);
    expect(merged(both, other)).toEqual(both);
    expect(readProgress(both)).toEqual(both);
    expect(reviewOf(both, "trictrac", NOON + 9 * DAY)).toEqual(review);
  }
});

const told = (more: Partial<Learnt> = {}): Learnt => ({
  game: "trictrac",
  step: "stuck",
  rules: ["throw.stop"],
  principles: [],
  right: true,
  help: 0,
  of: 4,
  took: null,
  held: null,
  done: true,
  ...more,
});

describe("what came of answers", () => {
  test("is noted for each rule, with the step", () => {
    const after = learn(emptyProgress(), [told({ rules: ["throw.stop", "move.hit"], help: 2 })], 9);
    expect(momentsOf(after, "trictrac", "move.hit")).toEqual([
      { at: 9, right: true, help: 2, of: 4 },
    ]);
    expect(stepsOf(after, "trictrac")).toEqual({ stuck: 9 });
    expect(stepsOf(learn(after, [told()], 20), "trictrac")).toEqual({ stuck: 9 });
    expect(readProgress(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });

  test("is noted for a principle of play apart from rules, and is due like these", () => {
    const answer = told({
      rules: [],
      principles: ["hit"],
      right: false,
      step: "hit-decides-1a2b3c",
    });
    const after = learn(learn(emptyProgress(), [told()], NOON + DAY), [answer], NOON);
    expect(after.games["trictrac"]?.principles).toEqual({
      hit: [{ at: NOON, right: false, of: 4 }],
    });
    expect(Object.keys(after.games["trictrac"]?.rules ?? {})).toEqual(["throw.stop"]);
    expect(standingOf(momentsOf(after, "trictrac", "hit"))).toBe("practice");
    expect(metIn(after, "trictrac")).toEqual(["throw.stop", "hit"]);
    expect(reviewOf(after, "trictrac", NOON + DAY)).toEqual(["hit"]);
    expect(reviewOf(after, "trictrac", NOON + 2 * DAY)).toEqual(["hit", "throw.stop"]);
    expect(readProgress(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(merged(after, after)).toEqual(after);
  });

  test("of a file that is older than principles has none of these", () => {
    const older = { format: FORMAT, games: { g: { rules: { r: [{ at: 1, right: true }] } } } };
    const read = readProgress(older);
    expect(read.games["g"]).toEqual({ rules: { r: [{ at: 1, right: true }] }, steps: {} });
    expect(metIn(read, "g")).toEqual(["r"]);
    const both = merged(read, learn(emptyProgress(), [told({ game: "g", principles: ["p"] })], 2));
    expect(metIn(both, "g")).toEqual(["r", "throw.stop", "p"]);
  });

  test("says nothing new where a rule is only met again", () => {
    const met = learn(emptyProgress(), [told({ right: null, done: false })], 1);
    expect(momentsOf(met, "trictrac", "throw.stop")).toEqual([{ at: 1 }]);
    expect(stepsOf(met, "trictrac")).toEqual({});
    expect(learn(met, [told({ right: null, done: false })], 2)).toEqual(met);
  });

  test("may be of a rule that is called like anything else", () => {
    const odd = learn(emptyProgress(), [told({ game: "constructor", rules: ["__proto__"] })], 3);
    expect(momentsOf(odd, "constructor", "__proto__")).toEqual([{ at: 3, right: true, of: 4 }]);
    expect(momentsOf(emptyProgress(), "constructor", "toString")).toEqual([]);
  });

  test("stays within what a file may hold", () => {
    const rules = Array.from({ length: 510 }, (_, nth) => `r${nth}`);
    const after = learn(emptyProgress(), [told({ rules })], 1);
    expect(Object.keys(after.games["trictrac"]?.rules ?? {})).toHaveLength(500);
    const games = Array.from({ length: 60 }, (_, nth) => told({ game: `g${nth}` }));
    expect(Object.keys(learn(emptyProgress(), games, 1).games)).toHaveLength(50);
    expect(() => readProgress(learn(after, games, 1))).not.toThrow();
  });
});

test.each([
  [null, "bad"],
  [[], "bad"],
  [{}, "bad"],
  [{ format: "other/1", games: {} }, "bad"],
  [{ format: "tritables-progress/3", people: [] }, "newer"],
  [{ format: FORMAT, games: {}, more: 1 }, "bad"],
  [{ format: FORMAT, games: [] }, "bad"],
  [{ format: FORMAT, games: {}, name: "" }, "bad"],
  [{ format: FORMAT, games: {}, name: "x".repeat(61) }, "bad"],
  [{ format: FORMAT, games: { a: { rules: { b: [{ at: 1.5 }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { rules: { b: [{ at: 1, right: 1 }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { rules: { b: [{ at: 1, help: 5 }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { rules: { b: [{ at: 1, of: 1 }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { rules: { b: [{ at: 1, took: -1 }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { rules: { b: [{ at: 1, held: "" }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { principles: { b: [{ at: 1.5 }] } } } }, "bad"],
  [{ format: FORMAT, games: { a: { principles: [] } } }, "bad"],
  [{ format: FORMAT, games: { a: { steps: { b: -1 } } } }, "bad"],
])("what is no progress is refused: %j", (data, why) => {
  expect(() => readProgress(data)).toThrow(NoProgress);
  try {
    readProgress(data);
  } catch (fault) {
    expect((fault as NoProgress).why).toBe(why);
  }
});

describe("what the browser keeps of it", () => {
  let learner: typeof import("../../src/learner/learnerStorage");
  const NAME = "tritables progress";
  const kept = () => JSON.parse(localStorage.getItem(NAME) ?? "null");

  beforeEach(async () => {
    localStorage.clear();
    vi.resetModules();
    learner = await import("../../src/learner/learnerStorage");
  });

  test("is written at once, and told", () => {
    const heard = vi.fn();
    const stop = learner.watchProgress(heard);
    learner.recordAnswers([told()]);
    expect(heard).toHaveBeenCalledOnce();
    expect(kept()).toEqual(learner.progress());
    expect(stepsOf(kept(), "trictrac")["stuck"]).toBeGreaterThan(NOON);
    expect(learner.storageTrouble()).toBe(null);
    stop();
    learner.renameLearner("  Emma ");
    expect(heard).toHaveBeenCalledOnce();
    expect(kept().name).toBe("Emma");
    learner.renameLearner("");
    expect(kept().name).toBe(null);
  });

  test("grows by a file, which is checked", () => {
    learner.recordAnswers([told()]);
    learner.importProgress(JSON.stringify(learn(emptyProgress(), [told({ step: "other" })], 7)));
    expect(Object.keys(stepsOf(kept(), "trictrac")).sort()).toEqual(["other", "stuck"]);
    expect(() => learner.importProgress("no JSON")).toThrow("bad");
    expect(() => learner.importProgress("{}")).toThrow("bad");
  });

  test.each([
    ["bad", "{"],
    ["bad", '{"format":"x"}'],
    ["newer", '{"format":"tritables-progress/7"}'],
  ])("is left alone where it is %s", (why, text) => {
    localStorage.setItem(NAME, text);
    expect(learner.storageTrouble()).toBe(why);
    learner.recordAnswers([told()]);
    expect(localStorage.getItem(NAME)).toBe(text);
    expect(stepsOf(learner.progress(), "trictrac")).toHaveProperty("stuck");
  });

  test("lasts as long as the page where the browser refuses", () => {
    const refuse = (): never => {
      throw new Error("full");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, length: 0 });
    learner.recordAnswers([told()]);
    learner.recordAnswers([told({ step: "other" })]);
    expect(Object.keys(stepsOf(learner.progress(), "trictrac"))).toHaveLength(2);
    expect(learner.storageTrouble()).toBe("full");
    vi.unstubAllGlobals();
  });

  test("is forgotten with all that pages have kept, and nothing comes back", () => {
    localStorage.setItem("tritables /a/page.html k", "{}");
    localStorage.setItem("another", "1");
    learner.recordAnswers([told()]);
    learner.forgetProgress();
    learner.recordAnswers([told()]);
    expect(Object.keys(localStorage)).toEqual(["another"]);
    expect(learner.storageTrouble()).toBe("forgotten");
  });
});

test("of some rules it is counted how many were met, and are known", () => {
  const told = (rule: string, right: boolean | null): Learnt => ({
    game: "g",
    step: "s",
    rules: [rule],
    principles: [],
    right,
    help: 0,
    of: 4,
    took: null,
    held: null,
    done: true,
  });
  let after = learn(emptyProgress(), [told("a", null), told("b", true), told("c", false)], NOON);
  expect(metOf(after, "g", ["a", "b", "c", "d"])).toEqual({ met: 3, known: 0 });
  for (const minute of [1, 2, 3]) after = learn(after, [told("b", true)], NOON + 60 * minute);
  expect(metOf(after, "g", ["a", "b", "c", "d"])).toEqual({ met: 3, known: 1 });
});
