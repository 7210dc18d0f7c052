// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "../../src/panels/countdown";
import type { Clock } from "../../src/protocol/generated/scene";
import { opened } from "../stage";

const WAITS: Clock = { limit: 20, left: 20, running: false, waits: true };

let stage: ReturnType<typeof opened>;

beforeEach(() => {
  vi.useFakeTimers();
  stage = opened();
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
  vi.useRealTimers();
});

async function show(clock: Clock): Promise<void> {
  await act(() =>
    render(
      <>
        <div class="tt-stage">
          <button type="button" />
        </div>
        <Countdown clock={clock} view={stage.view} />
      </>,
      stage.el,
    ),
  );
}

const seconds = () => stage.el.querySelector("[role=timer]")?.textContent;
const board = () => stage.el.querySelector("button") as Element;
const begun = () => stage.model.sent.filter(({ kind }) => kind === "begin").length;

function press(where: Element, key: string): void {
  where.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

test("a clock that waits says so, and stands", async () => {
  await show(WAITS);
  await act(() => void vi.advanceTimersByTime(3000));
  expect(seconds()).toBe("20");
  expect(stage.el.textContent).toContain("clock-waits");
  await show({ ...WAITS, running: true, waits: false });
  await act(() => void vi.advanceTimersByTime(3000));
  expect(seconds()).toBe("17");
  expect(stage.el.textContent).not.toContain("clock-waits");
});

test("the first touch on the board begins it, and none beside it", async () => {
  await show(WAITS);
  press(stage.el.querySelector("[role=timer]") as Element, "Enter");
  press(board(), "Tab");
  expect(begun()).toBe(0);
  press(board(), "ArrowLeft");
  board().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(begun()).toBe(1);
});

test("a touch that nobody heard is told again; one on a clock that runs is not", async () => {
  await show(WAITS);
  board().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  stage.model.answer(false);
  await vi.advanceTimersByTimeAsync(0);
  board().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(begun()).toBe(2);
  await show({ ...WAITS, running: true, waits: false });
  stage.model.answer(false);
  await vi.advanceTimersByTimeAsync(0);
  press(board(), "Enter");
  expect(begun()).toBe(2);
});
