// A small table to test with: three places and two dice on a board of 400 × 200, or a rack below a
// field that grows. Words are said by their names.

import { vi } from "vitest";
import { commTransport } from "../src/protocol/commTransport";
import { Endpoint } from "../src/protocol/endpoint";
import type {
  Inner,
  Layout,
  Piece,
  Scene,
  TableState,
  Words,
} from "../src/protocol/generated/scene";
import { fetched } from "../src/protocol/sharedParts";
import { announceChanges } from "../src/view/announcements";
import { View } from "../src/view/view";
import { FakeModel } from "./fakeModel";

export type Part<T> = { [K in keyof T]?: T[K] | undefined };

const BASE: Layout = {
  width: 400,
  height: 200,
  decor: [],
  field: null,
  places: {
    a: [0, 0, 100, 100],
    b: [100, 0, 100, 100],
    c: [200, 0, 100, 100],
    dice: [300, 0, 100, 100],
  },
  forms: {},
  walk: ["a", "b", "c", "dice"],
};

/** Two cells, one of them free, seen through a window of 400 × 100 above the rack. */
const FIELD: Inner = {
  fit: [-100, -50, 200, 100],
  places: { "0,0": [-100, -50, 100, 100], "1,0": [0, -50, 100, 100] },
  forms: {},
  walk: ["0,0", "1,0"],
};

const GROWS: Layout = {
  ...BASE,
  field: [0, 0, 400, 100],
  places: { r0: [0, 100, 100, 100], r1: [100, 100, 100, 100], pool: [300, 100, 100, 100] },
  walk: ["r0", "r1", "pool"],
};

export function stone(place: string, more: Part<Piece> = {}): Piece {
  const [x = 0, y = 0] = BASE.places[place] ?? GROWS.places[place] ?? FIELD.places[place] ?? [];
  const box = [x + 30, y + 30, 40, 40];
  const made = { kind: "stone", art: "stone", place, wide: box, tall: box, ...more };
  return made as Piece;
}

export const TILE = { kind: "tile", art: "tile", turns: 3, spots: ["1", "2", "3"] };

function scene(change: Part<Scene>): Scene {
  return {
    game: "tiny",
    lang: "en",
    seat: 0,
    chance: false,
    over: false,
    status: "White plays.",
    hint: null,
    told: [],
    labels: { a: "Point a", b: "Point b", c: "Point c", dice: "Dice" },
    rows: {},
    pieces: [stone("a"), stone("b")],
    ways: [
      { move: "a/b", from: "a", to: "b" },
      {
        move: "a/c",
        from: "a",
        to: "c",
        gains: [
          { rule: "run", points: 2 },
          { rule: "bonus", points: 1 },
        ],
      },
    ],
    actions: [],
    touches: {},
    lifts: null,
    scores: [],
    draw: null,
    throw: [],
    draws_at: "dice",
    ...change,
  } as Scene;
}

function table(change: Part<TableState>): TableState {
  return {
    lang: "en",
    theme: "light",
    kinds: ["person", "person"],
    you: null,
    story: [],
    paused: false,
    flipped: false,
    verdict: null,
    curtain: null,
    deal: null,
    ...change,
  } as TableState;
}

export function refusal(count: number, places: string[] = ["c"], to: string[] = ["b"]) {
  const nearest = to.map((at) => ({ move: `a/${at}`, words: `a → ${at}`, from: "a", to: at }));
  const is = { asks: false, more: [], figures: [], met: false };
  return { tried: "a/d", rule: "run", name: null, text: "No.", places, nearest, count, ...is };
}

export interface Told {
  scene?: Part<Scene>;
  table?: Part<TableState>;
  /** Whether the table grows. */
  grows?: boolean;
  /** How wide the page is, in pixels. */
  width?: number;
}

/** What the kernel would send. */
export function traits({ scene: inScene = {}, table: inTable = {}, grows = false }: Told = {}) {
  const layout = grows ? GROWS : BASE;
  const words: Part<Words> = {
    title: "Tiny",
    ui: {},
    rules: [],
    groups: [],
    seats: [],
    languages: { en: "English" },
    options: [],
    cheers: [],
    players: [2, 2],
  };
  const spots = {
    width: 40,
    height: 40,
    font: 12,
    ink: "ink",
    spots: [0, 1, 2].map((x) => ({ x, y: 0 })),
  };
  return {
    _art: {
      symbols: '<symbol id="stone"/>',
      light: {},
      dark: {},
      four: {},
      spots: { tile: spots },
    },
    _whole: {
      number: 1,
      board: { wide: layout, tall: { ...layout, width: 200 }, inner: grows ? FIELD : null },
      scene: scene(inScene),
      table: table(inTable),
      sheet: { version: 0, kept: 0, first: 0, turns: [] },
    },
    _change: {},
    _keys: { module: "m", style: "s", art: "a", words: "w", board: "b", later: "l" },
    _words: words,
  };
}

/** A view of such a table, ready to be touched. */
export function opened(told: Told = {}) {
  const state = traits(told);
  const model = new FakeModel(state);
  const transport = commTransport(
    model as never,
    state._keys,
    {
      art: state._art as never,
      words: state._words as Words,
      board: state._whole.board,
    },
    fetched,
  );
  const endpoint = new Endpoint(transport);
  const el = document.createElement("div");
  document.body.append(el);
  Object.defineProperty(el, "clientWidth", { configurable: true, value: told.width ?? 1000 });
  const view = new View(endpoint, el);
  const silence = announceChanges(view);
  const close = (): void => {
    silence();
    view.close();
    endpoint.close();
    transport.close();
    el.remove();
  };
  /** Show something else at the same table. */
  const show = (next: Told): void => model.change(traits({ ...told, ...next }));
  return { model, endpoint, view, el, show, close };
}

export interface Moved {
  el: Element;
  frames: Keyframe[];
  finish: () => void;
}

/** Have elements take animations, which no stand-in for a browser can; returns those that begin. */
export function animations(): Moved[] {
  const begun: Moved[] = [];
  const animate = function (this: Element, frames: Keyframe[]) {
    let settle = (): void => {};
    const finished = new Promise<void>((done) => {
      settle = done;
    });
    const animation = { onfinish: null as (() => void) | null, finished, finish, cancel: () => {} };
    function finish(): void {
      settle();
      animation.onfinish?.();
    }
    begun.push({ el: this, frames, finish });
    return animation;
  };
  Object.assign(Element.prototype, { animate, getAnimations: () => [] });
  return begun;
}

/** Say whether the reader asked for less motion. */
export function wantCalm(calm: boolean): void {
  const media = { matches: calm, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => media);
}
