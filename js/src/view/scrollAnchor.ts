// What somebody touches stays under the finger, whatever is said above it or between.

import type { View } from "./view";

/** Less than this many pixels nobody sees. */
const SEEN = 1;

/**
 * Keep the board where it is on the screen when its task or a refusal grows, or the field in which
 * somebody types. Whoever goes to another step is led there, and is not kept. Returns what ends it.
 */
export function anchorScroll(view: View): () => void {
  const { table, scene } = view.endpoint;
  let step = stepOf(view);
  let awaited: number | null = null;
  const hold = (): void => {
    if (awaited !== null) return;
    const task = view.el.querySelector<HTMLElement>(".tt-play > .tt-task");
    const kept = touched(view);
    const before = kept?.getBoundingClientRect().top ?? 0;
    const high = task?.offsetHeight ?? 0;
    awaited = requestAnimationFrame(() => {
      awaited = null;
      const was = step;
      step = stepOf(view);
      task?.style.removeProperty("min-height");
      if (was !== step) lead(view);
      // A lesson that fits the screen is all in sight.
      const fits = task && getComputedStyle(task).overflowY === "auto";
      if (was !== step || fits || !kept?.isConnected) return;
      // Above the board nothing shrinks until the next step.
      if (task && high > task.offsetHeight) task.style.minHeight = `${high}px`;
      const moved = kept.getBoundingClientRect().top - before;
      if (Math.abs(moved) >= SEEN) scrollerOf(kept).scrollBy(0, moved);
    });
  };
  const stops = [table.whole.subscribe(hold), scene.whole.subscribe(hold)];
  return () => {
    if (awaited !== null) cancelAnimationFrame(awaited);
    for (const stop of stops) stop();
  };
}

/** Lead to what there is to do, where it is scrolled to because the page binds the height. */
function lead(view: View): void {
  for (const el of view.el.querySelectorAll(".tt-bound, .tt-bound > .tt-side")) el.scrollTop = 0;
}

/** What is on the board, as far as a task is about it, and how wide it is. */
function stepOf(view: View): string {
  const { chapter, course } = view.endpoint.table.peek();
  return [chapter?.id, chapter?.at, course?.plays, view.width.peek()].join();
}

/** The field that is typed in, else the board, if it can be seen. */
function touched(view: View): Element | null {
  const root = view.el.getRootNode() as Document | ShadowRoot;
  const typed = root.activeElement?.closest("[data-type-move]");
  if (typed && view.el.contains(typed)) return typed;
  const board = view.el.querySelector(".tt-stage");
  const box = board?.getBoundingClientRect();
  return board && box && box.bottom > 0 && box.top < innerHeight ? board : null;
}

/** What scrolls an element up and down: a part of the page, or all of it. */
export function scrollerOf(el: Element): Element {
  for (let at = above(el); at; at = above(at)) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The parent of an element, also out of a shadow root. */
function above(el: Element): Element | null {
  const root = el.getRootNode();
  return el.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
