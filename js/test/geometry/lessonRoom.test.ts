// How the height of a phone is shared out to the parts of a lesson.

import { expect, test } from "vitest";
import { type Parts, shareHeight } from "../../src/geometry/lessonRoom";

/** What a phone has below the name of a chapter. */
const PHONE = 680;

/** A board that is drawn as high as its room lets it, up to so much. */
const upTo =
  (most: number) =>
  (room: number): number =>
    Math.min(room, most);

const QUESTION: Parts = {
  task: 82,
  board: upTo(1000),
  chips: 29,
  answers: 97,
  bar: 0,
  said: 0,
  awaits: "answer",
};

test("a board has what the other parts leave, and they what they need", () => {
  const { task, board, below } = shareHeight(PHONE, QUESTION);
  expect(task).toBe(103);
  expect(below).toBe(29 + 97 + 54);
  expect(task + board + below).toBe(PHONE);
});

test("what a board has no use for is first a task's, for longer words when it is done", () => {
  const { task, board, below } = shareHeight(PHONE, { ...QUESTION, board: upTo(237) });
  expect([task, board, below]).toEqual([82 + 2 * 21, 237, PHONE - 237 - 124]);
});

test("the more there is to choose from, the lower is the board, but never less than its part", () => {
  const heights = [50, 97, 144, 191, 400, 900].map(
    (answers) => shareHeight(PHONE, { ...QUESTION, answers }).board,
  );
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
  expect(heights.at(-1)).toBe(Math.floor(0.38 * PHONE));
});

test("room is kept for what is said of a move, beside what is said already", () => {
  const move: Parts = { ...QUESTION, answers: 0, bar: 47, awaits: "move" };
  const said = [0, 37, 90].map((said) => shareHeight(PHONE, { ...move, said }).below);
  expect(said).toEqual([143, 143, 166]);
});

test("of several answers the wrong one gives way to what is said of it, as chips do", () => {
  expect(shareHeight(PHONE, { ...QUESTION, answers: 191 }).below).toBe(29 + 191);
});

test("where nothing is awaited any more all that is said has its room", () => {
  const end: Parts = { ...QUESTION, task: 61, answers: 0, bar: 47, said: 260, awaits: null };
  const { task, board, below } = shareHeight(PHONE, end);
  expect([task, below]).toEqual([103, 29 + 47 + 260]);
  expect(board).toBe(PHONE - 103 - 336);
});

test("a task that is longer than what is left is scrolled, and three lines of it are read", () => {
  const { task, board } = shareHeight(500, { ...QUESTION, task: 400, answers: 191 });
  expect([task, board]).toEqual([103, 190]);
});
