// Places: walking over them by arrow keys, and finding the one under a point. All of it comes
// from the geometry of their boxes.

import type { Box, Inner, Layout } from "../protocol/generated/scene";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const TOWARDS: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The field as one place among the others, when focus walks up to its edge. */
const FIELD = "\nfield";

/** What lies in the window on a growing table. */
export interface Field {
  /** The window, in board units. */
  window: Box;
  inner: Inner;
  /** From the field's units to the board's. */
  place: (box: Box) => Box;
}

export function isDirection(key: string): key is Direction {
  return key in TOWARDS;
}

/** The place next to `from` in a direction, or `from` itself at the edge of the board. */
export function step(layout: Layout, field: Field | null, from: string, key: Direction): string {
  const [dx, dy] = TOWARDS[key];
  const inside = field?.inner.places[from];
  const outer = layout.walk.map((id): [string, Box] => [id, layout.places[id] as Box]);
  if (field && inside) {
    const cells = field.inner.walk.map((id): [string, Box] => [id, core(field.inner, id)]);
    const found = nearest(core(field.inner, from), cells, from, dx, dy);
    if (found) return found;
    // Out of the field: from its edge, beside where the focus was.
    const [x, y, w, h] = within(field.place(inside), field.window);
    const [fx, fy, fw, fh] = field.window;
    const start: Box = dx ? [fx, y, fw, h] : [x, fy, w, fh];
    return nearest(start, outer, from, dx, dy) ?? from;
  }
  const start = layout.places[from];
  if (!start) return layout.walk[0] ?? field?.inner.walk[0] ?? from;
  if (field && field.inner.walk.length > 0) outer.push([FIELD, field.window]);
  const found = nearest(start, outer, from, dx, dy);
  if (found !== FIELD || !field) return found ?? from;
  // Into the field: to what lies nearest, as it is seen.
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const id of field.inner.walk) {
    const box = field.place(field.inner.places[id] as Box);
    const away = Math.hypot(
      middle(box, 0) - middle(start, 0),
      2 * (middle(box, 1) - middle(start, 1)),
    );
    if (away < least) {
      least = away;
      best = id;
    }
  }
  return best;
}

function nearest(
  start: Box,
  places: [string, Box][],
  from: string,
  dx: number,
  dy: number,
): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, box] of places) {
    if (id === from) continue;
    const ahead = gap(start, box, dx, dy);
    if (ahead <= 0) continue;
    // A place straight ahead comes before a nearer one that lies aslant. The window is wide: what
    // counts is whether it is beside at all.
    const axis = dx ? 1 : 0;
    const aside = id === FIELD ? 0 : Math.abs(middle(box, axis) - middle(start, axis));
    const cost = (id === FIELD ? 0 : ahead) + 2 * aside;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** Triangles in a row overlap by half; the middle half of each box is its own. */
function core(inner: Inner, id: string): Box {
  const [x, y, w, h] = inner.places[id] as Box;
  return inner.forms[id] ? [x + w / 4, y, w / 2, h] : [x, y, w, h];
}

/** A box moved so that it lies within another. */
function within(box: Box, room: Box): Box {
  const clamp = (at: number, size: number, low: number, length: number) =>
    Math.min(Math.max(at, low), low + length - size);
  return [
    clamp(box[0], box[2], room[0], room[2]),
    clamp(box[1], box[3], room[1], room[3]),
    box[2],
    box[3],
  ];
}

/** How far a box lies ahead, from middle to middle; not at all if the two lie side by side. */
function gap(from: Box, to: Box, dx: number, dy: number): number {
  const axis = dx ? 0 : 1;
  const [near, far] = dx + dy > 0 ? [from, to] : [to, from];
  const end = near[axis] + near[axis === 0 ? 2 : 3];
  // Places that touch may overlap by a rounding.
  return far[axis] < end - 1 ? 0 : middle(far, axis) - middle(near, axis);
}

function middle(box: Box, axis: 0 | 1): number {
  return box[axis] + box[axis === 0 ? 2 : 3] / 2;
}

/**
 * The place under a point in the units of its boxes. Where places overlap the smaller is meant, and
 * of cards in a hand, which are as large, the one that lies above: it is named later.
 */
export function placeAt(
  { places, forms }: Pick<Layout, "places" | "forms">,
  x: number,
  y: number,
  exact = false,
): string | null {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, box] of Object.entries(places)) {
    const size = box[2] * box[3];
    if (size <= least && holds(box, exact ? forms[id] : undefined, x, y)) {
      least = size;
      found = id;
    }
  }
  return found;
}

/** Whether a point lies in a box or in the triangle in it. */
function holds([left, top, w, h]: Box, form: "up" | "down" | undefined, x: number, y: number) {
  const [u, v] = [(x - left) / w, (y - top) / h];
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  if (!form) return true;
  const room = (form === "up" ? v : 1 - v) / 2;
  return Math.abs(u - 0.5) <= room;
}

/** The outline of a place as an SVG path, a little inside its box. */
export function outline([x, y, w, h]: Box, form: "up" | "down" | undefined, inset: number): string {
  if (!form) {
    const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
    const c = Math.min(6, (r - l) / 2, (b - t) / 2);
    return `M${l + c} ${t}H${r - c}q${c} 0 ${c} ${c}V${b - c}q0 ${c} ${-c} ${c}H${l + c}q${-c} 0 ${-c} ${-c}V${t + c}q0 ${-c} ${c} ${-c}z`;
  }
  const [tip, base] =
    form === "up" ? [y + 2 * inset, y + h - inset] : [y + h - 2 * inset, y + inset];
  const side = inset * 1.732;
  return `M${x + w / 2} ${tip}L${x + w - side} ${base}H${x + side}z`;
}
