// A growing table in a lesson of one column: its window takes what height there is to spare, and all
// that is below it lies lower.

import type { Box, Layout, Scene } from "../protocol/generated/scene";
import type { View } from "../view/view";

/** The least that a board is as wide as it is high: in more height it is drawn tall. */
const LEAST_RATIO = 0.92;

/** The height in pixels that a board is drawn with in a room of so much: never more than it uses. */
export function heightIn(view: View, room: number): number {
  const shape = view.shapeIn(room);
  const { field, width, height } = view.endpoint.board.value[shape];
  const grows = field !== null && shape === "wide";
  const most = grows ? Math.max(height, width / LEAST_RATIO) : height;
  return Math.min(room, (most * view.width.value) / width);
}

/** How many board units a board may be higher than its layout; for one that does not grow none. */
function spare(view: View, { field, width, height }: Layout): number {
  const { chapter } = view.endpoint.table.value;
  const [wide, high] = [view.width.value, view.height.value];
  if (!field || !chapter || wide === 0 || view.shape.value !== "wide") return 0;
  if (view.beside.value || !view.free.value) return 0;
  const most = Math.min(width / LEAST_RATIO, (high * width) / wide);
  return Math.max(0, Math.floor(most - height));
}

/** A box of a board whose window is so much higher: below the window it lies lower. */
function lower([x, y, w, h]: Box, [, top, , high]: Box, more: number): Box {
  const bottom = top + high;
  // What lies on a pile there reaches a little higher than its ground.
  if (y + h / 2 > bottom) return [x, y + more, w, h];
  return [x, y, w, y <= top && y + h >= bottom ? h + more : h];
}

/** The layout with a window that takes the height which a lesson has to spare. */
export function stretched(view: View, layout: Layout): Layout {
  const { decor, field, height, places } = layout;
  const more = spare(view, layout);
  if (!field || more === 0) return layout;
  const moved = Object.entries(places).map(([id, box]) => [id, lower(box as Box, field, more)]);
  return {
    ...layout,
    height: height + more,
    field: lower(field, field, more),
    decor: decor.map((one) => ({ ...one, box: lower(one.box, field, more) })),
    places: Object.fromEntries(moved),
  };
}

/** The pieces of a board as they lie there: those with boxes of their own, or in rows, too. */
export function lowered(view: View, scene: Scene): Pick<Scene, "pieces" | "rows"> {
  const shape = view.shape.value;
  const layout = view.endpoint.board.value[shape];
  const { field } = layout;
  const more = spare(view, layout);
  if (!field || more === 0) return scene;
  const pieces = scene.pieces.map((piece) => {
    const own = piece[shape];
    return own ? { ...piece, [shape]: lower(own, field, more) } : piece;
  });
  const rows = Object.entries(scene.rows).map(([place, row]) => {
    const [x, y, w, h, right, down] = row[shape] ?? [];
    if (x === undefined || y === undefined || w === undefined || h === undefined) {
      return [place, row];
    }
    return [place, { ...row, [shape]: [...lower([x, y, w, h], field, more), right, down] }];
  });
  return { pieces, rows: Object.fromEntries(rows) };
}
