import { describe, expect, test } from "vitest";
import { pieceLayout } from "../../src/geometry/pieceLayout";
import type { Box, Piece } from "../../src/protocol/generated/scene";

const ROWS = { a: { wide: [0, 10, 4, 4, 0, -1.333], tall: [0, 0, 2, 2, 1, 0] } } as const;
const place = (id: string): Box | undefined => (id === "b" ? [50, 0, 9, 9] : undefined);

function stone(at: string, own: object = {}): Piece {
  return { kind: "stone", art: "stone", place: at, ...own };
}

describe("pieces lie", () => {
  test("in the row of their place, one after another, those with a box of their own apart", () => {
    const pieces = [stone("a"), stone("a", { wide: [1, 1, 1, 1] }), stone("a"), stone("a")];
    const shown = (shape: "wide" | "tall") =>
      pieceLayout(pieces, ROWS as never, shape, place).map(({ box }) => box);
    expect(shown("wide")).toEqual([
      [0, 10, 4, 4],
      [1, 1, 1, 1],
      [0, 8.7, 4, 4],
      [0, 7.3, 4, 4],
    ]);
    expect(shown("tall").map(([x]) => x)).toEqual([0, 1, 2, 3]);
  });

  test("filling their place where there is no row", () => {
    expect(pieceLayout([stone("b")], ROWS as never, "wide", place)[0]?.box).toEqual([50, 0, 9, 9]);
  });
});
