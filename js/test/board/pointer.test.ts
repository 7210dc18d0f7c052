// @vitest-environment dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Pieces } from "../../src/board/pieces";
import { listenToPointer } from "../../src/board/pointer";
import * as second from "../../src/lazyEntry";
import { lazy } from "../../src/view/lazy";
import { opened, stone, TILE, type Told, wantCalm } from "../stage";

/** What a board's pieces were told to do. */
function recorder(keys: Record<string, number>) {
  const done: string[] = [];
  const pieces = {
    top: (place: string) => keys[place] ?? null,
    hold: (key: number, x: number, y: number) => void done.push(`hold ${key} ${x},${y}`),
    release: (key: number) => void done.push(`release ${key}`),
  };
  return { done, pieces: pieces as unknown as Pieces };
}

/** A board that is drawn half as large as its units, 50 pixels to the right. */
function surface(): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.getBoundingClientRect = () => new DOMRect(50, 0, 200, 100);
  svg.setPointerCapture = () => {};
  document.body.append(svg);
  return svg;
}

let stage: ReturnType<typeof opened>;
let svg: SVGSVGElement;
let heard: ReturnType<typeof recorder>;
let stop: () => void;

function open(told: Told = {}): void {
  stage = opened(told);
  svg = surface();
  heard = recorder({ a: 1, b: 2, r0: 3 });
  stop = listenToPointer(svg, stage.view, heard.pieces);
}

function reopen(told: Told): void {
  close();
  open(told);
}

function close(): void {
  stop();
  stage.close();
  svg.remove();
}

/** A pointer's event at a point of the board, in its units. */
function point(kind: string, [x, y]: [number, number], more: PointerEventInit = {}): void {
  const at = { clientX: 50 + x / 2, clientY: y / 2 };
  const usual = { pointerId: 1, isPrimary: true, button: 0, pointerType: "mouse", bubbles: true };
  const event = new PointerEvent(`pointer${kind}`, { ...usual, ...at, ...more });
  Object.defineProperty(event, "movementX", { value: 1 });
  svg.dispatchEvent(event);
}

const A: [number, number] = [50, 50];
const B: [number, number] = [150, 50];
const C: [number, number] = [250, 50];
const NOWHERE: [number, number] = [250, 150];

function drag(from: [number, number], to: [number, number]): void {
  point("down", from);
  point("move", to);
  point("up", to);
}

beforeEach(() => {
  wantCalm(true);
  open();
});

afterEach(() => {
  close();
  lazy.value = null;
  vi.unstubAllGlobals();
});

describe("a click", () => {
  test("touches the place, even if the hand trembles", () => {
    point("down", A);
    point("move", [56, 54]); // three pixels
    point("up", [56, 54]);
    expect(stage.view.lifted.value).toBe("a");
    expect(stage.view.focus.value).toBe("a");
    expect(heard.done).toEqual([]);
  });

  test("that slips to another place does nothing", () => {
    point("down", [98, 50]);
    point("move", [104, 50]);
    point("up", [104, 50]);
    expect(stage.view.lifted.value).toBeNull();
    expect(stage.model.sent).toEqual([]);
  });

  test("beside all places lets go", () => {
    stage.view.lift("a");
    point("down", NOWHERE);
    point("up", NOWHERE);
    expect(stage.view.lifted.value).toBeNull();
  });

  test("with another button or a second finger is none", () => {
    point("down", A, { button: 2 });
    point("up", A, { button: 2 });
    point("down", A, { isPrimary: false, pointerId: 7 });
    point("up", A, { isPrimary: false, pointerId: 7 });
    expect(stage.view.lifted.value).toBeNull();
  });
});

