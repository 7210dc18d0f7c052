// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "../../src/board/board";
import * as second from "../../src/lazyEntry";
import { lazy } from "../../src/view/lazy";
import { redrawn } from "../redrawn";
import { animations, opened, refusal, stone, TILE, type Told, wantCalm } from "../stage";

let stage: ReturnType<typeof opened>;

function open(told: Told = {}): void {
  stage = opened(told);
  stage.view.drawn.value = true;
  void act(() => render(<Board view={stage.view} />, stage.el));
}

function reopen(told: Told): void {
  close();
  open(told);
}

function close(): void {
  render(null, stage.el);
  stage.close();
}

/** Do something and let the board follow. */
const then = (what: () => void): void => void act(what);
const show = (told: Told): void => then(() => stage.show(told));

const place = (id: string) => stage.el.querySelector(`[data-place="${id}"]`);
const names = (selector: string, by = "data-place") =>
  [...stage.el.querySelectorAll(selector)].map((el) => el.getAttribute(by));
const marked = (look: string) => names(`.tt-mark-${look}`, "data-at");

/** The places, and the marks on them, that something has drawn anew. */
function drawn(what: () => void): unknown[] {
  return redrawn(what)
    .flatMap(({ id }) => id ?? [])
    .sort();
}

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  then(() => void stage.el.querySelector("svg.tt-board")?.dispatchEvent(event));
  return event;
}

beforeEach(() => {
  wantCalm(true);
  animations();
  open();
});

afterEach(() => {
  close();
  lazy.value = null;
  vi.unstubAllGlobals();
});

describe("places", () => {
  test("are named buttons, one of which is the tab stop", () => {
    expect(names(".tt-place")).toEqual(["a", "b", "c", "dice"]);
    expect(names(".tt-place", "aria-label")).toEqual(["Point a", "Point b", "Point c", "Dice"]);
    expect(names(".tt-place", "tabindex")).toEqual(["0", "-1", "-1", "-1"]);
    expect(names(".tt-place", "role")).toEqual(Array(4).fill("button"));
  });

  test("are hot where something can be done", () => {
    expect(names(".tt-hot")).toEqual(["a"]);
    show({ scene: { ways: [], chance: true } });
    expect(names(".tt-hot")).toEqual(["dice"]);
    show({ scene: { ways: [], chance: true }, table: { kinds: ["greedy"] } });
    expect(names(".tt-hot")).toEqual([]);
    const actions = [{ move: "take", label: "Take" }];
    show({ scene: { ways: [], actions, touches: { c: "take", b: "more" } } });
    expect(names(".tt-hot")).toEqual(["c"]);
  });

  test("keep a finger from scrolling where something can be lifted, even to no avail", () => {
    expect(names(".tt-holds")).toEqual(["a", "b"]); // b has no way
    show({ scene: { lifts: ["b"] } });
    expect(names(".tt-holds")).toEqual(["b"]);
    show({ table: { kinds: ["greedy"] } }); // an opponent is on turn
    expect(names(".tt-holds")).toEqual([]);
    show({ scene: { ways: [], actions: [], over: true } }); // nothing can be done any more
    expect(names(".tt-holds")).toEqual([]);
  });

  test("are drawn anew only where something is another", () => {
    const labels = { a: "Point a", b: "White on b", c: "Point c", dice: "Dice" };
    const pieces = [stone("b"), stone("c")];
    expect(drawn(() => show({ scene: { labels, pieces, ways: [] } }))).toEqual(["a", "b"]);
    expect(names(".tt-place", "aria-label")).toEqual(Object.values(labels));
    expect(drawn(() => show({ scene: { labels, ways: [] } }))).toEqual([]);
  });

  test("are left alone by a pointer that comes over a mark", () => {
    then(() => stage.view.lift("a"));
    const over = (id: string | null) =>
      then(() => {
        stage.view.over.value = id;
      });
    expect(drawn(() => over("b"))).toEqual(["b"]);
    expect(marked("target.tt-over")).toEqual(["b"]);
    expect(drawn(() => over("c"))).toEqual(["b", "c"]);
    expect(marked("target.tt-over")).toEqual(["c"]);
    expect(drawn(() => over(null))).toEqual(["c"]);
    expect(place("b")?.classList.contains("tt-over")).toBe(false);
  });

  test("say what is in hand, and what would be won where", () => {
    then(() => stage.view.lift("a"));
    expect(names("[aria-pressed=true]")).toEqual(["a"]);
    expect(place("c")?.getAttribute("aria-label")).toBe("Point c +3");
    expect(place("b")?.getAttribute("aria-label")).toBe("Point b");
  });

  test("follow the table's own names and layout", () => {
    show({ scene: { labels: { a: "Punt a" } } });
    expect(names(".tt-place", "aria-label").slice(0, 2)).toEqual(["Punt a", "b"]);
  });
});

