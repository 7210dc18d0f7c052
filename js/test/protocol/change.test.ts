import { describe, expect, test } from "vitest";
import { changed } from "../../src/protocol/change";

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

  test("keeps the ends of a text, or has those of another that came with it", () => {
    const before = { hand: "Hand of player 1, 3 cards", far: "It stays", box: [0, 10, 40, 40] };
    const change = {
      hand: [18, 6, "2"],
      b: [0, 12, "5♥", "a"],
      a: ["4♠ in the hand"],
      box: { 0: [5] },
    };
    const made = changed(before, change);
    expect(made).toEqual({
      hand: "Hand of player 1, 2 cards",
      far: "It stays",
      a: "4♠ in the hand",
      b: "5♥ in the hand",
      box: [5, 10, 40, 40],
    });
    expect(before.box).toEqual([0, 10, 40, 40]);
  });

  test("changes a list within a list", () => {
    const before = { hands: [["a", "b", "c"], ["d"]] };
    const made = changed(before, { hands: [0, [0, [0, [0, 1], [2, 1]]], [1, 1]] });
    expect(made).toEqual({ hands: [["a", "c"], ["d"]] });
    expect((made["hands"] as unknown[])[1]).toBe(before.hands[1]);
  });

  test("leaves as it is what does not change", () => {
    const made = changed(BEFORE, { pieces: [0, [1, 2]] });
    expect((made["pieces"] as object[])[0]).toBe(BEFORE.pieces[1]);
    expect(made["labels"]).toBe(BEFORE.labels);
    expect(BEFORE.pieces).toHaveLength(3);
  });
});
