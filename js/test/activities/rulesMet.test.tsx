// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
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

/** What is said of these rules. */
function said(rules: string[], brought?: string[]): string | null {
  const of = brought ? { rules, brought } : { rules };
  void act(() => render(<RulesMet {...of} view={stage.view} />, stage.el));
  return stage.el.querySelector(".tt-rules-met")?.textContent ?? null;
}

test("of rules that nobody met nothing is said", () => {
  meet(true, "other");
  expect(said(["run", "hop"])).toBeNull();
});

test("beside practice it is said how its own rules stand", () => {
  meet(true, "run", "hop", "other");
  meet(null, "skip");
  expect(said(["run", "hop", "skip", "jump"])).toBe("rules-met 3 · rules-first 2");
});

test("fewer than half that were right so far are not counted, which would dishearten", () => {
  meet(true, "run");
  meet(false, "hop", "skip");
  expect(said(["run", "hop", "skip"])).toBe("rules-met 3");
  expect(said(["run", "hop"])).toBe("rules-met 2 · rules-first 1");
});

test("after a chapter it is said what that brought, and the sum that only grows", () => {
  meet(false, "run", "hop");
  meet(true, "other");
  expect(said(["run", "hop", "other"], ["run", "hop", "jump"])).toBe("rules-new 2 · rules-met 3");
  expect(said(["run"], [])).toBe("rules-met 3");
});

test("what was met of another game is none of this one's", () => {
  const asked = { step: "x", rules: ["run"], right: true, help: 0, of: 4, took: null };
  recordAnswers([{ ...asked, game: "other", held: null, done: true }]);
  expect(said(["run"])).toBeNull();
  expect(said(["run"], ["run"])).toBeNull();
});
