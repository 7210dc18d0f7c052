// @vitest-environment dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Ground, Pieces } from "../../src/board/pieces";
import type { Art, Box, Piece } from "../../src/protocol/generated/scene";
import { animations, type Moved, stone, TILE, traits, wantCalm } from "../stage";

const SVG = "http://www.w3.org/2000/svg";
const ART = traits()._art as unknown as Art;

let layer: SVGGElement;
let field: SVGGElement;
let pieces: Pieces;
let begun: Moved[];

function ground(change: Partial<Ground> = {}): Ground {
  const inner = traits({ grows: true })._whole.board.inner;
  if (!inner) throw new Error("the table does not grow");
  return {
    shape: "wide",
    stamp: "",
    rows: {},
    places: { pool: [300, 100, 100, 100] },
    field: {
      window: [0, 0, 400, 100],
      inner,
      place: ([x, y, w, h]: Box) => [x + 200, y + 50, w, h],
    },
    ...change,
  };
}

/** The pieces of a layer from below: the symbol and the place of each. */
function lying(on: SVGGElement = layer): string[] {
  return [...on.children].map((el) => {
    const art = el.querySelector("use")?.getAttribute("href");
    return `${art} ${(el as SVGGElement).style.transform}`;
  });
}

const at = (x: number, y: number) => `translate(${x}px,${y}px)`;

