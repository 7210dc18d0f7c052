import { expect, test } from "vitest";
import { largestShape } from "../../src/geometry/boardShape";
import type { Board, Box, Layout } from "../../src/protocol/generated/scene";

function layout(width: number, height: number, boxes: Box[], field: Box | null = null): Layout {
  const places = Object.fromEntries(boxes.map((box, nth) => [`p${nth}`, box]));
  return { width, height, decor: [], field, places, forms: {}, walk: Object.keys(places) };
}

const BOARD: Board = {
  wide: layout(200, 100, [[0, 0, 40, 40]]),
  tall: layout(100, 200, [[0, 0, 40, 40]]),
  inner: null,
};

test("a board is drawn in the shape of its room", () => {
  expect(largestShape(BOARD, 300, 200)).toBe("wide");
  expect(largestShape(BOARD, 200, 300)).toBe("tall");
  expect(largestShape(BOARD, 300, Number.POSITIVE_INFINITY)).toBe("tall");
});

test("where its places come out larger in the other one, it is drawn in that", () => {
  const dense = { ...BOARD, tall: layout(100, 200, [[0, 0, 70, 70]]) };
  expect(largestShape(dense, 300, 200)).toBe("tall");
});

test("a place that is small weighs as much as one that is large", () => {
  const wide = layout(200, 200, [
    [0, 0, 100, 100],
    [0, 0, 10, 10],
  ]);
  const tall = layout(200, 200, [
    [0, 0, 80, 80],
    [0, 0, 13, 13],
  ]);
  expect(largestShape({ wide, tall, inner: null }, 200, 200)).toBe("tall");
});

test("of a growing table the window counts, however much lies beside it", () => {
  const wide = layout(200, 100, [[0, 0, 10, 10]], [0, 0, 200, 60]);
  const tall = layout(100, 200, [[0, 0, 40, 40]], [0, 0, 30, 30]);
  expect(largestShape({ wide, tall, inner: null }, 200, 250)).toBe("wide");
});
