// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { placeRefusal } from "../../src/panels/refusalPlacement";
import { opened, refusal, wantCalm } from "../stage";

/** A window of 740 pixels with a board from 100 to 700, and a card of 150 over its lower edge. */
const [LOWER, HIGH] = [582, 150];

let stage: ReturnType<typeof opened>;
let frames: (() => void)[];
let stop: () => void;

function boxed(el: Element, top: number, height: number): void {
  el.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
}

beforeEach(() => {
  wantCalm(true);
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  stage = opened({ width: 360 });
  stop = placeRefusal(stage.view);
});

afterEach(() => {
  stop();
  stage.close();
  vi.unstubAllGlobals();
});

/** How far above the lower edge a refusal is held, or how low it is, with these around it. */
function held(count: number, witnesses: number[], ways: number[], scrolled = 0): string {
  stage.el.innerHTML =
    '<div class="tt-play"><div class="tt-stage"></div><div class="tt-refusal"></div></div>';
  const [play, board, card] = [".tt-play", ".tt-stage", ".tt-refusal"].map(
    (css) => stage.el.querySelector<HTMLElement>(css) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  boxed(play, 20 - scrolled, 900);
  boxed(board, 100 - scrolled, 600);
  boxed(card, LOWER, HIGH);
  for (const [css, tops] of [
    ["tt-mark-witness", witnesses],
    ["tt-hot", ways],
  ] as const)
    for (const top of tops) {
      const el = board.appendChild(document.createElement("div"));
      el.className = css;
      boxed(css === "tt-hot" ? el : el.appendChild(document.createElement("path")), top, 40);
    }
  stage.show({ table: { verdict: refusal(count) } });
  for (const frame of frames.splice(0)) frame();
  return card.style.bottom || card.style.maxHeight;
}

test("a refusal stands at the upper edge where it would hide its witness at the lower one", () => {
  expect(held(1, [300], [300])).toBe("");
  expect(held(2, [620], [])).toBe(`${8 + LOWER - 28}px`);
  expect(held(3, [590], [], 60)).toBe(`${8 + LOWER - 8}px`);
});

test("it stays at the lower edge where it would hide as much further up", () => {
  expect(held(1, [620, 110], [])).toBe("");
});

test("it makes room for what can be played", () => {
  expect(held(1, [300], [620, 640, 660, 300])).toBe(`${8 + LOWER - 28}px`);
  expect(held(2, [300], [620, 300, 400])).toBe(`${8 + LOWER - 28}px`);
});

test("where it would hide something at either edge it is made as low as there is room", () => {
  expect(held(1, [110], [600])).toBe(`${LOWER + HIGH - 8 - 640}px`);
  expect(held(2, [110], [620, 640])).toBe("");
});

test("what lies outside of the board's window counts for nothing", () => {
  expect(held(1, [720], [])).toBe("");
});

test("a card that has its place keeps it until it says something else", () => {
  held(1, [300], []);
  const card = stage.el.querySelector<HTMLElement>(".tt-refusal") as HTMLElement;
  const path = stage.el.querySelector(".tt-mark-witness path") as Element;
  boxed(path, 620, 40);
  stage.show({ table: { verdict: refusal(1), paused: true } });
  for (const frame of frames.splice(0)) frame();
  expect(card.style.bottom).toBe("");
  stage.show({ table: { verdict: refusal(2) } });
  for (const frame of frames.splice(0)) frame();
  expect(card.style.bottom).not.toBe("");
});

test("a short refusal stands below the board, and the page is scrolled to its button", () => {
  const scrolled = vi.spyOn(document.documentElement, "scrollBy").mockImplementation(() => {});
  const below = (count: number, high: number): [string, unknown] => {
    stage.el.innerHTML = `<div class="tt-play"><div class="tt-stage"></div>
      <div class="tt-refusal tt-brief"></div></div>
      <div class="tt-controls"><button class="tt-primary"></button></div>`;
    const at = (css: string) => stage.el.querySelector<HTMLElement>(css) as HTMLElement;
    boxed(at(".tt-stage"), 100, high);
    boxed(at(".tt-refusal"), 100 + high, 90);
    boxed(at(".tt-primary"), 200 + high, 44);
    stage.show({ table: { verdict: refusal(count) } });
    for (const frame of frames.splice(0)) frame();
    return [at(".tt-refusal").style.position, scrolled.mock.lastCall?.[0]];
  };
  expect(below(1, 560)).toEqual(["static", { top: 200 + 560 + 44 + 8 - innerHeight }]);
  // With its button it would not fit, and alone it does.
  expect(below(2, innerHeight - 120)).toEqual(["static", { top: 100 + 90 - 120 + 8 }]);
  expect(below(3, innerHeight)[0]).toBe("");
});

test("below a board that stays while one scrolls, a refusal is brought under it, and lies over nothing", () => {
  stage.el.innerHTML =
    '<div class="tt-play"><div class="tt-room" style="position: sticky"></div><div class="tt-refusal"></div></div>';
  const [room, card] = [".tt-room", ".tt-refusal"].map(
    (css) => stage.el.querySelector<HTMLElement>(css) as HTMLElement,
  ) as [HTMLElement, HTMLElement];
  Object.defineProperty(room, "offsetHeight", { value: 400 });
  const shown = vi.fn();
  card.scrollIntoView = shown;
  stage.show({ table: { verdict: refusal(1) } });
  for (const frame of frames.splice(0)) frame();
  expect(shown).toHaveBeenCalledWith({ block: "nearest" });
  expect([card.style.position, card.style.scrollMarginTop]).toEqual(["static", "408px"]);
});
