// @vitest-environment dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardHost, BoardLine, KeptBoard } from "../../src/page/boardHost";
import { BoardSupervisor } from "../../src/page/boardSupervisor";
import { BoardTransport } from "../../src/page/boardTransport";
import { showDiskNotice } from "../../src/page/openedFromFile";
import type { PageData } from "../../src/page/pageData";
import { MONTH, type SavedBoard } from "../../src/page/pageStorage";
import { valueOfPool } from "../../src/page/unpackPool";
import { workerLine } from "../../src/page/workerConnection";
import { Endpoint, MOST_WAITING, PATIENCE } from "../../src/protocol/endpoint";

const shown = (lang: string, at = 0) => ({
  board: { inner: null, lang },
  scene: { lang, ways: [] },
  table: { theme: "auto", notation: false, at },
  sheet: { version: 0, turns: [] },
});

const DATA = {
  name: "sample",
  version: "v1",
  lang: "en",
  spoken: ["en"],
  titles: { en: "", nl: "" },
  words: { game: { en: { lang: "en" }, nl: { lang: "nl" } } },
  art: { game: {} },
  boards: {
    b0: {
      game: "game",
      key: "k",
      place: "p",
      saved: { at: 0 },
      anew: null,
      lively: false,
      follows: true,
      lang: "en",
      states: { en: shown("en"), nl: shown("nl") },
    },
  },
} as unknown as PageData;

class FakeHost implements BoardHost, BoardLine {
  data = DATA;
  ready = false;
  chosen = { lang: "en", theme: "auto", notation: false };
  posted: { board: string; [more: string]: unknown }[] = [];
  kept: (SavedBoard | null)[] = [];
  choices: [string, string][] = [];

  post(text: string): void {
    this.posted.push(JSON.parse(text));
  }

  wake(): void {}

  keep(_: KeptBoard, kept: SavedBoard | null): void {
    this.kept.push(kept);
  }

  choose(name: string, value: string): void {
    this.choices.push([name, value]);
  }

  /** What was posted last, but for the board's name. */
  get last(): object | undefined {
    const { board: _, ...message } = this.posted.at(-1) ?? { board: "" };
    return message;
  }
}

let host: FakeHost;
let heard: unknown[];

beforeEach(() => {
  host = new FakeHost();
  heard = [];
});

function seated(kept: SavedBoard | null = null, change: object = {}): BoardTransport {
  const data = { ...DATA.boards["b0"], ...change } as PageData["boards"][string];
  const board = new BoardTransport("b0", data, host, host, kept);
  board.listen((reply) => heard.push(reply), vi.fn());
  return board;
}

const draw = (seq = 1) => ({ view: "v", seq, kind: "draw" }) as const;

function wake(board: BoardTransport): void {
  host.ready = true;
  board.wake();
}

describe("a pool", () => {
  test("is put together again, equal values as one object", () => {
    const made = valueOfPool({
      plain: ["x", "y"],
      shapes: [["a", "b", "c"]],
      made: [
        [0, 1],
        [0, -1],
        [[0], 2, 3, 3],
      ],
    }) as Record<string, unknown>;
    expect(made).toEqual({ a: ["x", "y"], b: ["x", "x"], c: ["x", "x"] });
    expect(made["b"]).toBe(made["c"]);
  });
});

