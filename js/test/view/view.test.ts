// @vitest-environment dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tellLegal } from "../../src/activities/spokenTexts";
import { touch } from "../../src/board/pointer";
import * as second from "../../src/lazyEntry";
import type { Box } from "../../src/protocol/generated/scene";
import { lazy } from "../../src/view/lazy";
import { opened, refusal, stone, TILE, type Told, wantCalm } from "../stage";

let stage: ReturnType<typeof opened>;

function open(told: Told = {}) {
  stage.close();
  stage = opened(told);
  return stage;
}

beforeEach(() => {
  wantCalm(true);
  stage = opened();
});

afterEach(() => {
  stage.close();
  lazy.value = null;
  vi.unstubAllGlobals();
});

describe("a touch", () => {
  test("lifts what lies there and shows where it may go", () => {
    const { view, model } = stage;
    view.touch("a");
    expect(view.lifted.value).toBe("a");
    expect([...view.targets.value.keys()]).toEqual(["b", "c"]);
    expect(view.polite.value).toBe("lifted");
    expect(model.sent).toEqual([]);
  });

  test("of a marked place puts it down there, and so does one of any other", () => {
    const { view, model } = stage;
    view.touch("a");
    view.touch("c");
    view.touch("b");
    view.touch("c");
    expect(model.asked).toEqual([
      { kind: "attempt", from: "a", to: "c", turn: 0 },
      { kind: "attempt", from: "b", to: "c", turn: 0 },
    ]);
  });

  test("of the same piece again lets it go", () => {
    const { view, model } = stage;
    view.touch("a");
    view.touch("a");
    expect(view.lifted.value).toBeNull();
    expect(view.polite.value).toBe("let-go");
    expect(model.sent).toEqual([]);
  });

  test("of an empty place says what lies there", () => {
    const { view, model } = stage;
    view.touch("c");
    expect([view.info.value, view.polite.value]).toEqual(["Point c", "Point c"]);
    view.touch("c");
    expect(view.polite.value).not.toBe("Point c"); // said again, so it must differ
    expect(view.polite.value.trim()).toBe("Point c");
    expect(model.sent).toEqual([]);
  });

  test("of the dice throws them", () => {
    const { view, model } = stage;
    view.touch("dice");
    expect(model.asked).toEqual([{ kind: "draw" }]);
  });

  test("of the dice puts back what is in hand, and throws only when a throw is due", () => {
    const { view, model, show } = stage;
    view.touch("a");
    view.touch("dice");
    expect(view.lifted.value).toBeNull();
    expect(view.polite.value).toBe("let-go");
    expect(model.sent).toEqual([]);
    show({ scene: { chance: true } });
    view.touch("a");
    view.touch("dice");
    expect(view.lifted.value).toBeNull();
    expect(model.asked).toEqual([{ kind: "draw" }]);
  });

  test("of a place that tries a move tries it, with nothing in hand any more", () => {
    const { view, model } = open({ scene: { touches: { c: "take" } } });
    view.touch("a");
    view.touch("c");
    expect(view.lifted.value).toBeNull();
    expect(model.asked).toEqual([{ kind: "type", move: "take" }]);
  });
});

describe("what was put down", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stage.view.touch("a");
    stage.view.touch("c");
  });
  afterEach(() => vi.useRealTimers());

  test("goes from the hand together with what the rules answer", async () => {
    const { view, model, show } = stage;
    show({ scene: { pieces: [stone("b"), stone("a")] } }); // another of its kind lies there
    expect(view.lifted.value).toBeNull();
    view.touch("a");
    view.touch("c");
    model.answer(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(view.lifted.value).toBeNull();
  });

  test("goes from the hand in a moment, whether anybody answers or not", () => {
    expect(stage.view.lifted.value).toBe("a");
    vi.advanceTimersByTime(100);
    expect([stage.view.lifted.value, stage.view.over.value]).toEqual([null, null]);
  });

  test("is not in hand for what is done next", () => {
    stage.view.touch("b");
    expect(stage.view.lifted.value).toBe("b");
    vi.advanceTimersByTime(100);
    expect(stage.view.lifted.value).toBe("b");
    expect(stage.model.asked).toHaveLength(1);
  });
});

describe("what is dropped", () => {
  test("is played, unless it comes down where it was, nowhere, or on the dice", async () => {
    const { view, model } = stage;
    for (const to of ["a", null, "dice"]) {
      view.lift("a");
      expect(await view.drop("a", to)).toBe(false);
      expect(view.lifted.value).toBeNull();
    }
    expect(model.sent).toEqual([]);
    view.lift("a");
    const done = view.drop("a", "c");
    model.answer(true);
    expect(await done).toBe(true);
    expect(model.asked).toEqual([{ kind: "attempt", from: "a", to: "c", turn: 0 }]);
  });

  test("may go where chance acts if the scene says so", () => {
    const ways = [{ move: "back", from: "a", to: "dice" }];
    const { view, model } = open({ scene: { ways } });
    view.lift("a");
    void view.drop("a", "dice");
    view.touch("a");
    view.touch("dice");
    expect(model.asked).toEqual(Array(2).fill({ kind: "attempt", from: "a", to: "dice", turn: 0 }));
  });
});

