// Arrows over a board, from the middle of one place to that of another.

import type { Box } from "../protocol/generated/scene";
import type { View } from "../view/view";

export type Point = [number, number];

/** The box of a place on the board; null where the window does not show it. */
export function boxOf(view: View, id: string): { box: Box; form: string | undefined } | null {
  const layout = view.layout.value;
  const box = layout.places[id];
  if (box) return { box, form: layout.forms[id] };
  const inner = view.fieldWindow.inner.value;
  const { field } = view.fieldWindow;
  const inside = inner?.places[id];
  if (!field || !inner || !inside) return null;
  const seen = field.place(inside);
  const [x, y] = [seen[0] + seen[2] / 2, seen[1] + seen[3] / 2];
  return view.fieldWindow.inWindow(x, y) ? { box: seen, form: inner.forms[id] } : null;
}

/** The middle of a place on the board; null where the window does not show it. */
export function middle(view: View, id: string): Point | null {
  const found = boxOf(view, id);
  if (!found) return null;
  const [x, y, width, height] = found.box;
  const down = found.form === "up" ? 2 / 3 : found.form === "down" ? 1 / 3 : 1 / 2;
  return [x + width / 2, y + height * down];
}

/** How long the head of an arrow is. */
const HEAD = 20;

interface ArrowProps {
  from: Point;
  to: Point;
  waits?: boolean;
  /** How far before `to` it ends. */
  short?: number;
}

export function Arrow({ from, to: end, waits = false, short = 0 }: ArrowProps) {
  const [dx, dy] = [end[0] - from[0], end[1] - from[1]];
  const far = Math.hypot(dx, dy);
  if (far < 1 + short) return null;
  const [u, v] = [dx / far, dy / far];
  const to: Point = [end[0] - u * short, end[1] - v * short];
  const neck: Point = [to[0] - u * HEAD, to[1] - v * HEAD];
  const side = HEAD * 0.55;
  const head = `M${to[0]} ${to[1]}L${neck[0] - v * side} ${neck[1] + u * side}L${neck[0] + v * side} ${neck[1] - u * side}Z`;
  const shaft = `M${from[0]} ${from[1]}L${neck[0]} ${neck[1]}`;
  return (
    <g class={`tt-arrow${waits ? " tt-waits" : ""}`}>
      <path class="tt-halo" d={shaft} />
      <path class="tt-halo tt-head" d={head} />
      <path d={shaft} />
      <path class="tt-head" d={head} />
    </g>
  );
}
