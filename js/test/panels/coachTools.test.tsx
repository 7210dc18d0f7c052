// @vitest-environment dom

// The coach beside a board: its buttons, and the fan, whose outcomes are looked at and taken back.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CoachPanel } from "../../src/panels/coachTools";
import type { Advice, Fan } from "../../src/protocol/generated/scene";
import { opened, stone, type Told, wantCalm } from "../stage";

const ADVICE: Advice = {
  coached: true,
  fans: true,
  considers: false,
  waits: null,
  weighs: false,
  replies: false,
  counts: [],
};

const FAN: Fan = {
  kind: "throw",
  title: "Your next throw",
  after: null,
  of: 36,
  effects: [{ text: "You can hit", mark: "×", helps: "us", ways: 2, share: "2 of 36" }],
  outcomes: [
    { named: "1-2", label: "1-2", ways: 2, does: [0], places: ["b"] },
    { named: "3-3", label: "3-3", ways: 1, does: [], places: [] },
  ],
};

type Stage = ReturnType<typeof opened>;

let stage: Stage;

beforeEach(() => {
  wantCalm(true);
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function drawn(told: Told = {}): Promise<HTMLElement> {
  const table = { advice: ADVICE, locked: [], help: null, at: 4, ...told.table };
  stage = opened({ ...told, table });
  await act(() => render(<CoachPanel view={stage.view} />, stage.el));
  return stage.el;
}

async function press(css: string): Promise<void> {
  await act(() => stage.el.querySelector<HTMLElement>(css)?.click());
}

async function answer(more: object): Promise<void> {
  await act(async () => {
    stage.model.answer(true, more);
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function withFan(): Promise<HTMLElement> {
  const el = await drawn();
  await press("[data-tool=fan]");
  await answer({ fan: FAN });
  return el;
}

test("when there is room then three buttons stand there with words", async () => {
  const el = await drawn();
  expect(
    [...el.querySelectorAll("button")].map((button) => button.getAttribute("data-tool")),
  ).toEqual(["hint", "why-not", "fan"]);
  await press("[data-tool=hint]");
  await press("[data-tool=why-not]");
  expect(stage.model.asked).toEqual([{ kind: "help" }, { kind: "consider", on: true }]);
});

test("when all stands in one column then one button has the others below it", async () => {
  const el = await drawn({ width: 360 });
  expect(el.querySelector("[data-tool=hint]")).toBeNull();
  await press("[data-tool=coach]");
  expect(el.querySelector("[data-tool=coach]")?.getAttribute("aria-expanded")).toBe("true");
  expect(el.querySelector("[data-tool=hint]")).not.toBeNull();
});

test("when chance is due then no move can be asked about", async () => {
  const el = await drawn({ scene: { chance: true } });
  const off = [...el.querySelectorAll("button")].filter(({ disabled }) => disabled);
  expect(off.map((button) => button.getAttribute("data-tool"))).toEqual(["hint", "why-not"]);
});

test("when a teacher has taken hints away then there is no coach", async () => {
  const el = await drawn({ table: { locked: ["hints"] } });
  expect(el.textContent).toBe("");
});

test("when a fan is asked for then each outcome is a button, and all of it is a table as well", async () => {
  const el = await withFan();
  const cells = [...el.querySelectorAll("[data-outcome]")];
  expect(cells.map((cell) => cell.getAttribute("aria-label"))).toEqual(["1-2. You can hit", "3-3"]);
  expect(cells.map((cell) => cell.getAttribute("data-helps"))).toEqual(["us", ""]);
  expect([...el.querySelectorAll("td")].map((td) => td.textContent)).toEqual(["2 of 36", "1-2"]);
});

test("when an outcome is touched then it is shown for a while and nothing of it is played", async () => {
  await withFan();
  const { endpoint } = stage.view;
  const own = endpoint.scene.whole.peek();
  await press("[data-outcome='1-2']");
  expect(stage.model.asked.at(-1)).toEqual({ kind: "foresee", what: "1-2" });
  const scene = { ...own, pieces: [stone("c")], actions: [{ move: "x", label: "X" }] };
  await answer({ foreseen: [{ board: null, scene }] });
  const shown = endpoint.scene.whole.peek();
  expect(shown.pieces).toEqual(scene.pieces);
  expect(shown.actions).toEqual(own.actions);
  expect([shown.ways, shown.status]).toEqual([[], "preview"]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(endpoint.scene.whole.peek()).toBe(own);
});

test("when something is played meanwhile then that is seen, and the fan is asked for anew", async () => {
  await withFan();
  const { endpoint } = stage.view;
  await press("[data-outcome='1-2']");
  const scene = { ...endpoint.scene.whole.peek(), pieces: [stone("c")] };
  await answer({ foreseen: [{ board: null, scene }] });
  const table = { advice: ADVICE, locked: [], help: null, at: 5 };
  await act(() => stage.show({ scene: { pieces: [stone("a")] }, table }));
  expect(stage.model.asked.at(-1)).toEqual({ kind: "fan" });
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(endpoint.scene.whole.peek().pieces).toEqual([stone("a")]);
});

test("when nothing can be counted then that is said", async () => {
  const el = await drawn();
  await press("[data-tool=fan]");
  await answer({ fan: null });
  expect(el.textContent).toContain("fan-none");
});

test("a hint that is asked for is thought about at once, and that can be stopped", async () => {
  const el = await drawn();
  const asked = vi.spyOn(stage.view.endpoint, "ask").mockReturnValue(new Promise(() => {}));
  await press("[data-tool=hint]");
  expect(el.querySelector(".tt-thinks [role=status]")).not.toBeNull();
  await press("[data-tool=stop]");
  expect(el.querySelector(".tt-thinks")).toBeNull();
  expect(asked.mock.calls.map(([{ kind }]) => kind)).toEqual(["help", "consider"]);
});

test("it is told how far a coach has come", async () => {
  const el = await drawn({ table: { advice: { ...ADVICE, waits: [3, 10] } } });
  expect(el.querySelector(".tt-thinks")?.textContent).toContain("3/10");
});
