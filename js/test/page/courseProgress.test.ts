// @vitest-environment dom

import { beforeEach, expect, test, vi } from "vitest";

const CARD = `<li class="tt-game" data-game="g" data-chapters='[["one",["a","b"]],["two",["c"]],["three",["d"]]]'><div class="tt-game-mine" hidden>
  <progress max="4" value="0"></progress>
  <span class="tt-some"><span data-text="{done} of 3"></span></span>
  <i data-text="met: {met}"></i><b class="tt-well" data-text="{known} known"></b><a class="tt-today" hidden data-text="{due} due"></a>
  <span class="tt-all" hidden><span data-text="all"></span></span></div>
  <span class="tt-way-learn"></span><span class="tt-way-go-on" hidden>
    <a href="g.html?lang=en#old"></a></span></li>`;

let learner: typeof import("../../src/learner/learnerStorage");

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = CARD;
  vi.resetModules();
  learner = await import("../../src/learner/learnerStorage");
  (await import("../../src/page/courseProgress")).showCourseProgress(document);
});

const shown = () =>
  ["tt-game-mine", "tt-some", "tt-all", "tt-today", "tt-way-learn", "tt-way-go-on"].filter(
    (name) => !document.querySelector<HTMLElement>(`.${name}`)?.hidden,
  );

const did = (step: string, right = true, rules: string[] = []) =>
  learner.recordAnswers([
    {
      ...{ game: "g", step, rules, principles: [], right, help: 0, of: 4 },
      ...{ took: null, held: null, done: true },
    },
  ]);

test("a game that was not begun is to be learnt", () => {
  expect(shown()).toEqual(["tt-some", "tt-way-learn"]);
});

test("one that was begun says how far it is, and goes on", () => {
  did("a");
  did("of-another-version");
  expect(shown()).toEqual(["tt-game-mine", "tt-some", "tt-way-go-on"]);
  expect(document.querySelector("progress")?.value).toBe(1);
  expect(document.querySelector(".tt-some")?.textContent).toBe("0 of 3");
  did("b");
  expect(document.querySelector(".tt-some")?.textContent).toBe("1 of 3");
  did("c");
  did("d");
  expect(shown()).toEqual(["tt-game-mine", "tt-all", "tt-way-go-on"]);
});

test("it goes on in the chapter that was open last, unless that is done", () => {
  did("a");
  localStorage.setItem("tritables chapter g", JSON.stringify("two"));
  did("b");
  expect(way()).toBe("g.html?lang=en#two");
  did("c");
  expect(way()).toBe("g.html?lang=en#three");
});

const way = () => document.querySelector(".tt-way-go-on a")?.getAttribute("href");

test("it goes on in the chapter that was worked at last, and then in the next that is not done", () => {
  did("a");
  expect(way()).toBe("g.html?lang=en#one");
  did("b");
  expect(way()).toBe("g.html?lang=en#two");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  did("d");
  expect(way()).toBe("g.html?lang=en#two");
  vi.restoreAllMocks();
});

test("rules that are known are counted, and those that are to be gone over again", () => {
  const now = Date.now();
  did("b", true, ["s"]);
  expect(document.querySelector("b")?.hidden).toBe(true);
  for (const minute of [0, 1, 2, 3, 4]) {
    vi.spyOn(Date, "now").mockReturnValue(now + 60_000 * minute);
    did("a", true, ["r"]);
  }
  expect(document.querySelector("i")?.textContent).toBe("met: 2");
  expect(document.querySelector("b")?.textContent).toBe("1 known");
  expect(document.querySelector("b")?.hidden).toBe(false);
  expect(shown()).not.toContain("tt-today");
  vi.spyOn(Date, "now").mockReturnValue(now + 86_400_000 * 60);
  learner.renameLearner("Emma");
  expect(document.querySelector(".tt-today")?.textContent).toBe("2 due");
  vi.restoreAllMocks();
});
