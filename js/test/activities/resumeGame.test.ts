// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearHeld, keepGame } from "../../src/activities/resumeGame";
import { commTransport } from "../../src/protocol/commTransport";
import { Endpoint } from "../../src/protocol/endpoint";
import type { Held } from "../../src/protocol/generated/scene";
import { fetched } from "../../src/protocol/sharedParts";
import { FakeModel } from "../fakeModel";

const PLACE = "tritables game p";
const OLD = "a".repeat(32);
const OLDER = "b".repeat(32);
const TOKEN = /^[0-9a-f]{32}$/;

let stops: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

const tableOf = (plies: number, kept: object | null) => ({ plies, kept });
const wholeOf = (number: number, table: object) => ({
  _whole: {
    number,
    board: null,
    scene: {},
    table,
    sheet: { version: 0, kept: 0, first: 0, turns: [] },
  },
});

interface Board {
  endpoint: Endpoint;
  model: FakeModel;
}

function opened(kept: object | null = { place: "p", found: [] }): Board {
  const model = new FakeModel({
    ...wholeOf(1, tableOf(0, kept)),
    _change: {},
    _keys: { words: "en" },
  });
  const endpoint = new Endpoint(
    commTransport(model as never, { words: "en" } as never, {} as never, fetched),
  );
  stops.push(keepGame(endpoint), () => endpoint.close());
  return { endpoint, model };
}

function move({ model }: Board): void {
  model.change(wholeOf(2, tableOf(1, { place: "p", found: [] })));
}

const known = (): string[] => JSON.parse(localStorage.getItem(PLACE) ?? "[]");
const asked = ({ model }: Board) => model.asked.at(-1) as { tokens: string[]; fresh: string };
const hear = ({ endpoint }: Board, held: Held): void => hearHeld(held, endpoint);

test("a board that is not kept asks nothing", () => {
  expect(opened(null).model.asked).toEqual([]);
});

test("a board asks under a fresh name each time, which is remembered once something is done", () => {
  const board = opened();
  const { tokens, fresh } = asked(board);
  expect(tokens).toEqual([]);
  expect(fresh).toMatch(TOKEN);
  hear(board, { mine: null, found: [] });
  expect(known()).toEqual([]);
  move(board);
  expect(known()).toEqual([fresh]);
  const again = opened();
  expect(asked(again).tokens).toEqual([fresh]);
  expect(asked(again).fresh).not.toBe(fresh);
});

test("what was left stays known beside what is begun, and what nobody found stays too", () => {
  localStorage.setItem(PLACE, JSON.stringify([OLDER, OLD]));
  const board = opened();
  hear(board, { mine: null, found: [1] });
  move(board);
  expect(known()).toEqual([asked(board).fresh, OLD, OLDER]);
});

test("a board that has its name goes on under it", () => {
  localStorage.setItem(PLACE, JSON.stringify([OLD]));
  const board = opened();
  hear(board, { mine: 0, found: [] });
  move(board);
  expect(known()).toEqual([OLD]);
});

test("a name that another window has written over is written again", () => {
  const board = opened();
  hear(board, { mine: null, found: [] });
  move(board);
  localStorage.setItem(PLACE, JSON.stringify([OLD]));
  dispatchEvent(new Event("pagehide"));
  expect(known()).toEqual([asked(board).fresh, OLD]);
});

test("no more names are remembered than may be asked for", () => {
  const many = ["1", "2", "3", "4", "5"].map((one) => one.repeat(32));
  localStorage.setItem(PLACE, JSON.stringify(many));
  const board = opened();
  hear(board, { mine: null, found: null });
  move(board);
  expect(known()).toEqual([asked(board).fresh, ...many.slice(0, 4)]);
});

test.each(["nonsense", "{}", '["short"]', "[1]"])("%s in the browser is no name", (text) => {
  localStorage.setItem(PLACE, text);
  expect(asked(opened()).tokens).toEqual([]);
});

test("where the browser keeps nothing nothing is asked", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(opened().model.asked).toEqual([]);
});

test("where nobody could look, the same is asked again, a few times at most", () => {
  vi.useFakeTimers();
  localStorage.setItem(PLACE, JSON.stringify([OLD]));
  const board = opened();
  const recalls = ({ model }: Board) =>
    model.asked.filter((one) => "kind" in one && one.kind === "recall");
  for (let time = 1; time < 6; time += 1) {
    hear(board, { mine: null, found: null });
    vi.advanceTimersByTime(60_000);
    expect(recalls(board).length).toBe(Math.min(4, time + 1));
  }
  const [first, ...others] = recalls(board) as { tokens: string[]; fresh: string }[];
  for (const { tokens, fresh } of others)
    expect([tokens, fresh]).toEqual([first?.tokens, first?.fresh]);
  const found = opened();
  hear(found, { mine: null, found: [0] });
  vi.advanceTimersByTime(60_000);
  expect(recalls(found).length).toBe(1);
  vi.useRealTimers();
});

test("when the kernel cannot say what was left, then what is begun is known by its fresh name", async () => {
  vi.useFakeTimers();
  localStorage.setItem(PLACE, JSON.stringify([OLD]));
  const board = opened();
  const { fresh } = asked(board);
  board.model.answer(false);
  await vi.advanceTimersByTimeAsync(0);
  move(board);
  expect(known()).toEqual([fresh, OLD]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(board.model.asked.length).toBe(2);
  expect(asked(board)).toEqual({ kind: "recall", tokens: [OLD], fresh });
  board.model.answer(true);
  hear(board, { mine: null, found: [0] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(board.model.asked.filter((one) => "tokens" in one).length).toBe(2);
  vi.useRealTimers();
});

test("when the view has closed before the answer, then nothing is remembered", async () => {
  const board = opened();
  board.model.change(wholeOf(2, tableOf(1, { place: "p", found: [] })));
  for (const stop of stops) stop();
  await Promise.resolve();
  expect(known()).toEqual([]);
});
