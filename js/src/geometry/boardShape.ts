// The shape that a board is drawn in: the one in which what lies on it comes out largest.

import type { Board, Box, Layout } from "../protocol/generated/scene";

export type Shape = "wide" | "tall";

/** In a high room the tall shape is kept until the other one is larger by this factor: one looks at
    the same table in a lesson and in a round, and from one step to the next. */
const TALL_UNTIL = 1.15;

/** The shape whose places come out largest in a room of so many pixels. */
export function largestShape({ wide, tall }: Board, width: number, height: number): Shape {
  const favour = height > width ? TALL_UNTIL : 1;
  return favour * sizeIn(tall, width, height) > sizeIn(wide, width, height) ? "tall" : "wide";
}

/**
 * The size in pixels of a place that can be walked to, as their geometric mean: so it weighs by how
 * much each would be larger, be it large or small. On a growing table it is the size of its window.
 */
function sizeIn(layout: Layout, width: number, height: number): number {
  const scale = Math.min(width / layout.width, height / layout.height);
  const boxes = layout.field ? [layout.field] : layout.walk.map((id) => layout.places[id] as Box);
  const sum = boxes.reduce((sum, [, , w, h]) => sum + Math.log(w * h), 0);
  return scale * Math.exp(sum / (2 * boxes.length));
}
