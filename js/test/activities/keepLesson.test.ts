// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearAside, keepLesson } from "../../src/activities/lesson/keepLesson";
import { commTransport } from "../../src/protocol/commTransport";
import { Endpoint } from "../../src/protocol/endpoint";
import { fetched } from "../../src/protocol/sharedParts";
import { FakeModel } from "../fakeModel";

const NO_TURNS = { version: 0, kept: 0, first: 0, turns: [] };
const REST = 500;

let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

function opened(table: object = { chapter: {} }): FakeModel {
  const model = new FakeModel({
    _whole: { number: 1, board: null, scene: {}, table, sheet: NO_TURNS },
    _change: {},
    _keys: { words: "en" },
  });
  const endpoint = new Endpoint(
    commTransport(model as never, { words: "en" } as never, {} as never, fetched),
    hearAside,
  );
  stops.push(keepLesson(endpoint), () => endpoint.close());
  return model;
}

function move(model: FakeModel): void {
  const before = model.traits["_whole"] as { number: number };
  model.change({ _whole: { ...before, number: before.number + 1, table: { chapter: {} } } });
  vi.advanceTimersByTime(REST);
}

async function has(model: FakeModel, place: string | null, saved: object | null): Promise<void> {
  model.answer(true, { aside: { kept: { place, saved } } });
  await vi.advanceTimersByTimeAsync(60);
}

const left = () => JSON.parse(localStorage.getItem("tritables lesson p") ?? "null");

/** Keep a lesson as somebody did who was here before. */
async function before(saved: object): Promise<void> {
  const model = opened();
  move(model);
  await has(model, "p", saved);
  for (const stop of stops.splice(0)) stop();
}

test("where nothing was kept nothing is asked before something is done", async () => {
  const model = opened();
  expect(model.asked).toEqual([]);
  move(model);
  move(model);
  expect(model.asked).toEqual([{ kind: "keep" }, { kind: "keep" }]);
  await has(model, "p", { n: 1 });
  expect(left()).toEqual({ at: expect.any(Number), saved: { n: 1 } });
});

test("what was kept is offered to the table, once", async () => {
  await before({ n: 1 });
  const model = opened();
  await has(model, "p", null);
  expect(model.asked).toEqual([{ kind: "keep" }, { kind: "resume", saved: { n: 1 } }]);
  move(model);
  await has(model, "p", null);
  expect(model.asked).toHaveLength(3);
});

test("a lesson that was begun meanwhile is kept as it is", async () => {
  await before({ n: 1 });
  const model = opened();
  await has(model, "p", { n: 2 });
  expect(model.asked).toHaveLength(1);
  expect(left().saved).toEqual({ n: 2 });
});

test("of two equal lessons on a page each is kept by itself, and the first is the first again", async () => {
  const [first, second] = [opened(), opened()];
  for (const model of [first, second]) move(model);
  await has(first, "p", { n: 1 });
  await has(second, "p", { n: 2 });
  await has(first, "p", { n: 3 });
  const other = () => JSON.parse(localStorage.getItem("tritables lesson p 2") ?? "null");
  expect([left().saved, other().saved]).toEqual([{ n: 3 }, { n: 2 }]);
  for (const stop of stops.splice(0)) stop();
  const again = opened();
  await has(again, "p", null);
  expect(again.asked.at(-1)).toEqual({ kind: "resume", saved: { n: 3 } });
});

test("a table that keeps nothing is left in peace", async () => {
  await before({ n: 1 });
  const model = opened();
  await has(model, null, null);
  move(model);
  expect(model.asked).toHaveLength(1);
});

test("a game without a lesson is not kept", () => {
  const model = opened({ chapter: null });
  move(opened());
  expect(model.asked).toEqual([]);
});

test("what came of answers is noted", async () => {
  const model = opened();
  const learnt = {
    game: "g",
    step: "s",
    rules: ["r"],
    principles: [],
    right: false,
    help: 0,
    done: false,
  };
  move(model);
  model.answer(true, { aside: { learnt: [learnt] } });
  await vi.advanceTimersByTimeAsync(0);
  const kept = JSON.parse(localStorage.getItem("tritables progress") ?? "null");
  expect(kept.games.g.rules.r).toEqual([{ at: expect.any(Number), right: false }]);
});
