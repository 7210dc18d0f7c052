import { describe, expect, test } from "vitest";
import { placeAt, step } from "../../src/geometry/placeNavigation";
import type { Layout } from "../../src/protocol/generated/scene";

/** Two rows of three with a wide place between them, as on a board with dice in the middle. */
const layout: Layout = {
  width: 90,
  height: 90,
  decor: [],
  field: null,
  forms: {},
  places: {
    a: [0, 0, 30, 30],
    b: [30, 0, 30, 30],
    c: [60, 0, 30, 30],
    dice: [0, 30, 90, 30],
    d: [0, 60, 30, 30],
    e: [30, 60, 30, 30],
    f: [60, 60, 30, 30],
  },
  walk: ["a", "b", "c", "dice", "d", "e", "f"],
};

describe("step", () => {
  test("goes to the neighbour in each direction", () => {
    expect(step(layout, null, "a", "ArrowRight")).toBe("b");
    expect(step(layout, null, "b", "ArrowLeft")).toBe("a");
    expect(step(layout, null, "b", "ArrowDown")).toBe("dice");
    expect(step(layout, null, "dice", "ArrowUp")).toBe("b");
  });

  test("stays at the edge of the board", () => {
    expect(step(layout, null, "a", "ArrowLeft")).toBe("a");
    expect(step(layout, null, "e", "ArrowDown")).toBe("e");
  });

  test("does not go aside to a longer place that begins in the same row", () => {
    const places = { ...layout.places, tray: [90, 0, 12, 42] as [number, number, number, number] };
    const wider = { ...layout, places, walk: [...layout.walk, "tray"] };
    expect(step(wider, null, "c", "ArrowDown")).toBe("f");
    expect(step(wider, null, "c", "ArrowRight")).toBe("tray");
    expect(step(wider, null, "tray", "ArrowUp")).toBe("tray");
  });

  test("reaches every place from every other by arrows alone", () => {
    const seen = new Set(["a"]);
    for (const from of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        seen.add(step(layout, null, from, key));
      }
    }
    expect([...seen].sort()).toEqual([...layout.walk].sort());
  });

  test("starts at the first place when the focus is nowhere", () => {
    expect(step(layout, null, "gone", "ArrowUp")).toBe("a");
  });
});

describe("placeAt", () => {
  test("finds the place under a point, and none beside the board", () => {
    expect(placeAt(layout, 45, 10)).toBe("b");
    expect(placeAt(layout, 95, 10)).toBeNull();
  });

  test("means the smaller place where two overlap", () => {
    const places = { ...layout.places, over: [40, 40, 5, 5] as [number, number, number, number] };
    expect(placeAt({ ...layout, places }, 42, 42)).toBe("over");
  });

  test("means the card of a hand that is seen at a point, whichever way they overlap", () => {
    const down: Layout["places"] = {
      hand: [0, 0, 30, 90],
      one: [0, 0, 30, 42],
      two: [0, 24, 30, 42],
      three: [0, 48, 30, 42],
    };
    const seen = [4, 20, 28, 44, 52, 86].map((y) => placeAt({ places: down, forms: {} }, 8, y));
    expect(seen).toEqual(["one", "one", "two", "two", "three", "three"]);
    const right: Layout["places"] = { one: [0, 0, 30, 42], two: [12, 0, 30, 42] };
    const along = [4, 16, 28, 40].map((x) => placeAt({ places: right, forms: {} }, x, 8));
    expect(along).toEqual(["one", "two", "two", "two"]);
  });
});