describe("what can be lifted", () => {
  test("lies somewhere, is not where chance acts, and is named if the scene names any", () => {
    const { view, show } = stage;
    const holding = () => ["a", "b", "c", "dice"].filter((place) => view.holds(place));
    expect(holding()).toEqual(["a", "b"]);
    show({ scene: { pieces: [stone("a"), stone("b"), stone("dice")] } });
    expect(holding()).toEqual(["a", "b"]);
    show({ scene: { lifts: ["b"] } });
    expect(holding()).toEqual(["b"]);
    show({ scene: { touches: { a: "take" } } });
    expect(holding()).toEqual(["b"]);
  });

  test("is asked about where it cannot be, while anything may be done", () => {
    const { view, model, show } = stage;
    lazy.value = second;
    show({ scene: { lifts: ["b"], touches: {} } });
    touch(view, "a");
    expect(view.info.value).toBe("Point a");
    expect(view.lifted.value).toBeNull();
    expect(model.asked).toEqual([{ kind: "attempt", from: "a", to: "a", turn: 0 }]);
    touch(view, "c"); // nothing lies there
    show({ scene: { lifts: [], chance: false } });
    touch(view, "a");
    expect(model.asked).toHaveLength(1);
  });

  test("is let go where it is somebody else’s, and stays in hand where it is one’s own", async () => {
    const { view, model } = stage;
    lazy.value = second;
    touch(view, "b"); // no way leads from there
    expect(view.lifted.value).toBe("b");
    expect(model.asked).toEqual([{ kind: "attempt", from: "b", to: "b", turn: 0 }]);
    await model.answer(true);
    expect(view.lifted.value).toBe("b");
    view.letGo();
    touch(view, "b");
    await model.answer(false);
    expect(view.lifted.value).toBeNull();
  });

  test("is another piece where the first was not meant for its place", async () => {
    const { view, model, show } = stage;
    show({ scene: { lifts: ["a", "b"], ways: [] } });
    touch(view, "a");
    expect(view.lifted.value).toBe("a");
    touch(view, "b");
    expect(model.asked).toEqual([{ kind: "attempt", from: "a", to: "b", turn: 0 }]);
    await model.answer(true);
    await vi.waitFor(() => expect(view.lifted.value).toBe("b"));
  });

  test("is nothing while an opponent is on turn and nobody has paused it", () => {
    const { view, show } = stage;
    const greedy = { kinds: ["greedy", "person"] };
    show({ table: greedy });
    expect(view.holds("a")).toBe(false);
    expect(view.sources.value.size).toBe(0);
    view.touch("a");
    expect(view.lifted.value).toBeNull();
    expect(view.info.value).toBe("Point a");
    show({ table: { ...greedy, paused: true } });
    expect(view.holds("a")).toBe(true);
    expect([...view.sources.value]).toEqual(["a"]);
    show({ table: greedy, scene: { seat: 1 } });
    expect(view.holds("a")).toBe(true);
    show({ table: greedy, scene: { seat: null } });
    expect(view.holds("a")).toBe(true);
  });

  test("stays in hand while others move, unless it went", () => {
    const { view, show } = stage;
    view.lift("b");
    show({ scene: { pieces: [stone("b"), stone("c")] } });
    expect(view.lifted.value).toBe("b");
    show({ scene: { pieces: [stone("b", { kind: "black" })] } });
    expect(view.lifted.value).toBeNull();
  });
});

describe("an open question", () => {
  test("is answered first, says a touch that is no answer", async () => {
    const { view, show, model } = stage;
    lazy.value = second;
    const choices = [{ text: "b", right: null, under: null, at: "b" }];
    const none = { found: [], told: null, chosen: [], about: [], outcome: null };
    show({ table: { question: { ...none, kind: "predict", open: true, choices } } });
    touch(view, "dice");
    await Promise.resolve();
    expect(view.info.value).toBe("Dice. answer-first");
    expect(model.asked).toEqual([]);
    show({ table: { question: { ...none, kind: "find-all", open: true, choices: [] } } });
    touch(view, "a");
    await Promise.resolve();
    expect(view.info.value).toBe("");
    expect(model.asked).toEqual([{ kind: "touch", place: "a" }]);
  });
});

