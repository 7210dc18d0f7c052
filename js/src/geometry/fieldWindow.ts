// The window on a growing table: what part of the field it shows, and how it follows the eyes.

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Box, Inner, Layout } from "../protocol/generated/scene";
import { boxOnBoard, type Camera, fitted, including, panned, toField, zoomed } from "./fieldCamera";
import { type Field, placeAt } from "./placeNavigation";

export class FieldWindow {
  readonly camera = signal<Camera>({ x: 0, y: 0, zoom: 1 });
  /** What lies in the window, if the table has one. */
  readonly inner = computed(() => (this.layout.value.field ? this.#inside.value : null));
  /** Whether somebody has moved the window; else it fits by itself. */
  readonly framed = signal(false);
  readonly stop: () => void;

  #inside: ReadonlySignal<Inner | null>;
  /** Where the window is going, if it is not there yet. */
  #goal: Camera = { x: 0, y: 0, zoom: 1 };
  #zooming = 0;

  constructor(
    readonly layout: ReadonlySignal<Layout>,
    inside: ReadonlySignal<Inner | null>,
    /** Whether somebody aims with a piece in hand, so that nothing may jump. */
    readonly aims: () => boolean,
  ) {
    this.#inside = inside;
    this.stop = this.#fitByItself();
  }

  /** The window with what lies in it, as it is seen now. */
  get field(): Field | null {
    const window = this.layout.value.field;
    const inner = this.inner.value;
    if (!window || !inner) return null;
    const camera = this.#goal;
    return { window, inner, place: (box) => boxOnBoard(camera, window, box) };
  }

  inWindow(x: number, y: number): boolean {
    const window = this.layout.value.field;
    if (!window) return false;
    const [left, top, w, h] = window;
    return x >= left && x <= left + w && y >= top && y <= top + h;
  }

  /** The place under a point of the board. */
  placeAt(x: number, y: number): string | null {
    const window = this.layout.value.field;
    const inner = this.inner.value;
    if (window && inner && this.inWindow(x, y)) {
      return placeAt(inner, ...toField(this.camera.peek(), window, x, y), true);
    }
    return placeAt(this.layout.value, x, y);
  }

  zoom(by: number, at?: [number, number]): void {
    const window = this.layout.value.field;
    if (!window) return;
    this.framed.value = true;
    this.#look(zoomed(this.#goal, window, by, ...(at ?? [])));
  }

  pan(dx: number, dy: number): void {
    const inner = this.inner.value;
    if (!inner) return;
    this.framed.value = true;
    this.#look(panned(this.#goal, inner.fit, dx, dy));
  }

  /** Show all of the table, now and as it grows. */
  fit(): void {
    this.framed.value = false;
    const field = this.field;
    if (field) this.#look(fitted(field.window, field.inner.fit), true);
  }

  /** Move the window, if need be, so that a place is seen. */
  uncover(place: string): void {
    const field = this.field;
    const box = field?.inner.places[place];
    if (field && box) this.#look(including(this.#goal, field.window, box), true);
  }

  /** Look elsewhere: at once, or as one follows with the eyes. */
  #look(to: Camera, gently = false): void {
    cancelAnimationFrame(this.#zooming);
    this.#goal = to;
    const from = this.camera.peek();
    if (!gently || (from.zoom === to.zoom && from.x === to.x && from.y === to.y) || calm()) {
      this.camera.value = to;
      return;
    }
    const start = performance.now();
    const frame = (now: number): void => {
      const t = Math.min(1, (now - start) / 260);
      const e = 1 - (1 - t) ** 3;
      this.camera.value = {
        x: from.x + (to.x - from.x) * e,
        y: from.y + (to.y - from.y) * e,
        zoom: from.zoom * (to.zoom / from.zoom) ** e,
      };
      if (t < 1) this.#zooming = requestAnimationFrame(frame);
    };
    this.#zooming = requestAnimationFrame(frame);
  }

  /** The window fits what there is, as long as nobody moves it and nobody is aiming. */
  #fitByItself(): () => void {
    let before: Box | null = null;
    return effect(() => {
      const window = this.layout.value.field;
      const inner = this.inner.value;
      if (!window || !inner) return;
      const first = before === null || before.join() !== window.join();
      before = window;
      if (first) this.framed.value = false;
      if (this.framed.value || this.aims()) return;
      this.#look(fitted(window, inner.fit), !first);
    });
  }
}

/** Whether the reader asked for less motion. */
function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