describe("a drag", () => {
  test("carries the top piece under the pointer and plays it where it is dropped", () => {
    point("down", A);
    point("move", B);
    expect(stage.view.lifted.value).toBe("a");
    expect(stage.view.over.value).toBe("b");
    point("move", C);
    expect(heard.done).toEqual(["hold 1 150,50", "hold 1 250,50"]);
    point("up", C);
    expect(stage.model.asked).toEqual([{ kind: "attempt", from: "a", to: "c", turn: 0 }]);
    expect(stage.view.lifted.value).toBe("a"); // until the rules have answered
    stage.show({ scene: { pieces: [stone("b"), stone("c")] } });
    expect(stage.view.lifted.value).toBeNull();
  });

  test("of what cannot be carried is a touch of it", () => {
    lazy.value = second;
    reopen({ scene: { lifts: ["b"], touches: { a: "take" } } });
    drag(A, C);
    expect(stage.model.asked).toEqual([{ kind: "type", move: "take" }]);
    stage.show({ scene: { lifts: ["b"], touches: {} } });
    drag(A, C);
    expect(stage.model.asked.at(-1)).toEqual({ kind: "attempt", from: "a", to: "a", turn: 0 });
    expect(heard.done).toEqual([]);
  });

  test("that is refused lets the piece glide back", async () => {
    drag(A, C);
    expect(heard.done).not.toContain("release 1");
    stage.model.answer(false);
    await vi.waitFor(() => expect(heard.done).toContain("release 1"));
  });

  test("that is obeyed leaves the piece to the next scene", async () => {
    drag(A, C);
    stage.model.answer(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(heard.done).not.toContain("release 1");
  });

  test("to nowhere, back, or onto the dice is no move", async () => {
    for (const to of [NOWHERE, [350, 50], A] as [number, number][]) {
      point("down", A);
      point("move", C);
      heard.done.length = 0;
      point("move", to);
      point("up", to);
      await vi.waitFor(() => expect(heard.done).toContain("release 1"));
      expect(stage.view.lifted.value).toBeNull();
    }
    expect(stage.model.sent).toEqual([]);
  });

  test("from a place where nothing can be lifted carries nothing", () => {
    reopen({ table: { kinds: ["greedy", "person"] } });
    drag(A, C);
    expect(heard.done).toEqual([]);
    expect(stage.model.sent).toEqual([]);
  });

  test("that the system takes away puts the piece back", () => {
    point("down", A);
    point("move", C);
    point("cancel", C);
    expect(heard.done.at(-1)).toBe("release 1");
    expect(stage.view.lifted.value).toBeNull();
    point("up", C);
    expect(stage.model.sent).toEqual([]);
  });
});

describe("a piece in hand", () => {
  test("aims at what the mouse is over, until the mouse leaves", () => {
    stage.view.lift("a");
    point("move", C);
    expect(stage.view.aim.value?.move).toBe("a/c");
    point("leave", C);
    expect(stage.view.over.value).toBeNull();
  });

  test("does not aim at where a finger passes by", () => {
    stage.view.lift("a");
    point("move", C, { pointerType: "touch" });
    expect(stage.view.over.value).toBeNull();
  });
});

describe("the window on a growing table", () => {
  const grown: Told = { grows: true, scene: { pieces: [stone("r0", TILE), stone("0,0", TILE)] } };
  const touch = (pointerId: number) => ({
    pointerId,
    pointerType: "touch",
    isPrimary: pointerId === 1,
  });

  beforeEach(() => reopen(grown));

  test("follows a drag of the felt or of what lies there", () => {
    const { view } = stage;
    point("down", [150, 50]);
    point("move", [170, 50]); // from here on it is a drag
    point("move", [210, 50]);
    point("up", [210, 50]);
    expect(view.fieldWindow.camera.value).toEqual({ x: -60, y: 0, zoom: 1 });
    expect(stage.model.sent).toEqual([]);
    expect(heard.done).toEqual([]);
  });

  test("is zoomed and moved by two fingers, after which nothing is lifted", () => {
    const { view } = stage;
    point("down", [150, 50], touch(1));
    point("down", [250, 50], touch(2));
    point("move", [300, 50], touch(2));
    expect(view.fieldWindow.camera.value.zoom).toBeCloseTo(1.5);
    point("up", [300, 50], touch(2));
    point("up", [150, 50], touch(1));
    expect(view.lifted.value).toBeNull();
    expect(stage.model.sent).toEqual([]);
  });

  test("is zoomed by a pinch or a wheel with Ctrl, while any other scrolls the page", () => {
    const { view } = stage;
    const wheel = (clientY: number, more: WheelEventInit = {}): Event => {
      const event = new Event("wheel", { cancelable: true });
      Object.assign(event, { clientX: 150, clientY, deltaY: -100, deltaMode: 0, ...more });
      svg.dispatchEvent(event);
      return event;
    };
    point("move", [200, 50]);
    expect(wheel(25).defaultPrevented).toBe(false);
    expect(view.fieldWindow.camera.value.zoom).toBe(1);
    expect(wheel(25, { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(view.fieldWindow.camera.value.zoom).toBeCloseTo(Math.exp(0.3)); // a notch
    const near = view.fieldWindow.camera.value.zoom;
    expect(wheel(75, { ctrlKey: true }).defaultPrevented).toBe(false); // over the rack
    expect(view.fieldWindow.camera.value.zoom).toBe(near);
    wheel(25, { ctrlKey: true, deltaY: -4 });
    expect(view.fieldWindow.camera.value.zoom).toBeCloseTo(near * Math.exp(0.04));
  });
});

test("nothing is heard once it has ended", () => {
  stop();
  drag(A, C);
  expect(stage.model.sent).toEqual([]);
});
