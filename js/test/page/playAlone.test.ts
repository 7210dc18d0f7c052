// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAlone, keepAlone, leftAlone } from "../../src/page/aloneGames";
import { BoardSupervisor } from "../../src/page/boardSupervisor";
import type { Connection, Hooks, Line } from "../../src/page/line";
import type { PageData } from "../../src/page/pageData";
import { IDLE, PlayAlone } from "../../src/page/playAlone";

type Json = Record<string, unknown>;

const shown = (at: number) => ({
  board: {},
  scene: { ways: [], at },
  table: { at },
  sheet: { version: 0, turns: [] },
});

const of = (change: object = {}) => ({
  game: "game",
  key: "",
  place: null,
  saved: null,
  anew: null,
  lively: false,
  follows: true,
  lang: "en",
  states: { en: shown(0) },
  ...change,
});

const data = (change: object = {}) =>
  ({
    name: "sample",
    version: "v1",
    lang: "en",
    spoken: ["en"],
    titles: { en: "" },
    words: { game: { en: { lang: "en" } } },
    art: { game: {} },
    boards: { open: of({ alone: "place" }), hidden: of(), ...change },
  }) as unknown as PageData;

const AHEAD = {
  worker: "/worker.js",
  parts: { wasm: "/a.wasm.gz", loader: "/b.js" },
  packages: {},
};

/** A line whose other end is the test. */
class FakeLine implements Line {
  patience: number | null = 100;
  tries = 8;
  opensAll = false;
  sent: Json[] = [];
  closed = 0;
  hooks: Hooks | null = null;

  connect(hooks: Hooks): Connection {
    this.hooks = hooks;
    const post = (text: string) => void this.sent.push(JSON.parse(text));
    const close = () => {
      this.closed += 1;
    };
    return { post, close };
  }

  again(): number | null {
    return 50;
  }

  ready(isNew = false): void {
    this.hooks?.ready(isNew);
  }

  lose(): void {
    this.hooks?.lost();
  }

  tell(board: string, told: Json): void {
    this.hooks?.heard(JSON.stringify({ board, ...told }));
  }

  show(board: string, at: number, table: Json = {}): void {
    const { table: plain, ...rest } = shown(at);
    const whole = { number: 1, ...rest, table: { ...plain, ...table } };
    this.tell(board, { message: { kind: "state", state: { whole } } });
  }

  reply({ view, seq }: Json, ok: boolean): void {
    this.tell("open", { message: { kind: "reply", view, seq, ok } });
  }

  /** What was asked last, of such a kind. */
  asked(kind: string): Json {
    const commands = this.sent.map(({ command }) => command as Json | undefined);
    return commands.findLast((one) => one?.["kind"] === kind) ?? {};
  }
}

const copy = (...moves: string[]) => ({ start: {}, rounds: [], moves, at: moves.length });

let server: FakeLine;
let worker: FakeLine;
let page: BoardSupervisor;
let alone: PlayAlone;

function open(change: object = {}): void {
  server = new FakeLine();
  worker = Object.assign(new FakeLine(), { opensAll: true, patience: null });
  page = new BoardSupervisor(data(change), server, {}, vi.fn());
  alone = new PlayAlone(page, AHEAD, () => worker);
  page.wake();
  server.ready(true);
  page.notice("open");
  page.notice("hidden");
  server.show("open", 0);
  server.show("hidden", 0);
}

const board = (id = "open") =>
  page.boards.get(id) as NonNullable<ReturnType<typeof page.boards.get>>;
const stage = () => board().alone?.stage.value;

let seq = 0;
function touch(): number {
  seq += 1;
  board().send({ view: "v", seq, kind: "draw" });
  return seq;
}

/** Play until Python is at hand, with a copy of the board. */
async function fetchPython(): Promise<void> {
  server.reply({ view: "v", seq: touch() }, true);
  await vi.advanceTimersByTimeAsync(2 * IDLE + 1);
  if (server.sent.some(({ copies }) => copies)) server.tell("open", { copy: copy("one") });
}

async function loseServer(): Promise<void> {
  server.lose();
  await vi.advanceTimersByTimeAsync(200);
}

/** Go on alone, and do something there. */
async function playAlone(): Promise<void> {
  await fetchPython();
  await loseServer();
  board().alone?.begin();
  worker.ready();
  worker.show("open", 1);
  worker.reply({ view: "v", seq: touch() }, true);
  worker.show("open", 2);
  worker.tell("open", { saved: copy("one", "two") });
}

