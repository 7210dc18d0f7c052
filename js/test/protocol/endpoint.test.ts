import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Endpoint, HEARTBEAT, MOST_WAITING, PATIENCE } from "../../src/protocol/endpoint";
import { FakeTransport } from "../fakeTransport";

let transport: FakeTransport;
let endpoint: Endpoint;

beforeEach(() => {
  vi.useFakeTimers();
  transport = new FakeTransport();
  endpoint = new Endpoint(transport);
});

afterEach(() => {
  endpoint.close();
  vi.useRealTimers();
});

describe("commands", () => {
  test("each has the next number, and is settled by the answer to it", async () => {
    const first = endpoint.ask({ kind: "draw" });
    transport.answer(true);
    const second = endpoint.ask({ kind: "undo" });
    transport.answer(false);
    expect(await first).toBe(true);
    expect(await second).toBe(false);
    expect(transport.sent.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("answers to another view or another number settle nothing", () => {
    void endpoint.ask({ kind: "draw" });
    transport.answer(true, { view: "another" });
    transport.answer(true, { seq: 99 });
    expect(endpoint.waiting).toBe(1);
  });

  test("no answer in time: not connected, until the next answer", async () => {
    const asked = endpoint.ask({ kind: "draw" });
    vi.advanceTimersByTime(PATIENCE);
    expect(await asked).toBe(false);
    expect(endpoint.connected.value).toBe(false);
    void endpoint.ask({ kind: "draw" });
    transport.answer(true);
    expect(endpoint.connected.value).toBe(true);
  });

  test("a quiet table notices by itself that the kernel has gone", () => {
    vi.advanceTimersByTime(HEARTBEAT + PATIENCE);
    expect(transport.sent.at(-1)?.kind).toBe("ping");
    expect(endpoint.connected.value).toBe(false);
  });

  test("a board that is out of sight does not ask", () => {
    endpoint.visible = false;
    vi.advanceTimersByTime(3 * HEARTBEAT);
    expect(transport.sent).toEqual([]);
  });

  test("when a kernel stays away, then pings become rare, and a touch brings them back", () => {
    const pingsIn = (time: number): number => {
      const before = transport.sent.length;
      vi.advanceTimersByTime(time);
      return transport.sent.length - before;
    };
    const day = 24 * 3_600_000;
    void endpoint.ask({ kind: "draw" });
    expect(pingsIn(day)).toBeLessThan(60);
    expect(pingsIn(day)).toBeLessThan(3);
    endpoint.touch();
    expect(pingsIn(10 * HEARTBEAT)).toBe(10);
  });

  test("a send that fails is a missing answer", async () => {
    transport.send = () => {
      throw new Error("the line is closed");
    };
    expect(await endpoint.ask({ kind: "draw" })).toBe(false);
    expect(endpoint.connected.value).toBe(false);
  });
});

describe("somebody who is still waking", () => {
  beforeEach(() => {
    transport.status.value = "waking";
  });

  test("may take any time, and the table says so while something is asked", async () => {
    expect(endpoint.waking.value).toBe(false);
    const asked = endpoint.ask({ kind: "draw" });
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(endpoint.waking.value).toBe(true);
    expect(endpoint.connected.value).toBe(true);
    transport.answer(true);
    expect(await asked).toBe(true);
    expect(endpoint.waking.value).toBe(false);
  });

  test("when very much is asked of it, then no more than so much waits", async () => {
    const asked = Array.from({ length: 3 * MOST_WAITING }, () => endpoint.ask({ kind: "draw" }));
    expect(await asked.at(-1)).toBe(false);
    expect([endpoint.waiting, transport.sent.length]).toEqual([MOST_WAITING, MOST_WAITING]);
    transport.answer(true);
    expect(await asked[MOST_WAITING - 1]).toBe(true);
  });

  test("has the usual time from the moment that it is awake", async () => {
    const asked = endpoint.ask({ kind: "draw" });
    vi.advanceTimersByTime(10 * PATIENCE);
    transport.status.value = "awake";
    expect(endpoint.waking.value).toBe(false);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(endpoint.connected.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await asked).toBe(false);
    expect(endpoint.connected.value).toBe(false);
  });
});

describe("when nobody will answer any more", () => {
  const give = () => {
    transport.status.value = "gone";
  };

  test("who waits hears so at once, and the table does not claim to be waking", async () => {
    transport.status.value = "waking";
    const asked = endpoint.ask({ kind: "draw" });
    give();
    expect(await asked).toBe(false);
    expect(endpoint.waking.value).toBe(false);
    expect(endpoint.connected.value).toBe(false);
  });

  test("a table in sight tells before it is touched; what the page answers brings nobody back", () => {
    const far = new Endpoint(transport);
    far.visible = false;
    give();
    expect(endpoint.connected.value).toBe(false);
    expect(far.connected.value).toBe(true);
    void endpoint.ask({ kind: "choose", name: "lang", value: "nl" });
    transport.answer(true);
    expect(endpoint.connected.value).toBe(false);
    expect(endpoint.waiting).toBe(0);
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
    transport.show({ sheet: { version: 3, kept: 0, first: 2, turns: turns.slice(2) } });
    expect(endpoint.rows.value.turns).toEqual(turns.slice(2));
    expect(transport.sent.at(-1)?.kind).toBe("sheet");
    transport.answer(true, { sheet: { version: 3, kept: 0, first: 0, turns } });
    expect(endpoint.rows.value).toEqual({ version: 3, turns });
  });

  test("is asked for once while it grows", () => {
    transport.show({ sheet: { version: 0, kept: 0, first: 0, turns } });
    transport.show({ sheet: { version: 0, kept: 0, first: 1, turns: turns.slice(1) } });
    expect(endpoint.rows.value.turns).toEqual(turns);
    expect(transport.sent).toEqual([]);
  });

  test("the seed is known once it is told", () => {
    void endpoint.ask({ kind: "seed" });
    const text = "340282366920938463463374607431768211455";
    transport.answer(true, { seed: text, deal: 2 });
    expect(endpoint.seed.value).toEqual({ deal: 2, text });
  });
});

describe("what is shown", () => {
  test("is seen by the signals at once", () => {
    transport.show({ scene: { n: 2 }, words: { lang: "nl" } });
    expect(endpoint.scene.peek()).toEqual({ n: 2 });
    expect(endpoint.words.peek()).toEqual({ lang: "nl" });
  });

  test("the whole is asked for once when a change was missed", () => {
    transport.listeners.miss();
    transport.listeners.miss();
    expect(transport.sent).toMatchObject([{ kind: "whole", seq: 1 }]);
    transport.answer(true);
    expect(endpoint.connected.value).toBe(true);
  });

  test("a closed view listens no more and lets nobody wait", async () => {
    const asked = endpoint.ask({ kind: "draw" });
    endpoint.close();
    expect(await asked).toBe(false);
    transport.show({ scene: { n: 3 } });
    expect(endpoint.scene.peek()).toEqual({});
  });
});