describe("a refusal", () => {
  test("is marked until something is lifted, and the next one is marked anew", () => {
    const { view, show } = stage;
    show({ table: { verdict: refusal(1) } });
    expect([[...view.witnesses.value], [...view.instead.value]]).toEqual([["c"], ["b"]]);
    view.touch("a");
    expect(view.witnesses.value.size + view.instead.value.size).toBe(0);
    view.letGo();
    expect(view.instead.value.size).toBe(0); // they are past
    show({ table: { verdict: refusal(2, ["b"], ["c"]) } });
    expect([[...view.witnesses.value], [...view.instead.value]]).toEqual([["b"], ["c"]]);
  });

  test("is said with what is near, and said again when it comes again", () => {
    const { view, show } = stage;
    show({ table: { verdict: refusal(1) } });
    expect(view.urgent.value).toBe("");
    lazy.value = second; // it comes with the card that shows it
    const first = view.urgent.value;
    expect(first).toBe("No. nearest a → b");
    show({ table: { verdict: refusal(2) } });
    expect(view.urgent.value).not.toBe(first);
    expect(view.urgent.value.trim()).toBe(first);
    show({ table: { verdict: null } });
    expect(view.urgent.value).toBe("");
  });
});

describe("a tile in hand", () => {
  const pieces = [stone("r0", TILE), stone("r1", TILE)];
  const ways = [{ move: "0@1,0", from: "r0", to: "1,0" }];

  test("turns round and round, both ways, and is tried as it was turned", () => {
    const { view, model } = open({ grows: true, scene: { pieces, ways } });
    view.turn(1);
    expect(view.turns.value).toBe(0); // nothing is in hand
    view.touch("r0");
    view.touch("r0");
    expect([view.lifted.value, view.turns.value]).toEqual(["r0", 1]);
    view.turn(-2);
    expect(view.turns.value).toBe(2);
    view.turn(1);
    expect(view.turns.value).toBe(0);
    view.turn(1);
    view.touch("1,0");
    expect(model.asked).toEqual([{ kind: "attempt", from: "r0", to: "1,0", turn: 1 }]);
  });

  test("makes room for another, which begins unturned; elsewhere it goes back", () => {
    const { view, model } = open({ grows: true, scene: { pieces, ways } });
    view.touch("r0");
    view.turn(1);
    view.touch("r1");
    expect([view.lifted.value, view.turns.value]).toEqual(["r1", 0]);
    view.touch("nowhere");
    expect(view.lifted.value).toBeNull();
    expect(model.sent).toEqual([]);
  });

  test("that fits nowhere says so, and stays in hand", async () => {
    const { view, model } = open({ grows: true, scene: { pieces, ways, lifts: ["r0", "r1"] } });
    lazy.value = second;
    touch(view, "r1");
    await Promise.resolve();
    expect([view.lifted.value, view.info.value]).toEqual(["r1", "fits-nowhere"]);
    touch(view, "r0");
    await Promise.resolve();
    expect([view.lifted.value, view.info.value]).toEqual(["r0", ""]);
    expect(model.sent).toEqual([]);
  });

  test("cannot be taken out of the field again", () => {
    const lying = [...pieces, stone("0,0", TILE)];
    const { view } = open({ grows: true, scene: { pieces: lying, ways } });
    expect(view.holds("0,0")).toBe(false);
    expect(view.turnable("0,0")).toBe(false);
  });
});

describe("the window on a growing table", () => {
  test("finds places in the field through the camera, and others beside it", () => {
    const { view } = open({ grows: true });
    expect(view.fieldWindow.placeAt(150, 50)).toBe("0,0");
    expect(view.fieldWindow.placeAt(250, 50)).toBe("1,0");
    expect(view.fieldWindow.placeAt(50, 150)).toBe("r0");
    view.fieldWindow.pan(-100, 0);
    expect(view.fieldWindow.placeAt(150, 50)).toBe("1,0");
  });

  test("fits by itself until somebody moves it, and then again when asked", () => {
    const { view, show } = open({ grows: true });
    const whole = view.fieldWindow.camera.value;
    expect(whole).toEqual({ x: 0, y: 0, zoom: 1 });
    view.fieldWindow.zoom(1.3);
    expect(view.fieldWindow.camera.value.zoom).toBeCloseTo(1.3);
    show({ grows: true, scene: { status: "Later." } });
    expect(view.fieldWindow.camera.value.zoom).toBeCloseTo(1.3);
    view.fieldWindow.fit();
    expect(view.fieldWindow.camera.value).toEqual(whole);
  });

  test("moves so that a place is seen", () => {
    const { view } = open({ grows: true });
    view.fieldWindow.pan(390, 0);
    view.fieldWindow.zoom(1.5);
    expect(view.fieldWindow.placeAt(250, 50)).toBe("0,0");
    view.fieldWindow.uncover("1,0");
    expect(view.fieldWindow.placeAt(250, 50)).toBe("1,0");
  });
});

