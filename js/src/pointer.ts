// Mouse, pen and finger on the board: a click lifts and puts down, a drag carries.

import type { Pieces } from "./pieces";
import type { View } from "./view";
import { placeAt } from "./walk";

/** Pixels that a pointer may tremble before a press becomes a drag. */
const THRESHOLD = 5;

interface Press {
  id: number;
  place: string | null;
  x: number;
  y: number;
  /** The key of the piece that is carried, once the press has become a drag. */
  key: number | null;
}

/** Let a board's surface be played by pointer; returns what ends it. */
export function listen(svg: SVGSVGElement, view: View, pieces: Pieces): () => void {
  let press: Press | null = null;

  function spot(event: PointerEvent): [number, number] {
    const box = svg.getBoundingClientRect();
    const { width, height } = view.layout.value;
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || press) return;
    const place = placeAt(view.layout.value, ...spot(event));
    press = { id: event.pointerId, place, x: event.clientX, y: event.clientY, key: null };
    if (place !== null) {
      view.focus.value = place;
      svg.setPointerCapture(event.pointerId);
    }
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id || press.place === null) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (press.key === null) {
      if (far < THRESHOLD || !view.holds(press.place)) return;
      press.key = pieces.top(press.place);
      if (press.key === null) return;
      view.lift(press.place);
    }
    const [x, y] = spot(event);
    pieces.hold(press.key, x, y);
    view.over.value = placeAt(view.layout.value, x, y);
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const { place, key } = press;
    press = null;
    const target = placeAt(view.layout.value, ...spot(event));
    if (key === null) {
      if (place === null) view.letGo();
      else if (target === place) view.touch(place);
      return;
    }
    if (place === null || target === null || target === place) {
      view.letGo();
      pieces.release(key);
      return;
    }
    // The piece waits where it was dropped; the next scene, or the refusal, takes it from there.
    void view.attempt(place, target).then((ok) => {
      if (!ok) pieces.release(key);
    });
  }

  function cancel(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const { key } = press;
    press = null;
    if (key !== null) {
      view.letGo();
      pieces.release(key);
    }
  }

  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", cancel);
  return () => {
    svg.removeEventListener("pointerdown", down);
    svg.removeEventListener("pointermove", move);
    svg.removeEventListener("pointerup", up);
    svg.removeEventListener("pointercancel", cancel);
  };
}
