// @vitest-environment dom

// The card that says why something is refused, or asks whether a move that costs is meant.

import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { reason } from "../../src/activities/spokenTexts";
import { TaskCard } from "../../src/panels/coach";
import { RefusalCard } from "../../src/panels/refusal";
import { opened, refusal } from "../stage";

const COST = { ...refusal(3), rule: null, text: "It costs 5.", nearest: [], asks: true };

async function shown(verdict: object, asked = vi.fn()): Promise<HTMLElement> {
  const { view } = opened({ table: { verdict: verdict as never } });
  view.press = asked;
  const el = document.createElement("div");
  await act(() => render(<RefusalCard view={view} />, el));
  return el;
}

test("when a move costs then the card asks, and has a button that does it", async () => {
  const el = await shown(COST);
  expect(el.querySelector("strong")?.textContent?.trim()).toBe("unsure");
  expect(el.querySelector(".tt-unsure")?.textContent).toContain("It costs 5.");
  expect(el.querySelector("[data-tool=anyway]")?.textContent).toBe("unsure-again");
});

test("when the button of a move that costs is pressed then the same move is asked for", async () => {
  const asked = vi.fn();
  const el = await shown(COST, asked);
  el.querySelector<HTMLButtonElement>("[data-tool=anyway]")?.click();
  expect(asked).toHaveBeenCalledWith({ kind: "type", move: COST.tried });
});

test("when a move is refused then the card does not ask", async () => {
  const el = await shown(refusal(3));
  expect(el.querySelector("strong")?.textContent?.trim()).toBe("refused");
  expect(el.querySelector(".tt-unsure")).toBeNull();
  expect(el.textContent).not.toContain("unsure-again");
});

test("when a refusal was what the task asked for then its card is right, and gives no way out", async () => {
  const el = await shown({ ...refusal(3), met: true });
  expect(el.querySelector("strong")?.textContent?.trim()).toBe("refused-rightly");
  expect(el.querySelector(".tt-met .tt-nearest")).toBeNull();
});

test.each([
  [null, true],
  [{ ...refusal(3), met: true }, true],
  [refusal(3), false],
])(
  "when a task is done then it is cheered at unless something is refused beside it",
  async (verdict, cheered) => {
    const task = { title: "Start", text: "Well.", step: 0, steps: 1, done: true, lost: false };
    const { view } = opened({ table: { verdict, task, course: null, chapter: null } as never });
    const el = document.createElement("div");
    await act(() => render(<TaskCard view={view} />, el));
    expect(el.querySelector(".tt-task")?.textContent?.includes("done")).toBe(cheered);
    expect(el.querySelector(".tt-done") !== null).toBe(cheered);
  },
);

test("when a move costs then it is asked aloud at once", () => {
  const { view } = opened({ table: { verdict: COST as never } });
  expect(reason(view)).toBe("unsure It costs 5.");
});

test("when a rule has another name beside this reason then the chip has that one", async () => {
  const named = await shown({ ...refusal(3), name: "Where a card fits" } as never);
  expect(named.querySelector("[data-rule=run]")?.textContent?.trim()).toBe("Where a card fits");
  const plain = await shown(refusal(3));
  expect(plain.querySelector("[data-rule=run]")?.textContent?.trim()).not.toBe("Where a card fits");
});

test("in one column a card goes with the next touch of the board, and folds what is long", async () => {
  const stage = opened({ table: { verdict: refusal(3) }, width: 360 } as never);
  const { view } = stage;
  const board = document.createElement("div");
  board.className = "tt-board";
  const el = document.createElement("div");
  view.el.append(board);
  await act(() => render(<RefusalCard view={view} />, el));
  const fold = () => el.querySelector<HTMLButtonElement>("[data-tool=unfold]");
  expect(el.querySelector(".tt-folded")).not.toBeNull();
  await act(() => fold()?.click());
  expect(el.querySelector(".tt-folded")).toBeNull();
  expect(fold()?.getAttribute("aria-expanded")).toBe("true");
  await act(() => {
    board.dispatchEvent(new Event("pointerdown"));
  });
  expect(el.querySelector(".tt-refusal")).toBeNull();
  stage.close();
});