beforeEach(() => {
  wantCalm(false);
  begun = animations();
  layer = document.createElementNS(SVG, "g") as SVGGElement;
  field = document.createElementNS(SVG, "g") as SVGGElement;
  document.body.append(layer, field);
  pieces = new Pieces(layer, field, "p-", ART);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(...shown: Piece[]): void {
  pieces.show(shown, ground());
}

describe("a scene", () => {
  test("is drawn at once, in its order, each piece where it lies", () => {
    show(stone("a"), stone("b", { art: "king" }));
    expect(lying()).toEqual([`#p-stone ${at(30, 30)}`, `#p-king ${at(130, 30)}`]);
    expect(begun).toEqual([]);
  });

  test("that follows lets what moved glide, in the same element", () => {
    show(stone("a"));
    const [el] = layer.children;
    show(stone("c"));
    expect(layer.children[0]).toBe(el);
    expect(lying()).toEqual([`#p-stone ${at(230, 30)}`]);
    const frames = [{ transform: at(30, 30) }, { transform: at(230, 30) }];
    expect(begun.map((one) => one.frames)).toEqual([frames]);
  });

  test("on a board that was turned, or in another shape, moves nothing", () => {
    show(stone("a"));
    pieces.show([stone("c")], ground({ stamp: "turned" }));
    pieces.show([stone("a")], ground({ stamp: "turned", shape: "tall" }));
    expect(begun).toEqual([]);
    expect(lying()).toEqual([`#p-stone ${at(30, 30)}`]);
  });

  test("moves nothing for who asked for less motion", () => {
    wantCalm(true);
    show(stone("a"));
    show(stone("c"), stone("b", { kind: "new" }));
    expect(begun).toEqual([]);
    expect(lying()).toHaveLength(2);
    show();
    expect(lying()).toEqual([]);
  });

  test("lets go what is gone once it has faded", async () => {
    show(stone("a"), stone("b", { kind: "black" }));
    show(stone("a"));
    expect(layer.children).toHaveLength(2);
    begun[0]?.finish();
    await vi.waitFor(() => expect(layer.children).toHaveLength(1));
    expect(lying()).toEqual([`#p-stone ${at(30, 30)}`]);
  });

  test("stacks what moves over the others, and what lies above over all", () => {
    const badge = stone("a", { kind: "count", art: "badge", above: true });
    const under = stone("b", { kind: "white", art: "white" });
    show(badge, stone("a"), under);
    expect(lying().map((one) => one.split(" ")[0])).toEqual(["#p-stone", "#p-white", "#p-badge"]);
    show(badge, stone("c"), under);
    expect(lying().map((one) => one.split(" ")[0])).toEqual(["#p-white", "#p-stone", "#p-badge"]);
  });

  const arts = () => lying().map((one) => one.split(" ")[0]);

  test("has its badges on top also after a card has flown there", () => {
    const badge = stone("a", { kind: "count", art: "badge", above: true });
    show(badge);
    show(badge, stone("a", { came: "pool" }));
    for (const one of [...begun]) one.finish();
    expect(arts()).toEqual(["#p-stone", "#p-badge"]);
  });

  test("drawn anew may bring a piece into the field before others are there", () => {
    show(stone("r0", TILE));
    pieces.show([stone("0,0", TILE), stone("c")], ground({ stamp: "turned" }));
    expect([lying(field).length, lying().length]).toEqual([1, 1]);
  });

  test("has its badges on top also after a card was held and let go", () => {
    const badge = stone("a", { kind: "count", art: "badge", above: true });
    show(stone("a"), badge);
    pieces.hold(0, 50, 50);
    pieces.release(0);
    for (const one of [...begun]) one.finish();
    expect(arts()).toEqual(["#p-stone", "#p-badge"]);
  });

  test("touches nothing that stays: neither for what goes to the top nor for what comes down", () => {
    const kinds = ["one", "two", "three", "four", "five"];
    const away = (...gone: string[]) =>
      kinds.map((kind) => stone(gone.includes(kind) ? "c" : "a", { kind, art: kind }));
    show(...away());
    show(...away("two"));
    const put = vi.spyOn(layer, "insertBefore");
    const written = vi.spyOn(layer.children[0] as SVGGElement, "style", "get");
    show(...away("two", "three"));
    expect(written).not.toHaveBeenCalled();
    const order = lying().map((one) => one.split(" ")[0]?.slice(3));
    expect(order).toEqual(["one", "two", "four", "five", "three"]);
    expect(put).toHaveBeenCalledTimes(2);
  });
});

describe("what is thrown", () => {
  const die = (face: number, more = {}) =>
    stone("dice", { kind: "die", art: `die-${face}`, tumbles: true, ...more });
  const turned = (one: Moved | undefined) => String(one?.frames[0]?.["transform"]);

  test("tumbles when it shows something else", () => {
    show(die(0));
    show(die(4));
    expect(turned(begun[0])).toContain("rotate");
    show(die(4));
    expect(begun).toHaveLength(1);
  });

  test("tumbles no more when it is lost, and nothing else ever does", () => {
    show(die(0), stone("a", { kind: "card", art: "back" }));
    show(die(4, { mark: "lost" }), stone("a", { kind: "card", art: "front" }));
    expect(begun).toHaveLength(1);
    expect(turned(begun[0])).not.toContain("rotate");
  });
});

describe("a look", () => {
  const inside = () => layer.querySelector(".tt-inner");

  test("that differs by a number or a mark alone keeps the art that is drawn", () => {
    show(stone("a"));
    const art = inside()?.firstElementChild;
    show(stone("a", { text: "6", mark: "next" }));
    expect([...(inside()?.children ?? [])].map((el) => el.getAttribute("href"))).toEqual([
      "#p-stone",
      "#p-mark-next",
      null,
    ]);
    expect(inside()?.textContent).toBe("6");
    show(stone("a", { text: "7" }));
    expect(inside()?.textContent).toBe("7");
    show(stone("a"));
    expect([...(inside()?.children ?? [])]).toEqual([art]);
    show(stone("a", { art: "other" }));
    expect(inside()?.firstElementChild?.getAttribute("href")).toBe("#p-other");
  });

  test("keeps the numbers of a tile below its mark", () => {
    show(stone("a", TILE));
    show(stone("a", { ...TILE, mark: "next" }));
    expect([...(inside()?.children ?? [])].map((el) => el.tagName)).toEqual(["use", "g", "use"]);
    show(stone("a", TILE));
    expect([...(inside()?.children ?? [])].map((el) => el.tagName)).toEqual(["use", "g"]);
  });
});

describe("a piece in hand", () => {
  test("is told of by the board for as long as it is carried", () => {
    const board = document.createElementNS(layer.namespaceURI, "svg") as SVGSVGElement;
    Object.defineProperty(layer, "ownerSVGElement", { value: board }); // happy-dom knows none
    show(stone("a"), stone("b"));
    pieces.hold(pieces.top("a") ?? -1, 300, 100);
    expect(board.hasAttribute("data-carries")).toBe(true);
    pieces.release(pieces.top("a") ?? -1);
    expect(board.hasAttribute("data-carries")).toBe(false);
    pieces.hold(pieces.top("b") ?? -1, 300, 100);
    show(stone("a"));
    expect(board.hasAttribute("data-carries")).toBe(false);
  });

  test("is held by its middle, over all others, and glides back when released", () => {
    show(stone("a"), stone("b"));
    const key = pieces.top("a");
    if (key === null) throw new Error("nothing lies there");
    pieces.hold(key, 300, 100);
    expect(lying().at(-1)).toBe(`#p-stone ${at(280, 80)}`);
    expect(layer.querySelectorAll(".tt-held")).toHaveLength(1);
    pieces.release(key);
    expect(layer.querySelectorAll(".tt-held")).toHaveLength(0);
    expect(lying().at(-1)).toBe(`#p-stone ${at(30, 30)}`);
    expect(begun.at(-1)?.frames[0]).toEqual({ transform: at(280, 80) });
  });

  test("that is played glides on from where it was dropped", () => {
    show(stone("a"));
    pieces.hold(pieces.top("a") ?? -1, 300, 50);
    show(stone("c"));
    expect(layer.querySelectorAll(".tt-held")).toHaveLength(0);
    expect(begun.at(-1)?.frames).toEqual([{ transform: at(280, 30) }, { transform: at(230, 30) }]);
  });

  test("is the last one that lies on a place; where nothing lies there is none", () => {
    show(stone("a", { art: "low" }), stone("a", { art: "high", wide: [30, 10, 40, 40] }));
    pieces.hold(pieces.top("a") ?? -1, 300, 50);
    expect(lying().at(-1)).toContain("high");
    expect(pieces.top("c")).toBeNull();
  });

  test("shows its numbers as it was turned, and as it was when put back", () => {
    const read = () => [...layer.querySelectorAll("text")].map((el) => el.textContent).join("");
    show(stone("r0", TILE));
    pieces.turn("r0", 1);
    expect(read()).toBe("312");
    pieces.turn("r0", 2);
    expect(read()).toBe("231");
    pieces.unturn("r0");
    expect(read()).toBe("123");
    pieces.turn("r0", 1);
    show(stone("r0", TILE));
    expect(read()).toBe("123");
  });
});

describe("a field", () => {
  test("holds what lies in it, and what flies there lands in it", () => {
    show(stone("r0", TILE));
    show(stone("0,0", TILE));
    expect(layer.children).toHaveLength(1); // it flies over the board
    const to = at(130, 30);
    expect(begun[0]?.frames).toEqual([{ transform: at(30, 130) }, { transform: to }]);
    begun[0]?.finish();
    expect([layer.children.length, lying(field)]).toEqual([0, [`#p-tile ${at(-70, -20)}`]]);
  });

  test("lets a new piece fly in from where it came", () => {
    show(stone("r0", TILE));
    show(stone("r0", TILE), stone("0,0", { kind: "other", came: "pool" }));
    expect(begun[0]?.frames[0]?.["transform"]).toBe(`${at(315, 115)} scale(1.75)`);
  });

  test("shows one ghost at a time, which goes with the next scene", () => {
    show(stone("r0", TILE));
    pieces.ghost(TILE as never, [0, -50, 100, 100]);
    pieces.ghost(TILE as never, [-100, -50, 100, 100]);
    expect(lying(field)).toEqual([`#p-tile ${at(-100, -50)}`]);
    show(stone("r0", TILE));
    expect(lying(field)).toEqual([]);
    pieces.ghost(TILE as never);
    pieces.ghost(null);
    expect(lying(field)).toEqual([]);
  });
});
