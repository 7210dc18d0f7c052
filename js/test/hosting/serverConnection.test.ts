// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awayNotice } from "../../src/hosting/awayNotice";
import { PATIENCE, SILENCE, serverLine } from "../../src/hosting/serverConnection";
import { BoardSupervisor } from "../../src/page/boardSupervisor";
import type { PageData } from "../../src/page/pageData";

const shown = {
  board: {},
  scene: { ways: [] },
  table: { at: 0 },
  sheet: { version: 0, turns: [] },
};

const RUNTIME = { at: "server", line: "/tables", page: "a.ipynb", edition: "e1", addresses: {} };

const DATA = {
  name: "sample",
  version: "v1",
  lang: "en",
  spoken: ["en"],
  titles: { en: "" },
  words: { game: { en: { lang: "en" } } },
  art: { game: {} },
  boards: {
    b0: {
      game: "game",
      key: "",
      place: null,
      saved: null,
      anew: "deal",
      sealed: false,
      lively: false,
      follows: true,
      lang: "en",
      states: { en: shown },
    },
  },
  runtime: RUNTIME,
} as unknown as PageData;

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Tell a whole state of the board, at which something may have been done. */
  show(number: number, done: object = {}): void {
    const whole = { number, ...shown, scene: { ...shown.scene, ...done } };
    this.tell({ board: "b0", message: { kind: "state", state: { whole } } });
  }
}

const again = vi.fn();
const away = vi.fn();
let boards: BoardSupervisor;

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const board = () => {
  const found = boards.boards.get("b0");
  if (!found) throw new Error("no board");
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  sessionStorage.clear();
  localStorage.clear();
  FakeSocket.all = [];
  again.mockReset();
  away.mockReset();
  boards = new BoardSupervisor(DATA, serverLine(RUNTIME as never, away, again), {}, vi.fn());
  boards.wake();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line names the page, its edition and itself, and boards in sight are opened", () => {
  const { searchParams, protocol, pathname } = last().address;
  expect([protocol, pathname]).toEqual(["ws:", "/tables"]);
  expect(searchParams.get("page")).toBe("a.ipynb");
  expect(searchParams.get("edition")).toBe("e1");
  expect(searchParams.get("key")).toMatch(/^[0-9a-f]{32}$/);
  last().tell({ session: "new" });
  expect(last().sent).toEqual([]);
  boards.notice("b0");
  expect(last().sent).toMatchObject([{ board: "b0", open: null, anew: "deal" }]);
});

test("what waits when the line breaks is asked again over the next one, of the same tables", () => {
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  board().send({ view: "v", seq: 1, kind: "draw" });
  const key = last().address.searchParams.get("key");
  last().onclose({ code: 1006 });
  expect(board().status.value).toBe("waking");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().address.searchParams.get("key")).toBe(key);
  last().tell({ session: "same" });
  expect(last().sent).toMatchObject([
    { open: null, anew: null },
    { command: { kind: "draw", seq: 1 } },
  ]);
});

const fresh = "f".repeat(32);

/** A board that plays on under a token, at which something was asked when its server went. */
function askedAndLost(heard: () => void): void {
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  board().listen(heard, vi.fn());
  board().send({ view: "v", seq: 1, kind: "recall", tokens: [], fresh });
  const held = { mine: null, found: [] };
  last().tell({
    board: "b0",
    message: { kind: "reply", view: "v", seq: 1, ok: true, aside: { held } },
  });
  board().send({ view: "v", seq: 2, kind: "draw" });
  last().onclose({ code: 1006 });
  board().send({ view: "v", seq: 3, kind: "undo" });
  vi.advanceTimersByTime(1000);
  last().tell({ session: "new" });
}

test("a server that knows nothing of the board goes on under its token, and is asked nothing twice", () => {
  const heard = vi.fn();
  askedAndLost(heard);
  expect(last().sent).toMatchObject([{ open: fresh, anew: null }]);
  last().show(7, { status: "thrown" });
  expect(last().sent).toMatchObject([{ open: fresh }, { command: { kind: "undo", seq: 3 } }]);
  expect(heard).toHaveBeenLastCalledWith({ kind: "reply", view: "v", seq: 2, ok: false });
});

