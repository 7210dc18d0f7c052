import { describe, expect, test } from "vitest";
import { applyDelta } from "../../src/protocol/jsonDelta";

const BEFORE = {
  at: 1,
  labels: { a: "one", b: "two" },
  pieces: [{ place: "a" }, { place: "b", mark: "next" }, { place: "c" }],
  walk: ["a", "b", "c"],
};

describe("a change", () => {
  test("sets values, changes what is within, and takes keys out", () => {
    const change = { at: [2], labels: { c: ["three"], a: null } };
    expect(applyDelta(BEFORE, change)).toEqual({
      ...BEFORE,
      at: 2,
      labels: { b: "two", c: "three" },
    });
  });

  test("changes a list of the same length by its indices", () => {
    const made = applyDelta(BEFORE, {
      pieces: { 1: { mark: null, place: ["d"] } },
      walk: { 2: ["e"] },
    });
    expect(made["pieces"]).toEqual([{ place: "a" }, { place: "d" }, { place: "c" }]);
    expect(made["walk"]).toEqual(["a", "b", "e"]);
    expect((made["pieces"] as object[])[0]).toBe(BEFORE.pieces[0]);
  });

  test("keeps both ends of a list that gets longer, or shorter", () => {
    const made = applyDelta(BEFORE, { pieces: [1, 1, []], walk: [2, 1, ["d", "e"]] });
    expect(made["pieces"]).toEqual([{ place: "a" }, { place: "c" }]);
    expect((made["pieces"] as object[])[1]).toBe(BEFORE.pieces[2]);
    expect(made["walk"]).toEqual(["a", "b", "d", "e", "c"]);
  });

  test("changes a list within a list", () => {
    const before = { hands: [["a", "b", "c"], ["d"]] };
    const made = applyDelta(before, { hands: { 0: [1, 1, []] } });
    expect(made).toEqual({ hands: [["a", "c"], ["d"]] });
    expect((made["hands"] as unknown[])[1]).toBe(before.hands[1]);
  });

  test("leaves as it is what does not change", () => {
    const made = applyDelta(BEFORE, { pieces: [2, 0, []] });
    expect((made["pieces"] as object[])[0]).toBe(BEFORE.pieces[0]);
    expect(made["labels"]).toBe(BEFORE.labels);
    expect(BEFORE.pieces).toHaveLength(3);
  });
});