const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(new Blob(["x"])));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("Worker", class {});
  vi.stubGlobal("DecompressionStream", class {});
  open();
});

afterEach(() => {
  vi.advanceTimersByTime(100); // what is to be kept is written
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Python is fetched once, after somebody has played and rests", async () => {
  await vi.advanceTimersByTimeAsync(10 * IDLE);
  expect(fetched).not.toHaveBeenCalled();
  await fetchPython();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/worker.js",
    "/a.wasm.gz",
    "/b.js",
  ]);
  await fetchPython();
  expect(fetched).toHaveBeenCalledTimes(3);
  const asked = server.sent.filter(({ copies }) => copies);
  expect(asked).toEqual([{ board: "open", copies: true }]);
});

test.each([{ saveData: true }, { effectiveType: "3g" }])(
  "nothing is fetched where it costs somebody: %o",
  async (connection) => {
    vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: connection } }));
    await fetchPython();
    expect(fetched).not.toHaveBeenCalled();
    await loseServer();
    expect(stage()).toBe("no");
  },
);

test("nothing is offered of which a part could not be had", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fetched.mockImplementation(async () => new Response("", { status: 404 }));
  await fetchPython();
  await loseServer();
  expect([stage(), board().status.value]).toEqual(["no", "gone"]);
});

test("nothing is offered at a board of which there is no copy any more", async () => {
  await fetchPython();
  server.tell("open", { copy: null });
  await loseServer();
  expect(stage()).toBe("no");
});

test("while the server comes back within a moment nothing is offered, and then no more", async () => {
  await fetchPython();
  server.lose();
  await vi.advanceTimersByTimeAsync(50);
  expect(stage()).toBe("no");
  server.ready();
  await vi.advanceTimersByTimeAsync(200);
  expect(stage()).toBe("no");
  await loseServer();
  expect(stage()).toBe("offered");
  server.ready();
  expect(stage()).toBe("no");
  board().alone?.begin(); // by whoever has clicked a moment too late
  expect(board().line).toBe(page.line);
});

test("a board goes on from its copy, and one that may not waits for the server", async () => {
  await fetchPython();
  await loseServer();
  const before = board().shown.value;
  board().alone?.begin();
  expect(board().shown.value).toBe(before);
  worker.ready();
  expect(worker.sent).toMatchObject([{ board: "open", open: copy("one"), anew: null }]);
  expect(board("hidden").alone).toBe(null);
  expect(board("hidden").status.value).toBe("gone");
});

test("what was played is offered to the server, and taken along unseen", async () => {
  await playAlone();
  expect(stage()).toBe("alone");
  const before = board().shown.value;
  server.ready(false);
  expect(stage()).toBe("back");
  board().alone?.take();
  expect(server.asked("graft")["saved"]).toEqual(copy("one", "two"));
  server.show("open", 1);
  expect(board().shown.value, "where the server stood is not seen").toBe(before);
  server.show("open", 2);
  server.reply(server.asked("graft"), true);
  expect(stage()).toBe("no");
  expect(board().status.value).toBe("awake");
  expect(board().shown.value.table).toMatchObject({ at: 2 });
  expect(worker.closed).toBe(1);
  vi.advanceTimersByTime(100);
  expect(await leftAlone("place")).toBe(null);
});

test("what is asked while it is taken along is done after that", async () => {
  await playAlone();
  server.ready(false);
  board().alone?.take();
  const { length } = server.sent;
  const nth = touch();
  expect(server.sent).toHaveLength(length);
  server.show("open", 2);
  server.reply(server.asked("graft"), true);
  expect(server.sent.at(-1)).toMatchObject({ command: { kind: "draw", seq: nth } });
});

test("where the server refuses it, it goes on here until it is left", async () => {
  await playAlone();
  server.ready(true);
  board().alone?.take();
  server.show("open", 0);
  server.reply(server.asked("graft"), false);
  expect(stage()).toBe("refused");
  expect(worker.sent.at(-1)).toMatchObject({ open: copy("one", "two") });
  worker.show("open", 2);
  expect(board().shown.value.table).toMatchObject({ at: 2 });
  board().alone?.leave();
  server.show("open", 0);
  expect([stage(), worker.closed]).toEqual(["no", 1]);
  expect(board().shown.value.table).toMatchObject({ at: 0 });
});

