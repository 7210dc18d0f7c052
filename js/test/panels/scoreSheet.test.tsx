// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ScoreSheet } from "../../src/panels/scoreSheet";
import type { Turn } from "../../src/protocol/generated/scene";
import { opened } from "../stage";

const turn = (ply: number, ...texts: string[]): Turn => ({ seat: null, ply, texts, heads: [0] });
const FIRST = turn(0, "one", "two");
const SECOND = turn(2, "three");

let stage: ReturnType<typeof opened>;

const told = (at: number, more = {}) => ({
  table: { at, plies: 9, deal: null, locked: [], ...more },
});
const said = (selector: string) =>
  [...stage.el.querySelectorAll(selector)].map((el) => el.textContent);

/** Show some turns, at a move of theirs. */
function show(turns: Turn[], at: number, more = {}): void {
  void act(() => {
    stage.show(told(at, more));
    stage.view.endpoint.rows.value = { version: 1, turns };
  });
}

beforeEach(() => {
  stage = opened(told(0));
  void act(() => render(<ScoreSheet view={stage.view} />, stage.el));
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

test("the last move is marked, and a turn that is the same stays the same", () => {
  show([FIRST], 2);
  expect(said("[aria-current]")).toEqual(["two"]);
  const row = stage.el.querySelector("li");
  show([FIRST, SECOND], 3);
  expect(said("[aria-current]")).toEqual(["three"]);
  expect(said(".tt-ply")).toEqual(["one", "two", "three"]);
  show([turn(0, "one", "too"), SECOND], 2);
  expect(said(".tt-ply")).toEqual(["one", "too", "three"]);
  expect(stage.el.querySelector("li")).toBe(row);
  show([], 0);
  expect(said(".tt-empty")).toEqual(["no-moves"]);
  show([FIRST, SECOND], 1);
  expect(said("[aria-current]")).toEqual(["one"]);
  expect(said(".tt-ply")).toEqual(["one", "two", "three"]);
});

test("what was taken back lies ahead", () => {
  show([FIRST, SECOND], 3);
  expect(said(".tt-ahead")).toEqual([]);
  show([FIRST, SECOND], 1);
  expect(said(".tt-ahead")).toEqual(["two", "three"]);
  expect(said("[aria-current]")).toEqual(["one"]);
  expect(said(".tt-to-come")).toEqual(["three"]);
});

test("what is watched move by move is not told before", () => {
  const sheet = () => stage.el.querySelector(".tt-sheet")?.classList.contains("tt-untold");
  const chapter = { at: 0, steps: [{ kind: "show" }] };
  show([FIRST, SECOND], 1, { chapter, task: { done: false } });
  expect(sheet()).toBe(true);
  show([FIRST, SECOND], 9, { chapter, task: { done: true } });
  expect(sheet()).toBe(false);
  show([FIRST, SECOND], 1, { chapter: null, task: null });
  expect(sheet()).toBe(false);
});
