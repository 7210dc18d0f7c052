// @vitest-environment dom

// A small celebration after moves that bring something rare: there once, in nobody's way.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { celebrate } from "../../src/board/celebration";
import { opened, type Told } from "../stage";

const TRIO = { rule: "trio", text: "Trio!", points: 1, places: ["a", "b"] };
const PLAIN = { ...TRIO, rule: "plain" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table at which trios are celebrated, and the celebrations that are shown there. */
function cheering() {
  const stage = opened({ table: { at: 1 } });
  const words = stage.view.endpoint.words;
  Object.assign(words.peek(), { cheers: ["trio"] });
  const board = document.createElement("div");
  board.className = "tt-stage";
  stage.view.el.append(board);
  const stop = celebrate(stage.view);
  const show = (told: Told): number => {
    stage.show(told);
    return board.querySelectorAll(".tt-cheer").length;
  };
  return { board, stop, show };
}

test("when a move brings what is celebrated then there are sparks, and soon no more", () => {
  const { board, show } = cheering();
  expect(show({ scene: { told: [PLAIN, TRIO] }, table: { at: 2 } })).toBe(1);
  expect(board.querySelector(".tt-cheer")?.ariaHidden).toBe("true");
  vi.advanceTimersByTime(2000);
  expect(board.querySelector(".tt-cheer")).toBeNull();
});

test("when a move brings nothing of that then there are none", () => {
  expect(cheering().show({ scene: { told: [PLAIN] }, table: { at: 2 } })).toBe(0);
});

test("when a move is taken back to one that was celebrated then it is not celebrated again", () => {
  const { show } = cheering();
  show({ scene: { told: [TRIO] }, table: { at: 2 } });
  show({ scene: { told: [] }, table: { at: 3 } });
  expect(show({ scene: { told: [TRIO] }, table: { at: 2 } })).toBe(0);
});

test("when the next move comes then the celebration of the one before makes way", () => {
  const { show } = cheering();
  show({ scene: { told: [TRIO] }, table: { at: 2 } });
  expect(show({ scene: { told: [PLAIN] }, table: { at: 3 } })).toBe(0);
});

test("when the board goes then its celebration goes too", () => {
  const { board, stop, show } = cheering();
  show({ scene: { told: [TRIO] }, table: { at: 2 } });
  stop();
  expect(board.querySelector(".tt-cheer")).toBeNull();
});

test("when a move lays a piece then the celebration stands at it, and not at those that lay there", () => {
  const { board, show } = cheering();
  for (const [place, left] of Object.entries({ a: 10, b: 300 })) {
    const at = document.createElement("div");
    at.dataset["place"] = place;
    at.getBoundingClientRect = () => new DOMRect(left, 40, 50, 70);
    board.append(at);
  }
  const lies = { kind: "card", art: "card", place: "a", text: "7" };
  show({ scene: { told: [], pieces: [lies] }, table: { at: 2 } });
  const pieces = [lies, { ...lies, place: "b" }];
  show({ scene: { told: [TRIO], pieces }, table: { at: 3 } });
  expect(board.querySelector<HTMLElement>(".tt-cheer")?.style.left).toBe("350px");
});