describe("marks", () => {
  test("show where the piece in hand may go, with points or with a dot", () => {
    then(() => stage.view.lift("a"));
    expect(marked("lifted")).toEqual(["a"]);
    expect(marked("target")).toEqual(["b", "c"]);
    const [dot, points] = stage.el.querySelectorAll(".tt-mark-target");
    expect(dot?.querySelector("circle")).not.toBeNull();
    expect(points?.querySelector("text")?.textContent).toBe("3");
    then(() => {
      stage.view.over.value = "c";
    });
    expect(names(".tt-over", "data-at")).toEqual(["c"]);
    then(() => stage.view.letGo());
    expect(marked("lifted").concat(marked("target"))).toEqual([]);
  });

  test("of a lesson show what can be lifted or, where that is nothing, what a touch plays", () => {
    const leads = { chapter: { steps: [] } as never, task: { done: false, lost: false } as never };
    reopen({ table: leads });
    expect(marked("ready")).toEqual(["a"]);
    then(() => stage.view.touch("b"));
    expect([marked("lifted"), marked("ready")]).toEqual([["b"], ["a"]]);
    then(() => stage.view.lift("a"));
    expect([marked("lifted"), marked("ready")]).toEqual([["a"], []]);
    const actions = [{ move: "turn", text: "Turn" }] as never;
    const touches = { b: "turn", c: "steal" };
    reopen({ scene: { ways: [], actions, touches }, table: leads });
    expect(marked("ready")).toEqual(["b"]);
    reopen({ scene: { ways: [], actions, touches } });
    expect(marked("ready")).toEqual([]);
  });

  test("of a refusal are past when something is lifted", () => {
    show({ table: { verdict: refusal(1, ["c"], ["dice"]) } });
    expect([marked("witness"), marked("target")]).toEqual([["c"], ["dice"]]);
    then(() => stage.view.lift("a"));
    expect([marked("witness"), marked("target")]).toEqual([[], ["b", "c"]]);
    then(() => stage.view.letGo());
    show({ table: { verdict: refusal(2, ["b"], []) } });
    expect([marked("witness"), marked("target")]).toEqual([["b"], []]);
  });

  test("light up what made the points, but not what cost some or lies alone", () => {
    const told = (places: string[], points: number) => ({ rule: "run", text: "!", points, places });
    show({ scene: { told: [told(["a", "b"], 2), told(["c"], 2), told(["c", "dice"], -2)] } });
    expect(marked("lit")).toEqual(["a", "b"]);
  });
});

