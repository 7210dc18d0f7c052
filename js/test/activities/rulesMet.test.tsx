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
  recordAnswers(rules.map((rule) => ({ ...asked, right, rules: [rule] })));
}

const asked = {
  ...{ game: "tiny", step: "x", rules: [], principles: [], right: true, help: 0, of: 4 },
  ...{ took: null, held: null, done: true },
};

function lines(): string[] {
  void act(() => render(<RulesMet view={stage.view} />, stage.el));
  return [...stage.el.querySelectorAll(".tt-rules-met")].map((one) => one.textContent ?? "");
}

const said = (): string | null => lines()[0] ?? null;

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
  recordAnswers([{ ...asked, rules: ["run"], game: "other" }]);
  expect(said()).toBeNull();
});

test("principles of play are counted on a line of their own", () => {
  recordAnswers([{ ...asked, principles: ["weigh"] }]);
  meet(false, "hop");
  expect(lines()).toEqual(["rules-met 1", "ideas-met 1"]);
});
