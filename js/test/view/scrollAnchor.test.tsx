// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StickyTask } from "../../src/activities/lesson/stickyTask";
import type { Chapter, TableState, Task } from "../../src/protocol/generated/scene";
import { anchorScroll } from "../../src/view/scrollAnchor";
import { opened, type Part, refusal, wantCalm } from "../stage";

const CHAPTER = { id: "one", at: 0, steps: [{}, {}] } as Chapter;
const TASK = { title: "Hit", text: "Hit it.", done: false } as Task;

let stage: ReturnType<typeof opened>;
let frames: (() => void)[];
let scrolled: number[];
/** How high the task is, and whatever else stands above the board. */
let high: number;

/** A page of which nothing but the heights of a task and a board is measured. */
beforeEach(() => {
  wantCalm(true);
  [frames, scrolled, high] = [[], [], 100];
  stage = opened({ table: state(), width: 360 });
  stage.el.innerHTML =
    '<div class="tt-play"><div class="tt-task"></div><div class="tt-stage"></div></div>';
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const task = stage.el.querySelector<HTMLElement>(".tt-task") as HTMLElement;
  const least = () => Number.parseInt(task.style.minHeight || "0", 10);
  const top = () => Math.max(high, least());
  Object.defineProperty(task, "offsetHeight", { get: top });
  const board = stage.el.querySelector(".tt-stage") as HTMLElement;
  board.getBoundingClientRect = () => ({ top: top(), bottom: top() + 300 }) as DOMRect;
  document.documentElement.scrollBy = ((_x: number, y: number) => scrolled.push(y)) as never;
  Object.defineProperty(document, "scrollingElement", {
    configurable: true,
    value: document.documentElement,
  });
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
  vi.unstubAllGlobals();
});

function state(change: Part<TableState> = {}): Part<TableState> {
  return { chapter: CHAPTER, task: TASK, question: null, course: null, ...change };
}

/** Have a table change, with which what stands above the board becomes so high. */
function change(next: Part<TableState>, to: number): void {
  stage.show({ table: state(next) });
  high = to;
  for (const frame of frames.splice(0)) frame();
}

const least = () => stage.el.querySelector<HTMLElement>(".tt-task")?.style.minHeight;

test("a board stays where it is when its task grows, and the task never shrinks within a step", () => {
  const stop = anchorScroll(stage.view);
  change({}, 100);
  change({ verdict: refusal(1) }, 122);
  expect(scrolled).toEqual([22]);
  change({ verdict: null }, 78);
  expect([scrolled, least()]).toEqual([[22], "122px"]);
  stop();
  change({ verdict: refusal(2) }, 150);
  expect(scrolled).toEqual([22]);
});

test("another step is led to: nothing is kept for it", () => {
  const stop = anchorScroll(stage.view);
  change({}, 100);
  change({ verdict: refusal(1) }, 90);
  change({ chapter: { ...CHAPTER, at: 1 } }, 60);
  expect([scrolled, least()]).toEqual([[], ""]);
  stop();
});

test("a task that is new above the screen is said at the lower edge, until it was read", () => {
  let see: (entries: { target: Element; intersectionRatio: number }[]) => void = () => {};
  const Watch = class {
    constructor(call: typeof see) {
      see = call;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", Watch);
  const host = stage.el.appendChild(document.createElement("div"));
  act(() => render(<StickyTask view={stage.view} />, host));
  expect(host.textContent).toBe("");
  act(() => stage.show({ table: state({ task: { ...TASK, text: "Now go home." } }) }));
  expect(host.textContent).toBe("");
  const target = stage.el.querySelector(".tt-task") as Element;
  act(() => see([{ target, intersectionRatio: 0.1 }]));
  expect(host.textContent).toContain("Now go home.");
  act(() => host.querySelector("button")?.click());
  expect(host.textContent).toBe("");
  render(null, host);
});