describe("keys", () => {
  test("walk, lift, put down and let go", () => {
    press("Enter");
    expect(names("[aria-pressed=true]")).toEqual(["a"]);
    press("ArrowRight");
    press("ArrowRight");
    expect(stage.view.focus.value).toBe("c");
    expect(document.activeElement).toBe(place("c"));
    press(" ");
    expect(stage.model.asked).toEqual([{ kind: "attempt", from: "a", to: "c", turn: 0 }]);
    press("ArrowLeft");
    press("Enter");
    expect(stage.view.lifted.value).toBe("b");
    press("Escape");
    expect(stage.view.lifted.value).toBeNull();
  });

  test("tell the legal moves and what lies here", async () => {
    lazy.value = second;
    await act(async () => void press("m"));
    expect(marked("start")).toEqual(["a"]);
    expect(stage.model.asked).toEqual([{ kind: "legal", place: null }]);
    press("o");
    expect(stage.view.polite.value).toBe("Point a. White plays.");
    expect(stage.view.info.value).toBe("Point a");
  });

  test("that the table does not know, or that are meant for the page, are left alone", () => {
    expect(press("x").defaultPrevented).toBe(false);
    expect(press("+").defaultPrevented).toBe(false); // nothing here grows
    expect(press("m", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(marked("start")).toEqual([]);
    expect(press("m").defaultPrevented).toBe(true);
  });
});

describe("a growing table", () => {
  const ghost = { art: "tile", spots: ["2", "3", "1"] };
  const ways = [{ move: "t@1,0", from: "r0", to: "1,0", ghost }];
  const grown: Told = {
    grows: true,
    scene: { pieces: [stone("r0", TILE), stone("0,0", TILE)], ways },
  };
  const tools = () => names("[data-tool]", "data-tool");
  const click = (tool: string): void =>
    then(() => stage.el.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.click());

  beforeEach(() => {
    lazy.value = second;
    reopen(grown);
  });

  test("is seen through a window that zooms by button and by key", () => {
    const seen = () => Number(names("svg.tt-window", "viewBox")[0]?.split(" ")[2]);
    const whole = seen();
    expect(names("svg.tt-window .tt-place")).toEqual(["0,0", "1,0"]);
    click("zoom-in");
    expect(whole / seen()).toBeCloseTo(1.3);
    press("-");
    expect(seen()).toBeCloseTo(whole);
    press("+");
    press("0");
    expect(seen()).toBeCloseTo(whole);
  });

  test("has tools for what is in hand, and shows what it would be where it is aimed at", () => {
    expect(tools()).toEqual(["zoom-in", "zoom-out", "fit"]);
    then(() => stage.view.lift("r0"));
    expect(tools().slice(3)).toEqual(["turn", "put-back"]);
    then(() => {
      stage.view.over.value = "1,0";
    });
    const read = () => [...stage.el.querySelectorAll(".tt-ghost text")].map((el) => el.textContent);
    expect(read()).toEqual(["2", "3", "1"]);
    click("put-back");
    expect(read()).toEqual([]);
    expect(tools()).toHaveLength(3);
  });

  test("shows how a tile is turned in hand", () => {
    const read = () =>
      [...stage.el.querySelectorAll("svg.tt-board > .tt-pieces text")].map((el) => el.textContent);
    then(() => stage.view.lift("r0"));
    click("turn");
    expect(read().join("")).toBe("312");
    press("R");
    expect(read().join("")).toBe("123");
  });
});

test("a curtain stands before a hand until its player opens it", () => {
  const curtain = { seat: 1, text: "Pass the screen.", button: "I am here" };
  lazy.value = second;
  show({ table: { curtain } });
  const button = stage.el.querySelector<HTMLElement>("[data-tool=open]");
  expect(stage.el.querySelector(".tt-curtain p")?.textContent).toBe("Pass the screen.");
  expect(button?.textContent).toBe("I am here");
  button?.click();
  expect(stage.model.asked).toEqual([{ kind: "open" }]);
  show({});
  expect(stage.el.querySelector(".tt-curtain")).toBeNull();
});

test("two boards on a page share no id", () => {
  const other = opened();
  other.view.drawn.value = true;
  void act(() => render(<Board view={other.view} />, other.el));
  const ids = [...document.querySelectorAll("[id]")].map((el) => el.id);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
  render(null, other.el);
  other.close();
});
