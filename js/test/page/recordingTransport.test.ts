// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Position,
  type RecordedReplay,
  RecordingTransport,
} from "../../src/page/recordingTransport";

const BOARD = { inner: null };
const NO_JUMPS = { score: [null, null], refusal: [null, null], note: [null, null] };

const said = (text: string) => ({ rule: null, text }) as never;

/** A main line 0 – 1 – 2 – 3, and 4 in place of 2; on its line 5 is 0, and 6 is 1. */
function position(number: number, line: number[], more: Partial<Position> = {}): Position {
  const at = number === 4 ? 2 : line.indexOf(number);
  return {
    line,
    main: null,
    board: BOARD,
    scene: { status: `at ${number}` },
    table: { at, plies: line.length - 1, speed: "normal", replay: { node: number } },
    sheet: { version: 1, kept: 0, first: 0, turns: [] },
    why: null,
    tries: {},
    beyond: said("beyond"),
    jumps: { ...NO_JUMPS },
    ...more,
  } as Position;
}

function told(lang: string): RecordedReplay {
  const main = [0, 1, 2, 3];
  const refused = { rule: "bar.first", text: lang } as never;
  const branch = [5, 6, 4];
  const names = ["undo", "redo", "jump", "stand", "locked", "away"] as const;
  return {
    words: { lang } as never,
    nodes: 5,
    locked: [],
    refusals: Object.fromEntries(names.map((name) => [name, said(`${name} ${lang}`)])) as never,
    positions: [
      position(0, main, {
        jumps: { ...NO_JUMPS, score: [null, 3], refusal: [null, 1], note: [null, 2] },
      }),
      position(1, main, { tries: { "8/11": refused } }),
      position(2, main, { why: { move: lang } as never }),
      position(3, main, { jumps: { ...NO_JUMPS, refusal: [1, null] } }),
      position(4, branch, { main: 2 }),
      { ...position(0, [0, 1, 4], { main: 0 }), line: branch },
      { ...position(1, [0, 1, 4], { main: 1 }), line: branch },
    ],
  };
}

let transport: RecordingTransport;
let answers: { ok: boolean; [more: string]: unknown }[];
let seq = 0;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  const choices = { theme: ["auto", "dark"], speed: ["slow", "normal", "fast"] };
  const pace = { slow: 1.8, normal: 0.9, fast: 0.25 };
  const recording = { art: {} as never, told: { en: told("en"), nl: told("nl") }, pace, choices };
  transport = new RecordingTransport(recording, "en", () => {});
  transport.listen((answer) => answers.push(answer as never), vi.fn());
});
afterEach(() => vi.useRealTimers());

async function ask(kind: string, more: object = {}) {
  transport.send({ view: "v", seq: ++seq, kind, ...more } as never);
  await Promise.resolve();
  return answers.at(-1);
}

interface Shown {
  table: { plies: number; verdict: unknown; replay: { node: number; runs: boolean } };
}
const shown = () => transport.shown.peek() as unknown as Shown;
const at = () => shown().table.replay.node;

test("it goes along its line, and off it to a branch and back", async () => {
  expect(at()).toBe(0);
  expect(await ask("go", { ply: 3 })).toMatchObject({ ok: true, seq });
  expect(at()).toBe(3);
  expect((await ask("go", { ply: 4 }))?.ok).toBe(false);
  await ask("stand", { node: 4 });
  expect([at(), shown().table.plies]).toEqual([4, 2]);
  await ask("undo");
  expect([at(), shown().table.plies]).toEqual([1, 2]);
  await ask("redo");
  expect(at()).toBe(4);
  await ask("main");
  expect(at()).toBe(2);
  expect((await ask("stand", { node: 9 }))?.ok).toBe(false);
});

test("it shows another position without going there, and tells why a move was played", async () => {
  const found = await ask("glimpse", { at: 2, branch: null });
  expect(found).toMatchObject({ glimpse: { board: null, scene: { status: "at 2" } } });
  expect(at()).toBe(0);
  await ask("go", { ply: 2 });
  expect(await ask("why")).toMatchObject({ ok: true, why: { move: "en" } });
});

test("it jumps to points, and shows what was refused until one goes on", async () => {
  await ask("jump", { what: "refusal", way: "on" });
  expect(at()).toBe(1);
  expect(shown().table.verdict).toEqual({ rule: "bar.first", text: "en", count: 1 });
  await ask("dismiss");
  expect(shown().table.verdict).toBeNull();
  expect((await ask("type", { move: "8/11" }))?.ok).toBe(false);
  expect(shown().table.verdict).toMatchObject({ rule: "bar.first", count: 2 });
  expect((await ask("type", { move: "1/2" }))?.ok).toBe(false);
  await ask("go", { ply: 0 });
  expect(shown().table.verdict).toBeNull();
  await ask("jump", { what: "note", way: "on" });
  expect(at()).toBe(2);
  await ask("go", { ply: 0 });
  await ask("jump", { what: "score", way: "on" });
  expect(at()).toBe(3);
  expect((await ask("jump", { what: "score", way: "on" }))?.ok).toBe(false);
});

test("it runs by itself to the end, at the pace that is chosen, and begins again from there", async () => {
  await ask("choose", { name: "speed", value: "fast" });
  await ask("run", { on: true });
  expect(shown().table.replay.runs).toBe(true);
  vi.advanceTimersByTime(260);
  expect(at()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect([at(), shown().table.replay.runs]).toEqual([3, false]);
  await ask("run", { on: true });
  expect(at()).toBe(0);
  await ask("run", { on: false });
  vi.advanceTimersByTime(2000);
  expect(at()).toBe(0);
});

test("it speaks its languages, and nobody plays at it", async () => {
  await ask("go", { ply: 2 });
  expect((await ask("choose", { name: "lang", value: "nl" }))?.ok).toBe(true);
  expect(transport.shown.peek().words).toEqual({ lang: "nl" });
  expect(await ask("why")).toMatchObject({ why: { move: "nl" } });
  expect((await ask("choose", { name: "lang", value: "fr" }))?.ok).toBe(false);
  for (const kind of ["draw", "new", "cut", "let", "note", "share", "link"])
    expect((await ask(kind))?.ok).toBe(false);
  expect(shown().table.verdict).toMatchObject({ text: "away nl" });
});
