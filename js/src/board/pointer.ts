// Mouse, pen and finger on the board: a click lifts and puts down, a drag carries a piece or moves
// the window on a growing table, two fingers or the wheel zoom.

import { lazy } from "../view/lazy";
import type { View } from "../view/view";
import type { Pieces } from "./pieces";

/** Pixels that a pointer may tremble before a press becomes a drag. */
const THRESHOLD = 5;

interface Press {
  id: number;
  place: string | null;
  x: number;
  y: number;
  /** The key of the piece that is carried, once the press has become a drag. */
  key: number | null;
  /** Whether the press moves the window. */
  pans: boolean;
}

/** Touch a place; what is stuck there is asked why. */
export function touch(view: View, place: string): void {
  lazy.value?.tellWhyStuck(view, place);
  view.touch(place);
}

/** The most by which one event of a wheel zooms: a notch is 100 pixels or 3 lines, a pinch a few. */
const NOTCH = 30;

/** Let a board's surface be played by pointer; returns what ends it. */
export function listenToPointer(svg: SVGSVGElement, view: View, pieces: Pieces): () => void {
  let press: Press | null = null;
  let second: { id: number; x: number; y: number } | null = null;

  function spot(event: { clientX: number; clientY: number }): [number, number] {
    const box = svg.getBoundingClientRect();
    const { width, height } = view.layout.value;
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  }

  /** Board units for each pixel. */
  function unit(): number {
    return view.layout.value.width / svg.getBoundingClientRect().width;
  }

  function down(event: PointerEvent): void {
    if (press && !second && press.key === null && event.pointerType === "touch") {
      second = { id: event.pointerId, x: event.clientX, y: event.clientY };
      press.pans = true;
      return;
    }
    if (!event.isPrimary || event.button !== 0 || press) return;
    const at = spot(event);
    const place = view.fieldWindow.placeAt(...at);
    press = {
      id: event.pointerId,
      place,
      x: event.clientX,
      y: event.clientY,
      key: null,
      pans: false,
    };
    if (place !== null || view.fieldWindow.inWindow(...at)) svg.setPointerCapture(event.pointerId);
    if (place !== null) view.focus.value = place;
  }

  function move(event: PointerEvent): void {
    if (!press) {
      // A piece in hand shows what it would be where the pointer is.
      if (event.pointerType === "mouse" && view.lifted.peek() !== null) {
        view.over.value = view.fieldWindow.placeAt(...spot(event));
      }
      return;
    }
    if (second) {
      pinch(event);
      return;
    }
    if (event.pointerId !== press.id) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (press.pans) {
      view.fieldWindow.pan((event.clientX - press.x) * unit(), (event.clientY - press.y) * unit());
      press.x = event.clientX;
      press.y = event.clientY;
      return;
    }
    if (press.key === null) {
      if (far < THRESHOLD) return;
      if (press.place === null || !view.holds(press.place)) {
        press.pans = view.fieldWindow.inWindow(...spot({ clientX: press.x, clientY: press.y }));
        return;
      }
      press.key = pieces.top(press.place);
      if (press.key === null) return;
      if (view.lifted.peek() !== press.place) view.lift(press.place);
    }
    const [x, y] = spot(event);
    pieces.hold(press.key, x, y);
    view.over.value = view.fieldWindow.placeAt(x, y);
  }

  /** Two fingers: the window follows their middle, and zooms by their distance. */
  function pinch(event: PointerEvent): void {
    if (!press || !second) return;
    const moved = event.pointerId === second.id ? second : press;
    const other = moved === second ? press : second;
    const before = Math.hypot(moved.x - other.x, moved.y - other.y);
    const [dx, dy] = [event.clientX - moved.x, event.clientY - moved.y];
    moved.x = event.clientX;
    moved.y = event.clientY;
    const after = Math.hypot(moved.x - other.x, moved.y - other.y);
    const middle = { clientX: (moved.x + other.x) / 2, clientY: (moved.y + other.y) / 2 };
    view.fieldWindow.pan((dx / 2) * unit(), (dy / 2) * unit());
    if (before > 0) view.fieldWindow.zoom(after / before, spot(middle));
  }

  function up(event: PointerEvent): void {
    if (second && (event.pointerId === second.id || event.pointerId === press?.id)) {
      second = null;
      press = null;
      return;
    }
    if (!press || event.pointerId !== press.id) return;
    const { place, key, pans } = press;
    press = null;
    if (pans) return;
    const target = view.fieldWindow.placeAt(...spot(event));
    if (key === null) {
      if (place === null) view.letGo();
      // What cannot be carried is taken as touched: it says why, or does what a touch does.
      else if (target === place || lazy.value?.isStuck(view, place)) touch(view, place);
      return;
    }
    if (place === null) return;
    // The piece waits where it was dropped; the next scene, or the refusal, takes it from there.
    void view.drop(place, target).then((ok) => {
      if (!ok) pieces.release(key);
    });
  }

  function cancel(event: PointerEvent): void {
    if (!press || (event.pointerId !== press.id && event.pointerId !== second?.id)) return;
    const { key } = press;
    press = null;
    second = null;
    if (key !== null) {
      view.letGo();
      pieces.release(key);
    }
  }

  function wheel(event: WheelEvent): void {
    const at = spot(event);
    // Without Ctrl it scrolls the page; a pinch on a touch pad comes with it.
    if (!event.ctrlKey || !view.fieldWindow.inWindow(...at)) return;
    event.preventDefault();
    const by = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY));
    view.fieldWindow.zoom(Math.exp(-by / 100), at);
  }

  function leave(): void {
    if (!press) view.over.value = null;
  }

  const stop = new AbortController();
  const on = { signal: stop.signal };
  svg.addEventListener("pointerdown", down, on);
  svg.addEventListener("pointermove", move, on);
  svg.addEventListener("pointerup", up, on);
  svg.addEventListener("pointercancel", cancel, on);
  svg.addEventListener("pointerleave", leave, on);
  svg.addEventListener("wheel", wheel, { ...on, passive: false });
  return () => stop.abort();
}
