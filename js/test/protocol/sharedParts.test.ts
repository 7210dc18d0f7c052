import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AGAIN, fetched, publish, SOON } from "../../src/protocol/sharedParts";
import { FakeModel } from "../fakeModel";

let nth = 0;
/** Hashes that no other test has. */
let one: string;
let two: string;

beforeEach(() => {
  vi.useFakeTimers();
  nth += 1;
  one = `one-${nth}`;
  two = `two-${nth}`;
});

afterEach(() => {
  vi.useRealTimers();
});

const asked = (model: FakeModel): unknown[] => model.sent.map((message) => message["parts"]);

test("what some table has brought is there for all, and nobody asks", async () => {
  const model = new FakeModel({});
  const found = fetched(model as never, [one]);
  publish({ [one]: "art" });
  expect(await found).toEqual(["art"]);
  vi.advanceTimersByTime(10 * AGAIN);
  expect(model.sent).toEqual([]);
});

test("what nobody brings is asked for once, however many boards wait", async () => {
  const models = [new FakeModel({}), new FakeModel({}), new FakeModel({})];
  const all = models.map((model) => fetched(model as never, [one, two]));
  publish({ [one]: 1 });
  vi.advanceTimersByTime(SOON);
  expect(models.flatMap(asked)).toEqual([[two]]);
  models[0]?.fire("msg:custom", { kind: "parts", parts: { [two]: 2 } });
  expect(await Promise.all(all)).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});

test("when the table that asked gets no answer, another one asks", async () => {
  const closed = new FakeModel({});
  const open = new FakeModel({});
  void fetched(closed as never, [one]);
  const found = fetched(open as never, [one]);
  vi.advanceTimersByTime(SOON);
  expect([asked(closed), asked(open)]).toEqual([[[one]], []]);
  vi.advanceTimersByTime(AGAIN + SOON);
  expect(asked(open)).toEqual([[one]]);
  open.fire("msg:custom", { kind: "parts", parts: { [one]: "words" } });
  expect(await found).toEqual(["words"]);
});

test("when nobody ever answers, then a table asks ever more rarely", () => {
  const model = new FakeModel({});
  void fetched(model as never, [one]);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(asked(model).length).toBeLessThan(60);
});

test("a table whose kernel is gone lets another one ask", async () => {
  const gone = new FakeModel({});
  gone.send = () => {
    throw new Error("Cannot send");
  };
  const there = new FakeModel({});
  const all = [gone, there].map((model) => fetched(model as never, [one]));
  expect(() => vi.advanceTimersByTime(SOON)).not.toThrow();
  vi.advanceTimersByTime(3 * AGAIN);
  expect(asked(there)).toEqual([[one]]);
  there.fire("msg:custom", { kind: "parts", parts: { [one]: "art" } });
  expect(await Promise.all(all)).toEqual([["art"], ["art"]]);
});

test("a view that is taken away asks no more", () => {
  const model = new FakeModel({});
  const away = new AbortController();
  void fetched(model as never, [one], away.signal);
  away.abort();
  vi.advanceTimersByTime(10 * AGAIN);
  expect(model.sent).toEqual([]);
});
