import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HEARTBEAT, Kernel, PATIENCE } from "../src/kernel";
import { SOON } from "../src/shared";
import { FakeModel } from "./model";

let model: FakeModel;
let kernel: Kernel;

beforeEach(() => {
  vi.useFakeTimers();
  model = new FakeModel({
    _layout: {},
    _scene: { n: 1 },
    _table: {},
    _keys: { words: "en" },
    _sheet: { version: 0, kept: 0, first: 0, turns: [] },
  });
  kernel = new Kernel(model as never, model.traits["_keys"] as never, {} as never);
});

afterEach(() => {
  kernel.close();
  vi.useRealTimers();
});

describe("intents", () => {
  test("each has the next number, and is settled by the answer to it", async () => {
    const first = kernel.ask({ kind: "draw" });
    model.answer(true);
    const second = kernel.ask({ kind: "undo" });
    model.answer(false);
    expect(await first).toBe(true);
    expect(await second).toBe(false);
    expect(model.sent.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("answers to another view or another number settle nothing", () => {
    void kernel.ask({ kind: "draw" });
    model.answer(true, { view: "another" });
    model.answer(true, { seq: 99 });
    expect(kernel.waiting).toBe(1);
  });

  test("no answer in time: not connected, until the next answer", async () => {
    const asked = kernel.ask({ kind: "draw" });
    vi.advanceTimersByTime(PATIENCE);
    expect(await asked).toBe(false);
    expect(kernel.connected.value).toBe(false);
    void kernel.ask({ kind: "draw" });
    model.answer(true);
    expect(kernel.connected.value).toBe(true);
  });

  test("a quiet table notices by itself that the kernel has gone", () => {
    vi.advanceTimersByTime(HEARTBEAT + PATIENCE);
    expect(model.sent.at(-1)?.kind).toBe("ping");
    expect(kernel.connected.value).toBe(false);
  });

  test("a board that is out of sight does not ask", () => {
    kernel.visible = false;
    vi.advanceTimersByTime(3 * HEARTBEAT);
    expect(model.sent).toEqual([]);
  });

  test("a send that fails is a missing answer", async () => {
    model.send = () => {
      throw new Error("the comm is closed");
    };
    expect(await kernel.ask({ kind: "draw" })).toBe(false);
    expect(kernel.connected.value).toBe(false);
  });
});

describe("the score sheet", () => {
  const turns = ["a", "b", "c"].map((text, ply) => ({
    seat: ply % 2,
    ply,
    texts: [text],
    heads: [],
  }));

  test("is asked for when its end does not join on", () => {
    model.traits["_sheet"] = { version: 3, kept: 0, first: 2, turns: turns.slice(2) };
    model.fire("change");
    expect(kernel.rows.value.turns).toEqual(turns.slice(2));
    expect(model.sent.at(-1)?.kind).toBe("sheet");
    model.answer(true, { sheet: { version: 3, kept: 0, first: 0, turns } });
    expect(kernel.rows.value).toEqual({ version: 3, turns });
  });

  test("is asked for once while it grows", () => {
    model.traits["_sheet"] = { version: 0, kept: 0, first: 0, turns };
    model.fire("change");
    model.traits["_sheet"] = { version: 0, kept: 0, first: 1, turns: turns.slice(1) };
    model.fire("change");
    expect(kernel.rows.value.turns).toEqual(turns);
    expect(model.sent).toEqual([]);
  });

  test("the seed is known once it is told", () => {
    void kernel.ask({ kind: "seed" });
    const text = "340282366920938463463374607431768211455";
    model.answer(true, { seed: text, deal: 2 });
    expect(kernel.seed.value).toEqual({ deal: 2, text });
  });
});

describe("traits", () => {
  test("a change is seen by the signals at once", () => {
    model.traits["_scene"] = { n: 2 };
    model.fire("change");
    expect(kernel.scene.value).toEqual({ n: 2 });
  });

  test("a closed view listens no more and lets nobody wait", async () => {
    const asked = kernel.ask({ kind: "draw" });
    kernel.close();
    expect(await asked).toBe(false);
    model.traits["_scene"] = { n: 3 };
    model.fire("change");
    expect(kernel.scene.value).toEqual({ n: 1 });
  });
});

describe("words of another language", () => {
  test("are waited for, and come together with the board", async () => {
    const dutch = { lang: "nl" };
    model.change({ _keys: { words: "words-nl" }, _scene: { n: 2 } });
    expect(kernel.scene.value).toEqual({ n: 1 });
    vi.advanceTimersByTime(SOON);
    expect(model.asked).toEqual([{ kind: "parts", parts: ["words-nl"] }]);
    model.fire("msg:custom", { kind: "parts", parts: { "words-nl": dutch } });
    await vi.advanceTimersByTimeAsync(0);
    expect(kernel.words.value).toEqual(dutch);
    expect(kernel.scene.value).toEqual({ n: 2 });
  });
});