describe("a scene", () => {
  test("is said when it changes, but not when the page opens", () => {
    const { view, show } = stage;
    expect(view.polite.value).toBe("");
    const told = [{ rule: "run", text: "A run!", points: 3, places: [] }];
    show({ scene: { told, status: "Black plays.", hint: { rule: "run", text: "One way." } } });
    expect(view.polite.value).toBe("A run! Black plays. One way.");
  });

  test("tells its legal moves in words: all, or those of what is in hand", async () => {
    const { view, model } = stage;
    tellLegal(view);
    expect(model.asked).toEqual([{ kind: "legal", place: null }]);
    model.answer(true, { legal: ["a → b", "a → c", "Pass"] });
    await Promise.resolve();
    expect(view.polite.value).toBe("legal-moves a → b, a → c, Pass");
    expect(view.showLegal.value).toBe(true);
    view.lift("b");
    expect(view.showLegal.value).toBe(false); // what is in hand has marks of its own
    tellLegal(view);
    expect(model.asked.at(-1)).toEqual({ kind: "legal", place: "b" });
    model.answer(true, { legal: [] });
    await Promise.resolve();
    expect(view.polite.value).toBe("legal-moves –");
  });

  test("says nothing of its legal moves once they are shown no more, or something else is said", async () => {
    const { view, model } = stage;
    tellLegal(view);
    model.answer(true, { legal: ["a → b"] });
    await Promise.resolve();
    tellLegal(view);
    expect(view.showLegal.value).toBe(false);
    expect(model.asked).toHaveLength(1);
    tellLegal(view);
    view.say("Put back.");
    model.answer(true, { legal: ["a → b"] });
    await Promise.resolve();
    expect(view.polite.value).toBe("Put back.");
  });

  test("says nothing of its legal moves where nobody answers", async () => {
    const { view, model } = stage;
    tellLegal(view);
    model.answer(false);
    await Promise.resolve();
    expect(view.polite.value).toBe("");
  });
});

test("boards of a game on one page have numbers, and one that goes leaves its own", () => {
  const [second, third] = [opened(), opened()];
  expect([stage, second, third].map(({ view }) => view.title)).toEqual([
    "Tiny",
    "Tiny 2",
    "Tiny 3",
  ]);
  second.close();
  const again = opened();
  expect(again.view.title).toBe("Tiny 2");
  third.close();
  again.close();
});

test.each([
  [1000, 336, "wide", true],
  [600, 336, "wide", true],
  [344, 160, "wide", false],
  [344, 500, "tall", false],
  [700, 700, "wide", false],
])(
  "in a box of %i by %i the board is %s, and beside its panels: %s",
  (width, high, shape, beside) => {
    const { view } = open({ width });
    view.bound.value = high;
    view.height.value = high;
    expect([view.shape.value, view.beside.value]).toEqual([shape, beside]);
  },
);

test("what a touch told is past once something else is done", () => {
  const { view } = stage;
  view.touch("c");
  view.press({ kind: "pick", choice: 0 });
  expect(view.info.value).toBe("");
});

test("a board keeps its shape while other places are on it, and not where its size is another", () => {
  const { view, endpoint } = open({ width: 300 });
  const board = endpoint.board.peek();
  view.height.value = 120;
  const { shape } = view;
  expect(shape.value).toBe("wide");
  const places = { big: [0, 0, 200, 200] as Box };
  const tall = { ...board.tall, places, walk: ["big"] };
  endpoint.board.value = { ...board, tall };
  expect(shape.value).toBe("wide");
  endpoint.board.value = { ...board, tall: { ...tall, height: 210 } };
  expect(shape.value).toBe("tall");
});

test("a narrow page gets the tall board, and a hidden one keeps what it had", () => {
  const { view, el } = open({ width: 400 });
  expect([view.shape.value, view.beside.value]).toEqual(["tall", false]);
  Object.defineProperty(el, "clientWidth", { value: 0 });
  view.measure();
  expect(view.width.value).toBe(400);
});

test("a board has the height that its style leaves it, and any where that says nothing", () => {
  const { view, el } = open({ width: 300 });
  el.innerHTML = '<div class="tt-room" style="max-height: 120px"></div>';
  view.measure();
  expect([view.height.value, view.shape.value]).toEqual([120, "wide"]);
  el.innerHTML = '<div class="tt-room"></div>';
  view.measure();
  expect([view.height.value, view.shape.value]).toEqual([Number.POSITIVE_INFINITY, "tall"]);
});

test("the focus comes in at a place that is on the board", () => {
  const { view, show } = open({ grows: true, scene: { pieces: [stone("r1", TILE)] } });
  expect(view.focused.value).toBe("r1"); // what can be lifted comes first
  view.focus.value = "1,0";
  expect(view.focused.value).toBe("1,0");
  view.focus.value = "gone";
  show({ grows: true, scene: { pieces: [] } });
  expect(view.focused.value).toBe("r0");
});
