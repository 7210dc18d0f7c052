// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MoveText } from "../../src/panels/moveText";
import { opened, wantCalm } from "../stage";

let stage: ReturnType<typeof opened>;

beforeEach(() => {
  wantCalm(true);
  stage = opened();
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

/** What is drawn small in a text. */
function drawn(text: string): string[] {
  act(() => render(<MoveText text={text} view={stage.view} />, stage.el));
  expect(stage.el.textContent).toBe(text);
  const small = stage.el.querySelectorAll(".tt-small-card, .tt-spoken");
  return [...small].map((one) => one.textContent ?? "");
}

test("cards and tiles are drawn where a text speaks of them, and it reads as before", () => {
  expect(drawn("Lay 10♦ on A♠, not 0-1-2 beside 5-5-5.")).toEqual(["10♦", "A♠", "0-1-2", "5-5-5"]);
});

test("a move in notation is as it is typed", () => {
  expect(drawn("Write it like 0-5-1@2,-1, or 6D>0.")).toEqual([]);
});