test("a server that goes while it takes something along has taken nothing", async () => {
  await playAlone();
  server.ready(false);
  board().alone?.take();
  server.show("open", 1);
  await loseServer();
  expect(stage()).toBe("alone");
  worker.show("open", 2);
  expect(board().shown.value.table).toMatchObject({ at: 2 });
  expect(board().status.value).toBe("awake");
  server.ready(false);
  expect(stage()).toBe("back");
});

test("a server that comes and goes takes its offer with it", async () => {
  await playAlone();
  for (let nth = 0; nth < 3; nth += 1) {
    server.ready(nth > 0);
    expect(stage()).toBe("back");
    await loseServer();
    expect(stage()).toBe("alone");
    expect(board().status.value).toBe("awake");
  }
});

test("a board at which nothing was done goes back without a word", async () => {
  await fetchPython();
  await loseServer();
  board().alone?.begin();
  worker.ready();
  worker.show("open", 1);
  server.ready(false);
  expect(stage()).toBe("no");
  expect(server.sent.at(-1)).toMatchObject({ board: "open", open: null });
  expect(worker.closed).toBe(1);
});

test("an opponent's move is something that was done", async () => {
  await fetchPython();
  await loseServer();
  board().alone?.begin();
  worker.ready();
  worker.show("open", 1);
  worker.tell("open", { saved: copy("one", "theirs") });
  server.ready(false);
  expect(stage()).toBe("back");
});

test("a lesson is taken along without asking anybody", async () => {
  await fetchPython();
  await loseServer();
  board().alone?.begin();
  worker.ready();
  worker.show("open", 1, { chapter: {} });
  worker.reply({ view: "v", seq: touch() }, true);
  worker.tell("open", { saved: copy("one", "two") });
  server.ready(false);
  expect(stage()).toBe("taking");
  expect(server.asked("graft")["saved"]).toEqual(copy("one", "two"));
});

test("where Python does not start, the board waits for the server, which is offered what there is", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await playAlone();
  vi.spyOn(worker, "again").mockReturnValue(null);
  worker.lose();
  expect([stage(), board().status.value]).toEqual(["no", "gone"]);
  server.ready(false);
  server.show("open", 1);
  expect(stage()).toBe("back");
  board().alone?.take();
  expect(server.asked("graft")["saved"]).toEqual(copy("one", "two"));
  server.reply(server.asked("graft"), false);
  expect(stage()).toBe("refused");
});

test("a page that has changed stays while somebody plays, and what was played waits there", async () => {
  await playAlone();
  expect(alone.isPlaying).toBe(true);
  alone.pageChanged();
  expect(stage()).toBe("changed");
  await loseServer();
  expect(stage()).toBe("changed");
});

test("what an earlier visit has left is offered when the page is opened again", async () => {
  const { name } = keepAlone("place", copy("one", "two"));
  vi.advanceTimersByTime(100);
  keepAlone("other", copy());
  open();
  await vi.advanceTimersByTimeAsync(1);
  expect(stage()).toBe("back");
  board().alone?.take();
  expect(server.asked("graft")["saved"]).toEqual(copy("one", "two"));
  server.show("open", 2);
  server.reply(server.asked("graft"), true);
  expect(stage()).toBe("no");
  expect(localStorage.getItem(`tritables alone ${name}`)).toBe(null);
});

test("what an earlier visit has left can be left for good", async () => {
  keepAlone("place", copy("one"));
  vi.advanceTimersByTime(100);
  open();
  await vi.advanceTimersByTimeAsync(1);
  board().alone?.leave();
  expect(stage()).toBe("no");
  expect(await leftAlone("place")).toBe(null);
});

test("where the browser keeps nothing, the board knows it", async () => {
  const setItem = (): never => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { setItem, getItem: () => null, length: 0 });
  open();
  await playAlone();
  expect(board().alone?.lasts.value).toBe(false);
});

test("what cannot be read is dropped", async () => {
  localStorage.setItem("tritables alone place x", "{");
  localStorage.setItem("tritables alone place y", JSON.stringify({ saved: 3, at: 1 }));
  expect(await leftAlone("place")).toBe(null);
  expect(localStorage.length).toBe(0);
  dropAlone("place z");
});
