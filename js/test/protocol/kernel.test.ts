import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HEARTBEAT, Kernel, MOST_WAITING, PATIENCE } from "../../src/protocol/kernel";
import { AGAIN, SOON } from "../../src/protocol/sharedParts";
import { FakeModel } from "../fakeModel";

const NO_TURNS = { version: 0, kept: 0, first: 0, turns: [] };

let model: FakeModel;
let kernel: Kernel;

beforeEach(() => {
  vi.useFakeTimers();
  model = new FakeModel({
    _whole: { number: 1, board: null, scene: { n: 1 }, table: {}, sheet: NO_TURNS },
    _change: {},
    _keys: { words: "en" },
  });
  kernel = new Kernel(model as never, model.traits["_keys"] as never, {} as never);
});

afterEach(() => {
  kernel.close();
  vi.useRealTimers();
});

/** Show something else whole. */
function whole(change: object): void {
  const before = model.traits["_whole"] as { number: number };
  model.change({ _whole: { ...before, ...change, number: before.number + 1 } });
}

/** The change to another scene, under a number. */
function toScene(number: number, n: number): object {
  return { number, parts: { scene: { n: [n] } } };
}

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

  test("when a kernel stays away, then pings become rare, and a touch brings them back", () => {
    const pingsIn = (time: number): number => {
      const before = model.sent.length;
      vi.advanceTimersByTime(time);
      return model.sent.length - before;
    };
    const day = 24 * 3_600_000;
    void kernel.ask({ kind: "draw" });
    expect(pingsIn(day)).toBeLessThan(60);
    expect(pingsIn(day)).toBeLessThan(3);
    kernel.touch();
    expect(pingsIn(10 * HEARTBEAT)).toBe(10);
  });

  test("a send that fails is a missing answer", async () => {
    model.send = () => {
      throw new Error("the comm is closed");
    };
    expect(await kernel.ask({ kind: "draw" })).toBe(false);
    expect(kernel.connected.value).toBe(false);
  });
});

describe("somebody who is still waking", () => {
  beforeEach(() => {
    model.traits["_waking"] = true;
  });

  test("may take any time, and the table says so while something is asked", async () => {
    expect(kernel.waking.value).toBe(false);
    const asked = kernel.ask({ kind: "draw" });
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(kernel.waking.value).toBe(true);
    expect(kernel.connected.value).toBe(true);
    model.answer(true);
    expect(await asked).toBe(true);
    expect(kernel.waking.value).toBe(false);
  });

  test("when very much is asked of it, then no more than so much waits", async () => {
    const asked = Array.from({ length: 3 * MOST_WAITING }, () => kernel.ask({ kind: "draw" }));
    expect(await asked.at(-1)).toBe(false);
    expect([kernel.waiting, model.sent.length]).toEqual([MOST_WAITING, MOST_WAITING]);
    model.answer(true);
    expect(await asked[MOST_WAITING - 1]).toBe(true);
  });

  test("has the usual time from the moment that it is awake", async () => {
    const asked = kernel.ask({ kind: "draw" });
    vi.advanceTimersByTime(10 * PATIENCE);
    model.traits["_waking"] = false;
    model.fire("change:_waking");
    expect(kernel.waking.value).toBe(false);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(kernel.connected.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await asked).toBe(false);
    expect(kernel.connected.value).toBe(false);
  });
});

