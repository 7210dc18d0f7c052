import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commTransport } from "../../src/protocol/commTransport";
import { Endpoint } from "../../src/protocol/endpoint";
import { AGAIN, fetched, SOON } from "../../src/protocol/sharedParts";
import type { Transport } from "../../src/protocol/transport";
import { FakeModel } from "../fakeModel";
import { NO_TURNS } from "../fakeTransport";

let model: FakeModel;
let transport: Transport;
let endpoint: Endpoint;

function carried(by: FakeModel): Transport {
  return commTransport(by as never, by.traits["_keys"] as never, {} as never, fetched);
}

beforeEach(() => {
  vi.useFakeTimers();
  model = new FakeModel({
    _whole: { number: 1, board: null, scene: { n: 1 }, table: {}, sheet: NO_TURNS },
    _change: {},
    _keys: { words: "en" },
  });
  transport = carried(model);
  endpoint = new Endpoint(transport);
});

afterEach(() => {
  endpoint.close();
  transport.close();
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

describe("traits", () => {
  test("a change is seen by the signals at once", () => {
    whole({ scene: { n: 2 } });
    expect(endpoint.scene.peek()).toEqual({ n: 2 });
  });

  test("a change makes the whole of the one before, for all who look at the model", () => {
    const parts = { scene: { n: [2] }, view: { to_act: [1] } };
    model.traits["view"] = { to_act: 0, format: "view" };
    model.change({ _change: { number: 2, parts } });
    expect(endpoint.scene.peek()).toEqual({ n: 2 });
    expect(model.get("_whole")).toMatchObject({ number: 2, scene: { n: 2 }, table: {} });
    expect(model.get("view")).toEqual({ to_act: 1, format: "view" });
  });

  test("a change that was made of something else is not made, and the whole is asked for", () => {
    model.change({ _change: toScene(3, 3) });
    expect(endpoint.scene.peek()).toEqual({ n: 1 });
    model.change({ _change: toScene(4, 4) });
    expect(model.asked).toEqual([{ kind: "whole" }]);
    model.change({ _whole: { ...(model.get("_whole") as object), number: 5, scene: { n: 5 } } });
    model.answer(true);
    expect(endpoint.scene.peek()).toEqual({ n: 5 });
    model.change({ _change: toScene(6, 6) });
    expect(endpoint.scene.peek()).toEqual({ n: 6 });
    expect(model.sent).toHaveLength(1);
  });

  test("a change that comes late or twice is left out", () => {
    model.change({ _change: toScene(2, 2) });
    model.change({ _change: toScene(2, 9) });
    model.change({ _change: toScene(1, 9) });
    expect(endpoint.scene.peek()).toEqual({ n: 2 });
    expect(model.sent).toEqual([]);
  });

  test("a reply may come along with a change, and is heard once", async () => {
    const asked = endpoint.ask({ kind: "draw" });
    const reply = { view: endpoint.id, seq: 1, ok: true };
    model.change({ _change: { ...toScene(2, 2), reply } });
    expect(await asked).toBe(true);
    endpoint.connected.value = false;
    model.fire("change");
    expect(endpoint.connected.value).toBe(false);
  });

  test("a transport that is closed listens no more", () => {
    transport.close();
    whole({ scene: { n: 3 } });
    expect(endpoint.scene.peek()).toEqual({ n: 1 });
  });

  test("a change that came before the view did is followed, or the whole is asked for", () => {
    const opened: [Endpoint, Transport][] = [toScene(2, 2), toScene(9, 9)].map((change) => {
      model.traits["_change"] = change;
      const late = carried(model);
      return [new Endpoint(late), late];
    });
    expect(opened[0]?.[0].scene.peek()).toEqual({ n: 2 });
    expect(model.asked).toEqual([{ kind: "whole" }]);
    for (const one of opened.flat()) one.close();
  });
});

describe("words of another language", () => {
  test("are waited for, and come together with the board", async () => {
    const dutch = { lang: "nl" };
    model.change({ _keys: { words: "words-nl" }, _change: toScene(2, 2) });
    expect(endpoint.scene.peek()).toEqual({ n: 1 });
    vi.advanceTimersByTime(SOON);
    expect(model.asked).toEqual([{ kind: "parts", parts: ["words-nl"] }]);
    model.fire("msg:custom", { kind: "parts", parts: { "words-nl": dutch } });
    await vi.advanceTimersByTimeAsync(0);
    expect(endpoint.words.value).toEqual(dutch);
    expect(endpoint.scene.peek()).toEqual({ n: 2 });
  });
});

test("the second piece is asked for by another board, where the first that asked is gone", () => {
  const keys = { words: "en", later: "piece-of-a-page" };
  const models = [1, 2].map(() => new FakeModel({ ...model.traits, _keys: keys }));
  const [first, second] = models as [FakeModel, FakeModel];
  const transports = models.map(carried);
  for (const one of [...transports, ...transports]) void one.fetchLater();
  vi.advanceTimersByTime(SOON);
  const asked = (one: FakeModel) => one.sent.filter(({ kind }) => kind === "parts").length;
  expect([asked(first), asked(second)]).toEqual([1, 0]);
  transports[0]?.close();
  vi.advanceTimersByTime(5 * AGAIN);
  expect(asked(first)).toBe(1);
  expect(asked(second)).toBeGreaterThan(0);
  transports[1]?.close();
});
