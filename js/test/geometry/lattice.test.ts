import { describe, expect, test } from "vitest";
import { type Field, outline, placeAt, step } from "../../src/geometry/placeNavigation";
import type { Box, Inner, Layout } from "../../src/protocol/generated/scene";

const ROW = 86.6;

function cell(x: number, y: number): [string, Box, "up" | "down"] {
  return [`${x},${y}`, [(x - 1) * 50, y * ROW, 100, ROW], (x + y) % 2 === 0 ? "up" : "down"];
}

const cells = [-2, -1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => cell(x, y)));
const inner: Inner = {
  fit: [-200, -100, 400, 300],
  places: Object.fromEntries(cells.map(([id, box]) => [id, box])),
  forms: Object.fromEntries(cells.map(([id, , form]) => [id, form])),
  walk: cells.map(([id]) => id),
};
const layout: Layout = {
  width: 400,
  height: 500,
  decor: [],
  field: [0, 60, 400, 340],
  places: { others: [0, 0, 400, 50], pool: [0, 410, 80, 80], tile: [100, 410, 80, 80] },
  forms: {},
  walk: ["pool", "tile", "others"],
};
const field: Field = {
  window: [0, 60, 400, 340],
  inner,
  place: ([x, y, w, h]) => [x * 0.7 + 200, y * 0.7 + 190, w * 0.7, h * 0.7],
};

describe("the lattice", () => {
  test("left and right go to the two neighbours in the row", () => {
    expect(step(layout, field, "0,0", "ArrowRight")).toBe("1,0");
    expect(step(layout, field, "0,0", "ArrowLeft")).toBe("-1,0");
  });

  test("up and down go over the flat side", () => {
    expect(step(layout, field, "0,0", "ArrowDown")).toBe("0,1");
    expect(step(layout, field, "1,0", "ArrowUp")).toBe("1,-1");
  });

  test("out of the field one comes to what lies above and below it", () => {
    expect(step(layout, field, "0,-1", "ArrowUp")).toBe("others");
    expect(step(layout, field, "-2,1", "ArrowDown")).toMatch(/pool|tile/);
  });

  test("from the rack one comes into the field, not to the other side of it", () => {
    expect(inner.places[step(layout, field, "tile", "ArrowUp")]).toBeDefined();
    expect(inner.places[step(layout, field, "others", "ArrowDown")]).toBeDefined();
  });

  test("every cell can be reached", () => {
    const seen = new Set(["0,0"]);
    const open = ["0,0"];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = step(layout, field, id, key);
        if (inner.places[next] && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(cells.length);
  });
});

describe("triangles", () => {
  test("a point belongs to the triangle it is in, not to the box beside it", () => {
    expect(placeAt(inner, 0, 60, true)).toBe("0,0");
    expect(placeAt(inner, 40, 10, true)).toBe("1,0");
    expect(placeAt(inner, -40, 10, true)).toBe("-1,0");
  });

  test("their outline points the way they do", () => {
    expect(outline([0, 0, 100, 86], "up", 0)).toBe("M50 0L100 86H0z");
    expect(outline([0, 0, 100, 86], "down", 0)).toBe("M50 86L100 0H0z");
  });
});