describe("before the worker is there", () => {
  test("a board is shown, and what is asked waits for it", () => {
    const board = seated();
    expect(board.status.value).toBe("waking");
    expect(board.shown.value.scene).toEqual({
      lang: "en",
      ways: [],
    });
    board.send(draw());
    expect(host.posted).toEqual([]);
    wake(board);
    expect(host.posted).toEqual([
      {
        board: "b0",
        open: { at: 0 },
        anew: null,
        choose: { lang: "en", theme: "auto", notation: false },
      },
      { board: "b0", command: draw() },
    ]);
  });

  test("who clicks again while nothing happens means it once, and afterwards each time", () => {
    const board = seated();
    board.send(draw(1));
    board.send({ view: "v", seq: 2, kind: "type", move: "start 1-2" });
    board.send({ ...draw(3), view: "other" });
    expect(heard).toEqual([]);
    wake(board);
    expect(host.posted.slice(1)).toMatchObject([
      { command: draw(1) },
      { command: { seq: 2, move: "start 1-2" } },
    ]);
    board.hear({
      message: { kind: "state", state: { whole: { number: 1, ...shown("en") } as never } },
    });
    const answer = { kind: "reply" as const, ok: true, more: "told" };
    board.hear({ message: { ...answer, view: "v", seq: 1 } });
    expect(heard).toEqual([
      { ...answer, view: "v", seq: 1 },
      { ...answer, view: "other", seq: 3 },
    ]);
    board.send(draw(4));
    expect(host.last).toEqual({ command: draw(4) });
  });

  test("it is waking until its own state has come, however long others are opened before", () => {
    vi.useFakeTimers();
    const board = seated();
    const endpoint = new Endpoint(board);
    void endpoint.ask({ kind: "draw" });
    wake(board);
    vi.advanceTimersByTime(3 * PATIENCE);
    expect(endpoint.waking.value).toBe(true);
    expect(endpoint.connected.value).toBe(true);
    expect(endpoint.waiting).toBe(1);
    board.hear({
      message: { kind: "state", state: { whole: { number: 1, ...shown("en") } as never } },
    });
    expect(endpoint.waking.value).toBe(false);
    vi.advanceTimersByTime(PATIENCE);
    expect(endpoint.connected.value).toBe(false);
    endpoint.close();
    vi.useRealTimers();
  });

  test("while the worker is busy with something of its own, an answer may take longer", () => {
    vi.useFakeTimers();
    const board = seated();
    const endpoint = new Endpoint(board);
    void endpoint.ask({ kind: "draw" });
    wake(board);
    board.hear({
      message: { kind: "state", state: { whole: { number: 1, ...shown("en") } as never } },
    });
    for (let nth = 0; nth < 5; nth += 1) {
      vi.advanceTimersByTime(PATIENCE - 1);
      board.wait();
    }
    expect(endpoint.connected.value).toBe(true);
    expect(endpoint.waking.value).toBe(false);
    vi.advanceTimersByTime(PATIENCE);
    expect(endpoint.connected.value).toBe(false);
    endpoint.close();
    vi.useRealTimers();
  });

  test("when very much is asked of it, then no more than so much waits", async () => {
    const endpoint = new Endpoint(seated());
    const moves = Array.from({ length: 3 * MOST_WAITING }, (_, nth) => `move ${nth}`);
    const asked = moves.map((move) => endpoint.ask({ kind: "type", move }));
    expect(await asked.at(-1)).toBe(false);
    wake(endpoint.transport as BoardTransport);
    expect(host.posted.filter(({ command }) => command)).toHaveLength(MOST_WAITING);
    endpoint.close();
  });

  test("a change that was missed is not made, and its listeners hear of it", () => {
    const board = seated();
    const miss = vi.fn();
    board.listen(vi.fn(), miss);
    board.hear({
      message: { kind: "state", state: { change: { number: 2, parts: { table: { at: [9] } } } } },
    });
    expect(board.shown.value.table.at).toBe(0);
    expect(miss).toHaveBeenCalledOnce();
  });

  test("a ping is answered, and nothing is opened for it", () => {
    const board = seated();
    wake(board);
    board.send({ view: "v", seq: 3, kind: "ping" });
    expect(heard).toEqual([{ kind: "reply", view: "v", seq: 3, ok: true }]);
    expect(host.posted).toEqual([]);
  });

  test("the language of the page switches in place", () => {
    const board = seated();
    const ask = { view: "v", seq: 1, kind: "choose", name: "lang", value: "nl" } as const;
    board.send(ask);
    expect(host.choices).toEqual([["lang", "nl"]]);
    expect(heard).toEqual([{ kind: "reply", view: "v", seq: 1, ok: true }]);
    board.choose("lang", "nl");
    expect(board.shown.value.board).toEqual({
      inner: null,
      lang: "nl",
    });
    expect(board.shown.value.words).toEqual({ lang: "nl" });
  });

  test("who has begun keeps the deal that was seen", () => {
    const untouched = seated(null, { anew: "deal" });
    wake(untouched);
    expect(host.last).toMatchObject({ anew: "deal" });
    host.ready = false;
    const begun = seated(null, { anew: "deal" });
    begun.send(draw());
    wake(begun);
    expect(host.posted.at(-2)).toMatchObject({ anew: "throws" });
  });

  test("who begins while another deal is on its way keeps the one that was seen", () => {
    const board = seated(null, { anew: "deal" });
    wake(board);
    board.send({ view: "v", seq: 8, kind: "ping" });
    expect(heard).toHaveLength(1);
    board.send(draw());
    expect(host.posted).toMatchObject([{ anew: "deal" }, { anew: "throws" }, { command: draw() }]);
    const state = (at: number) => ({
      message: {
        kind: "state" as const,
        state: { whole: { number: at, ...shown("en", at) } as never },
      },
    });
    board.hear({ saved: { at: 3 } });
    board.hear(state(3));
    expect(board.shown.value.table.at).toBe(0);
    expect(board.status.value).toBe("waking");
    expect(host.kept).toEqual([]);
    board.hear(state(0));
    expect(board.status.value).toBe("awake");
    board.hear({ message: { kind: "reply", view: "v", seq: 1, ok: true } });
    expect(heard).toHaveLength(2);
    board.send(draw(2));
    expect(host.last).toEqual({ command: draw(2) });
  });
});

