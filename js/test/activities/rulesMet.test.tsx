// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RulesMet } from "../../src/activities/rulesMet";
import { forgetProgress, recordAnswers } from "../../src/learner/learnerStorage";
import { opened } from "../stage";

let stage: ReturnType<typeof opened>;

beforeEach(() => {
  stage = opened();
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
  forgetProgress();
});

/** Somebody answers a question about each of these rules, or only watches it. */
function meet(right: boolean | null, ...rules: string[]): void {
  const asked = { game: "tiny", step: "x", right, help: 0, of: 4, took: null };
  recordAnswers(rules.map((rule) => ({ ...asked, rules: [rule], held: null, done: true })));
}

function said(): string | null {
  void act(() => render(<RulesMet view={stage.view} />, stage.el));
  return stage.el.querySelector(".tt-rules-met")?.textContent ?? null;
}

test("of rules that nobody met nothing is said", () => {
  expect(said()).toBeNull();
});

test("all rules of the game that were met are counted, whatever came of them", () => {
  meet(true, "run", "other");
  meet(false, "hop");
  meet(null, "skip");
  expect(said()).toBe("rules-met 4");
});

test("of these it is said how many are known", () => {
  meet(false, "hop");
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const minute of [1, 2, 3, 4]) {
    vi.setSystemTime(minute * 60_000);
    meet(true, "run");
  }
  vi.useRealTimers();
  expect(said()).toBe("rules-met 2 · rules-known 1");
});

test("what was met of another game is none of this one's", () => {
  const asked = { step: "x", rules: ["run"], right: true, help: 0, of: 4, took: null };
  recordAnswers([{ ...asked, game: "other", held: null, done: true }]);
  expect(said()).toBeNull();
});
