import { describe, expect, test } from "vitest";
import type { Turn } from "../../src/protocol/generated/scene";
import { joined, NO_ROWS, type Rows } from "../../src/protocol/sheetRows";

const turn = (ply: number, ...texts: string[]): Turn => ({ seat: 0, ply, texts, heads: [] });
const [A, B, C, D] = [turn(0, "a"), turn(1, "b"), turn(2, "c"), turn(3, "d")];
const known: Rows = { version: 4, turns: [A, B, C] };

describe("the end of a sheet", () => {
  test("is all there is to a short one", () => {
    expect(joined(NO_ROWS, { version: 0, kept: 0, first: 0, turns: [A] })?.turns).toEqual([A]);
  });

  test("joins on to the rows of its version", () => {
    const longer = turn(2, "c", "more");
    const sheet = { version: 4, kept: 0, first: 2, turns: [longer, D] };
    expect(joined(known, sheet)?.turns).toEqual([A, B, longer, D]);
  });

  test("leaves a row that is as it was the same object", () => {
    const again = { version: 4, kept: 0, first: 1, turns: [turn(1, "b"), turn(2, "c", "more")] };
    const [, second, third] = joined(known, again)?.turns ?? [];
    expect(second).toBe(B);
    expect(third).not.toBe(C);
  });

  test("does not join on to a last row that may have grown since", () => {
    expect(joined(known, { version: 4, kept: 0, first: 3, turns: [D] })).toBeNull();
  });

  test("joins on to what a change left of the version before", () => {
    const sheet = { version: 5, kept: 1, first: 1, turns: [D] };
    expect(joined(known, sheet)).toEqual({ version: 5, turns: [A, D] });
    expect(joined(known, { ...sheet, first: 2 })).toBeNull();
  });

  test("joins on to nothing older", () => {
    expect(joined(known, { version: 6, kept: 3, first: 1, turns: [D] })).toBeNull();
    expect(joined(NO_ROWS, { version: 6, kept: 3, first: 1, turns: [D] })).toBeNull();
  });
});
