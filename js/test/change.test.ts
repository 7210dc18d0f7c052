import { describe, expect, test } from "vitest";
import { changed } from "../src/change";

const BEFORE = {
  at: 1,
  labels: { a: "one", b: "two" },
  pieces: [{ place: "a" }, { place: "b", mark: "next" }, { place: "c" }],
  walk: ["a", "b", "c"],
};

describe("a change", () => {
  test("sets values, changes what is within, and takes keys out", () => {
    const change = { at: [2], labels: { c: ["three"], a: null } };
    expect(changed(BEFORE, change)).toEqual({
      ...BEFORE,
      at: 2,
      labels: { b: "two", c: "three" },
    });
  });

  test("takes items from where they were, changed or as they are, and has new ones", () => {
    const pieces = [0, [2, 1], [1, { mark: null }], [{ place: "d" }], [0, 1]];
    const walk = [0, [1, 2], ["d"]];
    const made = changed(BEFORE, { pieces, walk });
    expect(made["pieces"]).toEqual([
      { place: "c" },
      { place: "b" },
      { place: "d" },
      { place: "a" },
    ]);
    expect(made["walk"]).toEqual(["b", "c", "d"]);
  });

  test("leaves as it is what does not change", () => {
    const made = changed(BEFORE, { pieces: [0, [1, 2]] });
    expect((made["pieces"] as object[])[0]).toBe(BEFORE.pieces[1]);
    expect(made["labels"]).toBe(BEFORE.labels);
    expect(BEFORE.pieces).toHaveLength(3);
  });
});
