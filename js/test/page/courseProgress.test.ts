// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";

const CARD = `<li class="tt-game" data-game="g" data-steps="a b c"><div class="tt-game-mine" hidden>
  <progress max="3" value="0"></progress>
  <span class="tt-some"><span data-text="{done} of 3"></span></span>
  <span class="tt-all" hidden><span data-text="all"></span></span></div>
  <span class="tt-way-learn"></span><span class="tt-way-go-on" hidden></span></li>`;

let learner: typeof import("../../src/learner/learnerStorage");

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = CARD;
  vi.resetModules();
  learner = await import("../../src/learner/learnerStorage");
  (await import("../../src/page/courseProgress")).showCourseProgress(document);
});

const shown = () =>
  ["tt-game-mine", "tt-some", "tt-all", "tt-way-learn", "tt-way-go-on"].filter(
    (name) => !document.querySelector<HTMLElement>(`.${name}`)?.hidden,
  );

const did = (step: string) =>
  learner.recordAnswers([
    { game: "g", step, rules: [], right: true, help: 0, of: 4, took: null, held: null, done: true },
  ]);

test("a game that was not begun is to be learnt", () => {
  expect(shown()).toEqual(["tt-some", "tt-way-learn"]);
});

test("one that was begun says how far it is, and goes on", () => {
  did("a");
  did("of-another-version");
  expect(shown()).toEqual(["tt-game-mine", "tt-some", "tt-way-go-on"]);
  expect(document.querySelector("progress")?.value).toBe(1);
  expect(document.querySelector(".tt-some")?.textContent).toBe("1 of 3");
  did("b");
  did("c");
  expect(shown()).toEqual(["tt-game-mine", "tt-all", "tt-way-go-on"]);
});