describe("with the worker", () => {
  test("its first word changes nothing that is shown already", () => {
    const board = seated();
    const before = board.shown.value as unknown as Record<string, unknown>;
    wake(board);
    board.open();
    board.hear({
      message: { kind: "state", state: { whole: { number: 5, ...shown("en") } as never } },
    });
    const after = board.shown.value as unknown as Record<string, unknown>;
    board.hear({
      message: { kind: "state", state: { change: { number: 6, parts: { table: { at: [9] } } } } },
    });
    expect(board.shown.value.table.at).toBe(9);
    for (const part of ["board", "scene", "table", "sheet"]) expect(after[part]).toBe(before[part]);
  });

  test("what was dealt anew lies there at once, and only what comes after that moves", async () => {
    const [glides, glows] = [
      { effect: { getComputedTiming: () => ({ endTime: 300 }) }, finish: vi.fn() },
      { effect: { getComputedTiming: () => ({ endTime: Infinity }) }, finish: vi.fn() },
    ];
    const place = document.createElement("div");
    place.innerHTML = '<svg class="tt-board"></svg>';
    Object.assign(place.firstChild as object, { getAnimations: () => [glides, glows] });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const board = seated(null, { anew: "deal" });
    board.places.push(place);
    wake(board);
    for (const number of [1, 2]) {
      board.hear({
        message: { kind: "state", state: { whole: { number, ...shown("en", number) } as never } },
      });
      await frame();
    }
    expect(glides.finish).toHaveBeenCalledTimes(1);
    expect(glows.finish).not.toHaveBeenCalled();
  });

  test("changes are applied, kept, and told to the page's store", () => {
    const board = seated();
    wake(board);
    board.open();
    const parts = { table: { at: [1] } };
    board.hear({ message: { kind: "state", state: { change: { number: 1, parts } } } });
    board.hear({ saved: { at: 1 } });
    expect(host.kept).toEqual([
      { saved: { at: 1 }, shown: shown("en", 1), lang: "en", version: "v1", id: "b0" },
    ]);
  });

  test("what somebody may not see again is kept as it is at rest", () => {
    const board = seated();
    wake(board);
    board.open();
    const rest = { ...shown("nl", 7), words: { lang: "nl" } };
    board.hear({ saved: { at: 7 }, rest: rest as never });
    expect(host.kept[0]).toMatchObject({ shown: { table: { at: 7 } }, lang: "nl" });
  });
});

describe("when the worker has ended", () => {
  test("the next one goes on from what was saved, and is asked again once", () => {
    const board = seated();
    board.send(draw());
    wake(board);
    board.hear({ saved: { at: 9 } });
    host.ready = false;
    board.sleep(2);
    expect(board.status.value).toBe("waking");
    host.posted = [];
    wake(board);
    expect(host.posted).toMatchObject([{ open: { at: 9 }, anew: null }, { command: draw() }]);
    board.send(draw(2));
    board.sleep(2);
    expect(heard).toEqual([1, 2].map((seq) => ({ kind: "reply", view: "v", seq, ok: false })));
  });

  test("and there will be no other, nobody is answered any more, but the page", () => {
    const board = seated();
    board.giveUp();
    expect(() => board.send({ view: "v", seq: 1, kind: "ping" })).toThrow("nobody is there");
    expect(heard).toEqual([]);
    expect(board.status.value).toBe("gone");
    board.send({ view: "v", seq: 2, kind: "choose", name: "lang", value: "nl" });
    expect(host.choices).toEqual([["lang", "nl"]]);
    expect(heard).toEqual([{ kind: "reply", view: "v", seq: 2, ok: true }]);
  });
});

