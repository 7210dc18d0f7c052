import { describe, expect, test } from "vitest";
import {
  boxOnBoard,
  type Camera,
  fitted,
  including,
  panned,
  shown,
  toBoard,
  toField,
  zoomed,
} from "../../src/geometry/fieldCamera";
import type { Box } from "../../src/protocol/generated/scene";

const window: Box = [10, 20, 400, 200];
const camera: Camera = { x: 50, y: -30, zoom: 0.5 };

describe("the window on the field", () => {
  test("shows its middle in the middle of the board's field", () => {
    expect(toBoard(camera, window, 50, -30)).toEqual([210, 120]);
    expect(toField(camera, window, 210, 120)).toEqual([50, -30]);
  });

  test("leads back to where a point came from", () => {
    const [x, y] = toBoard(camera, window, 7, 11);
    const [back, down] = toField(camera, window, x, y);
    expect(back).toBeCloseTo(7);
    expect(down).toBeCloseTo(11);
  });

  test("shows twice as much at half the size", () => {
    expect(shown(camera, window)).toEqual([-350, -230, 800, 400]);
    expect(boxOnBoard(camera, window, [-350, -230, 800, 400])).toEqual(window);
  });
});

describe("fitting", () => {
  test("shows all there is", () => {
    const fit: Box = [-300, 0, 1200, 300];
    const [x, y, w, h] = shown(fitted(window, fit), window);
    expect(x).toBeCloseTo(-300);
    expect(w).toBeCloseTo(1200);
    expect(y).toBeLessThanOrEqual(0);
    expect(y + h).toBeGreaterThanOrEqual(300);
  });

  test("makes little not larger than life", () => {
    expect(fitted(window, [0, 0, 10, 10]).zoom).toBe(1.15);
  });
});

describe("zooming and moving", () => {
  test("a point under the finger stays there", () => {
    const before = toField(camera, window, 300, 60);
    const closer = zoomed(camera, window, 1.7, 300, 60);
    const after = toField(closer, window, 300, 60);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(closer.zoom).toBeCloseTo(0.85);
  });

  test("has an end on either side", () => {
    expect(zoomed(camera, window, 1000).zoom).toBe(2);
    expect(zoomed(camera, window, 0.0001).zoom).toBe(0.12);
  });

  test("never loses what lies on the table", () => {
    const fit: Box = [-100, -100, 200, 200];
    const far = panned(camera, fit, -100_000, 100_000);
    expect([far.x, far.y]).toEqual([100, -100]);
  });

  test("moves no further than needed to show a box, with a little room", () => {
    expect(including(camera, window, [0, 0, 10, 10])).toEqual(camera);
    const right = including(camera, window, [480, -30, 10, 10]);
    expect(right.y).toBe(camera.y);
    expect(right.x - camera.x).toBeCloseTo(480 + 10 + 24 - 450);
  });
});
