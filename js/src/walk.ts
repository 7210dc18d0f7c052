// Walking over the board by arrow keys: from the geometry of the places alone.

import type { Box, Layout } from "./generated/scene";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const TOWARDS: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in TOWARDS;
}

/** The place next to `from` in a direction, or `from` itself at the edge of the board. */
export function step(layout: Layout, from: string, key: Direction): string {
  const start = layout.places[from];
  if (!start) return layout.walk[0] ?? from;
  const [dx, dy] = TOWARDS[key];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const id of layout.walk) {
    const box = layout.places[id];
    if (!box || id === from) continue;
    const ahead = gap(start, box, dx, dy);
    if (ahead <= 0) continue;
    // A place straight ahead comes before a nearer one that lies aslant.
    const aside = Math.abs(
      dx ? middle(box, 1) - middle(start, 1) : middle(box, 0) - middle(start, 0),
    );
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
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

/** The place under a point in board units. Where places overlap the smaller one is meant. */
export function placeAt(layout: Layout, x: number, y: number): string | null {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, [left, top, width, height]] of Object.entries(layout.places)) {
    const inside = x >= left && x <= left + width && y >= top && y <= top + height;
    if (inside && width * height < least) {
      least = width * height;
      found = id;
    }
  }
  return found;
}
