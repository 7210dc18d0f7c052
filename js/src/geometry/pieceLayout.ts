// Where pieces lie: each has its own box, or lies in the row of its place, or fills its place.

import type { Box, Piece, Scene } from "../protocol/generated/scene";
import type { Shape } from "./boardShape";

/** A piece with the box that it has in the shape that is shown. */
export type PieceLayout = Piece & { box: Box };

/** Give each piece its box; `boxes` are those of the places, on the board and in its field. */
export function pieceLayout(
  pieces: readonly Piece[],
  rows: Scene["rows"],
  shape: Shape,
  boxes: (place: string) => Box | undefined,
): PieceLayout[] {
  const counts = new Map<string, number>();
  return pieces.map((piece) => {
    const { place } = piece;
    const row = rows[place]?.[shape];
    const own = piece[shape];
    if (own || !row) return { ...piece, box: own ?? boxes(place) ?? [0, 0, 0, 0] };
    const nth = counts.get(place) ?? 0;
    counts.set(place, nth + 1);
    const [x = 0, y = 0, w = 0, h = 0, right = 0, down = 0] = row;
    return { ...piece, box: [tenth(x + nth * right), tenth(y + nth * down), w, h] };
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