describe("when nobody will answer any more", () => {
  const give = () => {
    Object.assign(model.traits, { _waking: false, _gone: true });
    model.fire("change:_waking");
  };

  test("who waits hears so at once, and the table does not claim to be waking", async () => {
    model.traits["_waking"] = true;
    const asked = kernel.ask({ kind: "draw" });
    give();
    expect(await asked).toBe(false);
    expect(kernel.waking.value).toBe(false);
    expect(kernel.connected.value).toBe(false);
  });

  test("a table in sight tells before it is touched; what the page answers brings nobody back", () => {
    const far = new Kernel(model as never, model.traits["_keys"] as never, {} as never);
    far.visible = false;
    give();
    expect(kernel.connected.value).toBe(false);
    expect(far.connected.value).toBe(true);
    void kernel.ask({ kind: "choose", name: "lang", value: "nl" });
    model.answer(true);
    expect(kernel.connected.value).toBe(false);
    expect(kernel.waiting).toBe(0);
    far.close();
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
    whole({ sheet: { version: 3, kept: 0, first: 2, turns: turns.slice(2) } });
    expect(kernel.rows.value.turns).toEqual(turns.slice(2));
    expect(model.sent.at(-1)?.kind).toBe("sheet");
    model.answer(true, { sheet: { version: 3, kept: 0, first: 0, turns } });
    expect(kernel.rows.value).toEqual({ version: 3, turns });
  });

  test("is asked for once while it grows", () => {
    whole({ sheet: { version: 0, kept: 0, first: 0, turns } });
    whole({ sheet: { version: 0, kept: 0, first: 1, turns: turns.slice(1) } });
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
    whole({ scene: { n: 2 } });
    expect(kernel.scene.peek()).toEqual({ n: 2 });
  });

  test("a change makes the whole of the one before, for all who look at the model", () => {
    const parts = { scene: { n: [2] }, view: { to_act: [1] } };
    model.traits["view"] = { to_act: 0, format: "view" };
    model.change({ _change: { number: 2, parts } });
    expect(kernel.scene.peek()).toEqual({ n: 2 });
    expect(model.get("_whole")).toMatchObject({ number: 2, scene: { n: 2 }, table: {} });
    expect(model.get("view")).toEqual({ to_act: 1, format: "view" });
  });

  test("a change that was made of something else is not made, and the whole is asked for", () => {
    model.change({ _change: toScene(3, 3) });
    expect(kernel.scene.peek()).toEqual({ n: 1 });
    model.change({ _change: toScene(4, 4) });
    expect(model.asked).toEqual([{ kind: "whole" }]);
    model.change({ _whole: { ...(model.get("_whole") as object), number: 5, scene: { n: 5 } } });
    model.answer(true);
    expect(kernel.scene.peek()).toEqual({ n: 5 });
    model.change({ _change: toScene(6, 6) });
    expect(kernel.scene.peek()).toEqual({ n: 6 });
    expect(model.sent).toHaveLength(1);
  });

  test("a change that comes late or twice is left out", () => {
    model.change({ _change: toScene(2, 2) });
    model.change({ _change: toScene(2, 9) });
    model.change({ _change: toScene(1, 9) });
    expect(kernel.scene.peek()).toEqual({ n: 2 });
    expect(model.sent).toEqual([]);
  });

  test("an answer may come along with a change, and is heard once", async () => {
    const asked = kernel.ask({ kind: "draw" });
    const answer = { view: kernel.id, seq: 1, ok: true };
    model.change({ _change: { ...toScene(2, 2), answer } });
    expect(await asked).toBe(true);
    kernel.connected.value = false;
    model.fire("change");
    expect(kernel.connected.value).toBe(false);
  });

  test("a closed view listens no more and lets nobody wait", async () => {
    const asked = kernel.ask({ kind: "draw" });
    kernel.close();
    expect(await asked).toBe(false);
    whole({ scene: { n: 3 } });
    expect(kernel.scene.peek()).toEqual({ n: 1 });
  });
});

describe("words of another language", () => {
  test("are waited for, and come together with the board", async () => {
    const dutch = { lang: "nl" };
    model.change({ _keys: { words: "words-nl" }, _change: toScene(2, 2) });
    expect(kernel.scene.peek()).toEqual({ n: 1 });
    vi.advanceTimersByTime(SOON);
    expect(model.asked).toEqual([{ kind: "parts", parts: ["words-nl"] }]);
    model.fire("msg:custom", { kind: "parts", parts: { "words-nl": dutch } });
    await vi.advanceTimersByTimeAsync(0);
    expect(kernel.words.value).toEqual(dutch);
    expect(kernel.scene.peek()).toEqual({ n: 2 });
  });
});

test("the second piece is asked for by another board, where the first that asked is gone", () => {
  const keys = { words: "en", later: "piece-of-a-page" };
  const models = [1, 2].map(() => new FakeModel({ ...model.traits, _keys: keys }));
  const [first, second] = models as [FakeModel, FakeModel];
  const kernels = models.map((one) => new Kernel(one as never, keys as never, {} as never));
  for (const one of [...kernels, ...kernels]) void one.later();
  vi.advanceTimersByTime(SOON);
  const asked = (one: FakeModel) => one.sent.filter(({ kind }) => kind === "parts").length;
  expect([asked(first), asked(second)]).toEqual([1, 0]);
  kernels[0]?.close();
  vi.advanceTimersByTime(5 * AGAIN);
  expect(asked(first)).toBe(1);
  expect(asked(second)).toBeGreaterThan(0);
  kernels[1]?.close();
});
