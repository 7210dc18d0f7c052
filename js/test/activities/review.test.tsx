// @vitest-environment dom

// The review of a round: one that was given up says so, and can be asked for again.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Review } from "../../src/activities/replay/review";
import type { Replay } from "../../src/protocol/generated/scene";
import { opened } from "../stage";

const REPLAY = {
  ...{ words: { review: "Review this round", "review-hint": "The coach estimates" } },
  ...{ reviews: true, recorded: false, percent: null, course: null, turns: [], node: 0 },
} as unknown as Replay;

const GIVEN_UP = "I could not finish this review.";

let stage: ReturnType<typeof opened>;

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

function drawn(told: Partial<Replay>): HTMLElement {
  stage = opened({ table: { locked: [] } });
  void act(() => render(<Review view={stage.view} replay={{ ...REPLAY, ...told }} />, stage.el));
  return stage.el;
}

test("a review that was given up says so, and is asked for again", () => {
  const el = drawn({ unfinished: GIVEN_UP });
  expect(el.querySelector("[role=status]")?.textContent).toBe(GIVEN_UP);
  expect(el.querySelector("[data-note=review]")?.textContent).toBe("Review this round");
});

test("it says so where none can be asked for, too", () => {
  const el = drawn({ unfinished: GIVEN_UP, reviews: false });
  expect(el.textContent).toBe(GIVEN_UP);
});

test("else nothing is said of one", () => {
  expect(drawn({}).querySelector("[role=status]")).toBeNull();
});
