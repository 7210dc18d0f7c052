// The camera over the field of a growing table: what part of it the window shows, and how large.

import type { Box } from "../protocol/generated/scene";

/** The middle of the window in the field's units, and board units for each of the field's. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

const LARGEST = 2;
const SMALLEST = 0.12;
const CLOSEST_FIT = 1.15;

/** Show all of `fit`, but not larger than life; a high window of a wide board is a small one. */
export function fitted([, , w, h]: Box, fit: Box): Camera {
  const closest = Math.max(CLOSEST_FIT, Math.min((2 * h) / w, w / 500));
  const zoom = Math.min(w / fit[2], h / fit[3], closest);
  return { x: fit[0] + fit[2] / 2, y: fit[1] + fit[3] / 2, zoom };
}

/** From a point on the board to the field, and back. */
export function toField(camera: Camera, field: Box, x: number, y: number): [number, number] {
  return [
    camera.x + (x - field[0] - field[2] / 2) / camera.zoom,
    camera.y + (y - field[1] - field[3] / 2) / camera.zoom,
  ];
}

export function toBoard(camera: Camera, field: Box, x: number, y: number): [number, number] {
  return [
    field[0] + field[2] / 2 + (x - camera.x) * camera.zoom,
    field[1] + field[3] / 2 + (y - camera.y) * camera.zoom,
  ];
}

export function boxOnBoard(camera: Camera, field: Box, box: Box): Box {
  const [x, y] = toBoard(camera, field, box[0], box[1]);
  return [x, y, box[2] * camera.zoom, box[3] * camera.zoom];
}

/** The part of the field that the window shows. */
export function shown(camera: Camera, field: Box): Box {
  const [w, h] = [field[2] / camera.zoom, field[3] / camera.zoom];
  return [camera.x - w / 2, camera.y - h / 2, w, h];
}

/** Zoom by a factor, with a point of the board staying where it is. */
export function zoomed(
  camera: Camera,
  field: Box,
  by: number,
  x = field[0] + field[2] / 2,
  y = field[1] + field[3] / 2,
): Camera {
  const zoom = Math.min(LARGEST, Math.max(SMALLEST, camera.zoom * by));
  const [fx, fy] = toField(camera, field, x, y);
  const keep = camera.zoom / zoom;
  return { x: fx + (camera.x - fx) * keep, y: fy + (camera.y - fy) * keep, zoom };
}

/** Move the window, by a way on the board, but never so far that nothing of `fit` is left. */
export function panned(camera: Camera, fit: Box, dx: number, dy: number): Camera {
  const clamp = (at: number, low: number, size: number) => Math.min(low + size, Math.max(low, at));
  return {
    x: clamp(camera.x - dx / camera.zoom, fit[0], fit[2]),
    y: clamp(camera.y - dy / camera.zoom, fit[1], fit[3]),
    zoom: camera.zoom,
  };
}

/** Move the window no further than needed to show a box of the field. */
export function including(camera: Camera, field: Box, box: Box): Camera {
  const [x, y, w, h] = shown(camera, field);
  const margin = 12 / camera.zoom;
  const shift = (low: number, size: number, from: number, length: number) =>
    low - margin < from ? low - margin - from : Math.max(0, low + size + margin - from - length);
  return {
    x: camera.x + shift(box[0], box[2], x, w),
    y: camera.y + shift(box[1], box[3], y, h),
    zoom: camera.zoom,
  };
}