describe("the supervisor of the worker", () => {
  const { b0 } = DATA.boards as Record<string, object>;
  const refuse = (): never => {
    throw new Error("cannot be accessed from origin 'null'");
  };

  beforeEach(() => localStorage.clear());

  test("gives up at once where no worker may be started", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const supervisor = new BoardSupervisor(DATA, workerLine(refuse), {}, vi.fn());
    supervisor.wake();
    expect(supervisor.boards.get("b0")?.status.value).toBe("gone");
    expect(warn).toHaveBeenCalledOnce();
  });

  test("opens one board after another, those first at which somebody waits", async () => {
    const worker = { postMessage: vi.fn(), terminate: vi.fn() };
    const lively = { ...b0, lively: true };
    const boards = { b0: { ...lively, key: "k0" }, b1: { ...lively, key: "k1" } };
    const data = { ...DATA, boards } as unknown as PageData;
    const supervisor = new BoardSupervisor(
      data,
      workerLine(() => ({ worker, parts: {}, packages: {} }) as never),
      {},
      vi.fn(),
    );
    const settled = vi.fn();
    supervisor.line.settled = settled;
    supervisor.wake();
    const [, [port]] = worker.postMessage.mock.calls[0] as [object, [MessagePort]];
    supervisor.boards.get("b1")?.send(draw());
    const posts = vi.spyOn(supervisor.line, "post").mockReturnValue();
    port.postMessage({ ready: true });
    await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(2));
    // What is to be kept of the first is told before the next is opened.
    const told = (board: string, message: object) =>
      port.postMessage(JSON.stringify({ board, message }));
    told("b1", { kind: "state", state: {} });
    await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(3));
    // All is done once both are open and who waited has been answered, and then only once.
    told("b0", { kind: "state", state: {} });
    await new Promise((done) => setTimeout(done, 100));
    expect(settled).not.toHaveBeenCalled();
    told("b1", { kind: "reply", view: "v", seq: 1, ok: true });
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
    told("b1", { kind: "state", state: {} });
    await new Promise((done) => setTimeout(done, 20));
    expect(settled).toHaveBeenCalledOnce();
    port.close();
    const said = posts.mock.calls.map(([text]) => JSON.parse(text));
    expect(said.map(({ board, open }) => [board, open !== undefined])).toEqual([
      ["b1", true],
      ["b1", false],
      ["b0", true],
    ]);
  });
});

describe("a site on a disk", () => {
  const told = (at: string, protocol: string) => {
    const ui = { "not-connected": "reload", "no-answer-yet": "reload", "on-disk": "on the web" };
    showDiskNotice({ runtime: { at }, words: { game: { en: { ui } } } } as never, { protocol });
    return [ui["not-connected"], ui["no-answer-yet"]];
  };

  test("says which page plays there, and no other page does", () => {
    expect(told("site", "file:")).toEqual(["on the web", "on the web"]);
    expect(told("site", "https:")).toEqual(["reload", "reload"]);
    expect(told("page", "file:")).toEqual(["reload", "reload"]);
  });
});

describe("a game that was kept", () => {
  const kept = { saved: { at: 4 }, shown: shown("nl", 4), lang: "nl", version: "v1" } as never;

  test("is shown at once, and opened without being asked", () => {
    const board = seated(kept);
    expect(board.shown.value).toMatchObject({ table: { at: 4 }, scene: { lang: "nl" } });
    wake(board);
    expect(host.last).toMatchObject({ open: { at: 4 }, choose: { lang: "en" } });
  });

  test("of another version is not drawn, but goes on", () => {
    const board = seated({ ...(kept as SavedBoard), version: "v0" });
    expect(board.shown.value).toMatchObject({ table: { at: 0 }, scene: { lang: "en" } });
    wake(board);
    expect(host.last).toMatchObject({ open: { at: 4 } });
  });

  test("that does not fit makes room, and the board says so", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const board = seated(kept);
    wake(board);
    board.hear({ refused: "no" });
    expect(host.kept).toEqual([null]);
    expect(host.last).toMatchObject({ open: { at: 0 } });
    expect(board.lost.value).toBe(true);
    board.send(draw());
    expect(board.lost.value).toBe(false);
  });
});