test("what such a server's board shows not to have been done is asked again, in its order", () => {
  const heard = vi.fn();
  askedAndLost(heard);
  last().show(7);
  expect(last().sent).toMatchObject([
    { open: fresh },
    { command: { kind: "draw", seq: 2 } },
    { command: { kind: "undo", seq: 3 } },
  ]);
  expect(heard).not.toHaveBeenCalledWith({ kind: "reply", view: "v", seq: 2, ok: false });
});

test("nothing that is asked is lost while servers come and go", () => {
  const heard = vi.fn();
  askedAndLost(heard);
  for (let nth = 0; nth < 4; nth += 1) {
    last().onclose({ code: 1006 });
    vi.advanceTimersByTime(7000);
    last().tell({ session: "new" });
  }
  last().show(9);
  expect(last().sent).toMatchObject([
    { open: fresh },
    { command: { kind: "draw", seq: 2 } },
    { command: { kind: "undo", seq: 3 } },
  ]);
});

test("what is asked of a network that is no more is asked again over another line", () => {
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  board().send({ view: "v", seq: 1, kind: "draw" });
  vi.advanceTimersByTime(SILENCE + 500);
  expect(FakeSocket.all).toHaveLength(2);
  last().tell({ session: "same" });
  last().show(2);
  expect(last().sent).toMatchObject([{ open: null }, { command: { kind: "draw", seq: 1 } }]);
});

test("a line over which everything is answered stays, however long nothing is said", () => {
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  vi.advanceTimersByTime(10 * SILENCE);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a lesson that was kept is resumed at a server that knows nothing of it", () => {
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  board().send({ view: "v", seq: 1, kind: "keep" });
  const kept = { place: "p", saved: { step: 2 } };
  last().tell({
    board: "b0",
    message: { kind: "reply", view: "v", seq: 1, ok: true, aside: { kept } },
  });
  board().send({ view: "v", seq: 2, kind: "draw" });
  last().onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  last().tell({ session: "new" });
  const resumes = [{ open: null }, { command: { kind: "resume", saved: { step: 2 } } }];
  expect(last().sent).toMatchObject(resumes);
  // What it was asked last is judged by where the lesson is, once it is there again.
  last().show(1, { status: "the first step" });
  expect(last().sent).toMatchObject(resumes);
  last().show(2);
  last().tell({ board: "b0", message: { kind: "reply", view: "page", seq: 0, ok: true } });
  expect(last().sent).toMatchObject([...resumes, { command: { kind: "draw", seq: 2 } }]);
});

test("when there is no server for long, the boards say so, until there is one again", () => {
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  last().onclose({ code: 1006 });
  vi.advanceTimersByTime(PATIENCE + 1);
  expect(board().status.value).toBe("gone");
  for (let nth = 0; nth < 20; nth += 1) {
    last().onclose({ code: 1006 });
    vi.advanceTimersByTime(10_000);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(15);
  last().tell({ session: "new" });
  last().show(1);
  expect(board().status.value).toBe("awake");
});

test("a page that rests opens no line until somebody does something", () => {
  last().tell({ session: "new" });
  last().onclose({ code: 4001 });
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  board().send({ view: "v", seq: 1, kind: "ping" });
  expect(FakeSocket.all).toHaveLength(1);
  board().send({ view: "v", seq: 2, kind: "draw" });
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([4002, 4003])(
  "a page that has no place, or has changed, is loaded anew, once in a while",
  (code) => {
    last().onclose({ code });
    expect(again).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    last().onclose({ code });
    expect(again).toHaveBeenCalledOnce();
  },
);

test("when the server cannot reach its games then boards say that, and go on once it can", () => {
  const ui = { "not-connected": "gone", "no-answer-yet": "not yet", "games-away": "away" };
  const tell = awayNotice({ words: { game: { en: { ui } } } } as never);
  away.mockImplementation(tell);
  last().tell({ session: "new" });
  boards.notice("b0");
  last().show(1);
  board().send({ view: "v", seq: 1, kind: "draw" });
  last().onclose({ code: 4004 });
  for (let nth = 0; nth < 6; nth++) {
    vi.advanceTimersByTime(PATIENCE);
    last().onclose({ code: 4004 });
  }
  expect(board().status.value).toBe("gone");
  expect([ui["not-connected"], ui["no-answer-yet"]]).toEqual(["away", "away"]);
  vi.advanceTimersByTime(PATIENCE);
  last().tell({ session: "same" });
  last().show(2);
  expect(board().status.value).toBe("awake");
  expect([ui["not-connected"], ui["no-answer-yet"]]).toEqual(["gone", "not yet"]);
});
