// Other positions on the board for a while: a move of a replay that the pointer rests on, what may
// come next, what would follow a move. The table stands as it stood.

import { signal } from "@preact/signals-core";
import type { Endpoint } from "../protocol/endpoint";
import type { Board, Glimpsed, Scene } from "../protocol/generated/scene";
import type { View } from "./view";

/** Milliseconds that each of several positions stands. */
const STANDS = 1100;
/** Milliseconds that the last one stands, or the only one. */
const RESTS = 4000;

/** The view that shows another position than its own, if any does. */
export const previewing = signal<View | null>(null);

/** Ends what is shown of each view. */
const ends = new WeakMap<View, () => void>();

/** Show another position; returns what shows the own one again. */
export function show(view: View, glimpse: Glimpsed): () => void {
  const { endpoint } = view;
  const [board, scene] = [endpoint.board.peek(), endpoint.scene.whole.peek()];
  put(endpoint, glimpse.board ?? board, glimpse.scene);
  view.polite.value = ""; // nobody went anywhere
  previewing.value = view;
  return () => {
    previewing.value = null;
    if (endpoint.scene.whole.peek() !== glimpse.scene) return; // something has come since
    put(endpoint, board, scene);
    view.polite.value = "";
  };
}

/**
 * Show positions one after the other, then the own one again; `done` hears that it is there. What may
 * be done stays what it is, and the words say that none of this has happened.
 */
export function play(view: View, glimpses: readonly Glimpsed[], done: () => void = () => {}): void {
  endPreview(view);
  const own = view.endpoint.scene.whole.peek();
  const board = view.el.querySelector(".tt-stage");
  const from = (view.el.getRootNode() as Document | ShadowRoot).activeElement;
  const far = board !== null && !view.beside.peek() && board.getBoundingClientRect().top < 0;
  let back: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    view.el.removeEventListener("pointerdown", heed, true);
    view.el.removeEventListener("keydown", heed, true);
    ends.delete(view);
    back?.();
    back = null;
    done();
    // Where the board had gone out of sight, whoever looked at it goes on where that was asked.
    if (far && from?.isConnected) from.scrollIntoView({ block: "center", behavior: smooth() });
  };
  // Whoever touches the board wants the own position, and no other.
  const heed = (event: Event): void => {
    const on = event.target instanceof Element ? event.target.closest(".tt-board") : null;
    if (on) end();
  };
  const step = (nth: number): void => {
    const glimpse = glimpses[nth];
    if (!glimpse) {
      end();
      return;
    }
    back?.();
    const { pieces, rows, labels, told } = glimpse.scene;
    const seen = { pieces, rows, labels, told, ways: [], lifts: [], touches: {}, draws_at: null };
    const scene = { ...own, ...seen, status: view.ui("preview") };
    back = show(view, { board: glimpse.board, scene });
    timer = setTimeout(() => step(nth + 1), nth + 1 < glimpses.length ? STANDS : RESTS);
  };
  view.letGo();
  if (far) board.scrollIntoView({ block: "start", behavior: smooth() });
  view.el.addEventListener("pointerdown", heed, true);
  view.el.addEventListener("keydown", heed, true);
  ends.set(view, end);
  step(0);
}

/** Show the own position again. */
export function endPreview(view: View): void {
  ends.get(view)?.();
}

function smooth(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

function put(endpoint: Endpoint, board: Board, scene: Scene): void {
  endpoint.board.value = board;
  endpoint.scene.whole.value = scene;
}
