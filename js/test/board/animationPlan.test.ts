import { describe, expect, test } from "vitest";
import { planAnimation, type ShownPiece } from "../../src/board/animationPlan";
import type { PieceLayout } from "../../src/geometry/pieceLayout";

function stone(kind: string, place: string, nth = 0): PieceLayout {
  const x = 10 * Number(place.replace(/\D/g, "") || 0);
  return {
    kind,
    art: kind,
    place,
    box: [x, 10 * nth, 10, 10],
  };
}

function first(pieces: PieceLayout[]): ShownPiece[] {
  return planAnimation([], pieces).shown;
}

describe("plan", () => {
  test("what lies still keeps its key and does not move", () => {
    const before = first([stone("white", "8"), stone("black", "13")]);
    const next = planAnimation(before, [stone("white", "8"), stone("black", "13")]);
    expect(next.shown.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(next.moved.size + next.entered.size + next.left.size).toBe(0);
  });

  test("the top stone of a pile is the one that goes", () => {
    const before = first([stone("white", "8", 0), stone("white", "8", 1)]);
    const next = planAnimation(before, [stone("white", "8", 0), stone("white", "13", 0)]);
    expect(next.shown[0]?.key).toBe(before[0]?.key);
    expect(next.shown[1]?.key).toBe(before[1]?.key);
    expect([...next.moved]).toEqual([before[1]?.key]);
  });

  test("a hit moves two stones, each of its own kind", () => {
    const before = first([stone("white", "8"), stone("black", "13")]);
    const next = planAnimation(before, [stone("white", "13"), stone("black", "bar1")]);
    expect(next.shown.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(next.moved.size).toBe(2);
  });

  test("of two new places the nearer one gets the stone", () => {
    const before = first([stone("white", "1"), stone("white", "20")]);
    const next = planAnimation(before, [stone("white", "3"), stone("white", "24")]);
    expect(next.shown.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  test("a piece of a kind that was not there enters, and one without a place leaves", () => {
    const before = first([stone("die", "dice")]);
    const next = planAnimation(before, [stone("card", "dice")]);
    expect(next.entered.size).toBe(1);
    expect([...next.left]).toEqual([before[0]?.key]);
  });

  test("no two pieces ever share a key", () => {
    const many = Array.from({ length: 15 }, (_, nth) => stone("white", "bar0", nth));
    const spread = many.map((piece, nth) => ({ ...piece, place: String(nth + 1) }));
    const next = planAnimation(first(many), spread);
    expect(new Set(next.shown.map(({ key }) => key)).size).toBe(15);
    expect(next.moved.size).toBe(15);
  });
});