describe("a game of another version of the page", () => {
  const kept = { saved: {}, shown: shown("en", 4), lang: "en", version: "v0", id: "b0" };
  const text = (prefix: string) => localStorage.getItem(`tritables ${location.pathname} ${prefix}`);
  const supervisor = (data = DATA) => new BoardSupervisor(data, workerLine(vi.fn()), {}, vi.fn());
  const lost = (one: BoardSupervisor) => one.boards.get("b0")?.lost.value;

  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem(`tritables ${location.pathname} old`, JSON.stringify(kept));
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("is told of once, at its board, and kept for the page that it is of", () => {
    const first = supervisor();
    vi.runAllTimers();
    expect(lost(first)).toBe(true);
    expect(lost(supervisor())).toBe(false);
    const { b0 } = DATA.boards as Record<string, object>;
    const older = { ...DATA, boards: { b0: { ...b0, key: "old" } } } as unknown as PageData;
    const again = supervisor(older);
    expect(again.boards.get("b0")?.stirs).toBe(true);
    expect(lost(again)).toBe(false);
  });

  test("is told of at its board where what is kept of it cannot be read", () => {
    localStorage.clear();
    localStorage.setItem(`tritables ${location.pathname} k`, JSON.stringify(kept).slice(0, -9));
    const page = supervisor();
    expect(lost(page)).toBe(true);
    expect(page.boards.get("b0")?.shown.value).toMatchObject({ board: { lang: "en" } });
  });

  test("is not told of where the board has a game already, and goes after a month", () => {
    localStorage.setItem(`tritables ${location.pathname} k`, JSON.stringify(kept));
    expect(lost(supervisor())).toBe(false);
    vi.runAllTimers();
    expect(text("old")).not.toBe(null);
    vi.advanceTimersByTime(MONTH + 1);
    supervisor();
    expect(text("old")).toBe(null);
    expect(text("k")).not.toBe(null);
  });

  test("is not what is chosen for the site, which a page at a folder's address finds beside it", () => {
    expect(location.pathname.endsWith("/")).toBe(true);
    supervisor().choose("theme", "dark");
    vi.runAllTimers();
    for (const _ of ["the next visit", "a month later", "and once more"]) {
      expect(supervisor().chosen.theme).toBe("dark");
      vi.runAllTimers();
      vi.advanceTimersByTime(MONTH + 1);
    }
  });
});

describe("a lesson that was left elsewhere", () => {
  const saved = { at: 3, course: { page: "next.ipynb", plays: false } };
  const supervisor = () => new BoardSupervisor(DATA, workerLine(vi.fn()), {}, vi.fn());
  const picture = shown("en", 4) as unknown as SavedBoard["shown"];
  const kept = { saved: {}, shown: picture, lang: "en", version: "v1", id: "b0" };
  const opened = () => {
    const board = supervisor().boards.get("b0") as BoardTransport;
    const posts = vi.spyOn(board.line, "post").mockReturnValue();
    vi.spyOn(board.line, "ready", "get").mockReturnValue(true);
    board.wake();
    return posts.mock.calls.map(([text]) => JSON.parse(text).open);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    localStorage.setItem("tritables lesson p", JSON.stringify({ at: 50, saved }));
  });
  afterEach(() => vi.useRealTimers());

  test("goes on here, unless something later was kept here", () => {
    expect(opened()).toEqual([saved]);
    const mine = `tritables ${location.pathname} k`;
    localStorage.setItem(mine, JSON.stringify({ ...kept, at: 49 }));
    expect(opened()).toEqual([saved]);
    localStorage.setItem(mine, JSON.stringify({ ...kept, at: 50 }));
    expect(opened()).toEqual([{}]);
  });

  test("is left here for others, but no game and no exercise in its midst", () => {
    const one = supervisor();
    const board = one.boards.get("b0") as BoardTransport;
    const left = () => JSON.parse(localStorage.getItem("tritables lesson p") ?? "null").saved;
    one.keep(board, { ...kept, saved: { course: { plays: true } } });
    one.keep(board, { ...kept, saved: { course: {}, practice: {} } });
    one.keep(board, { ...kept, saved: { moves: [] } });
    expect(left()).toEqual(saved);
    one.keep(board, { ...kept, saved: { chapter: { at: 1 } } });
    expect(left()).toEqual({ chapter: { at: 1 } });
  });
});
