// @vitest-environment dom

// What a growing table has of the height that a lesson leaves.

import { expect, test } from "vitest";
import { lowered, stretched } from "../../src/board/fieldHeight";
import type { Chapter, Scene } from "../../src/protocol/generated/scene";
import { opened, stone } from "../stage";

const chapter = { id: "one", at: 0 } as Chapter;

test("in a lesson of one column a growing table is higher, and what is below its window lies lower", () => {
  const rows: Scene["rows"] = { pool: { wide: [300, 100, 40, 40, 0, 4] } };
  const pieces = [stone("r0"), stone("0,0")];
  const { view } = opened({ grows: true, table: { chapter }, scene: { pieces, rows } });
  view.width.value = 600;
  view.height.value = 390;
  const layout = view.endpoint.board.value.wide;
  const higher = stretched(view, layout);
  expect([higher.height, higher.field]).toEqual([260, [0, 0, 400, 160]]);
  expect(higher.places["r0"]).toEqual([0, 160, 100, 100]);
  const lie = lowered(view, view.endpoint.scene.value);
  expect(lie.rows["pool"]?.wide).toEqual([300, 160, 40, 40, 0, 4]);
  const tops = ["r0", "0,0"].map((at) => lie.pieces.find(({ place }) => place === at)?.wide?.[1]);
  expect(tops).toEqual([190, -20]);
});

test("elsewhere a growing table is as it is laid out", () => {
  const { view } = opened({ grows: true });
  view.width.value = 600;
  view.height.value = 390;
  const layout = view.endpoint.board.value.wide;
  expect(stretched(view, layout)).toBe(layout);
  expect(lowered(view, view.endpoint.scene.value)).toBe(view.endpoint.scene.value);
});
