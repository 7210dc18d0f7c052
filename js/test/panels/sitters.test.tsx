// @vitest-environment dom

// A character has its face and name at the board, and a new game offers the recommended one.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as second from "../../src/lazyEntry";
import { Coach } from "../../src/panels/coach";
import { Seats } from "../../src/panels/opponents";
import { meetSitters, statusOf } from "../../src/panels/sitters";
import type { Opponents } from "../../src/protocol/generated/scene";
import { lazy } from "../../src/view/lazy";
import { opened } from "../stage";

const player = (id: string, ranked = false) => ({
  id,
  name: id.toUpperCase(),
  plays: "",
  weakness: "",
  thinks: `${id.toUpperCase()} thinks.`,
  turn: `It is ${id.toUpperCase()}.`,
  face: "<svg/>",
  ranked,
});
const OPPONENTS: Opponents = {
  words: {},
  players: [player("person"), player("ida", true), player("greedy")],
};

let stage: ReturnType<typeof opened>;

/** Open a table at which some sit, and where it is the second seat's turn. */
async function open(kinds: string[]): Promise<void> {
  stage = opened({
    table: { kinds, you: 0, tally: [], story: [] },
    scene: { seat: 1, status: "Player 2 plays.", scores: [3, 4] },
  });
  const { endpoint } = stage.view;
  vi.spyOn(endpoint, "ask").mockImplementation(async () => {
    Object.assign(endpoint, { last: { opponents: OPPONENTS } });
    return true;
  });
  meetSitters(stage.view);
  await act(() => render(<Coach view={stage.view} />, stage.el));
}

beforeEach(() => {
  lazy.value = second;
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
  lazy.value = null;
});

const text = (css: string) => stage.el.querySelector(css)?.textContent?.trim();

test("a character has its face and name with its points, and thinks by name", async () => {
  await open(["person", "ida"]);
  expect(text("li:nth-child(2) .tt-sitter")).toBe("IDA");
  expect(stage.el.querySelector("li:nth-child(1) .tt-sitter")).toBeNull();
  expect(text(".tt-status")).toBe("IDA thinks.");
  expect(stage.el.querySelector(".tt-status .tt-face")).not.toBeNull();
  expect(stage.el.querySelector("[data-seat='1']")?.getAttribute("aria-hidden")).toBe("true");
  stage.show({
    table: { kinds: ["person", "ida"], paused: true, tally: [], story: [] },
    scene: { seat: 1, status: "Player 2 plays." },
  });
  expect(statusOf(stage.view)).toBe("It is IDA.");
  stage.show({
    table: { kinds: ["person", "ida"], tally: [], story: [] },
    scene: { seat: 1, over: true, status: "Player 2 wins." },
  });
  expect(statusOf(stage.view)).toBe("Player 2 wins.");
});

test("nobody asks who a program without a name is", async () => {
  await open(["person", "greedy"]);
  expect(text(".tt-status")).toBe("Player 2 plays.");
  expect(stage.view.endpoint.ask).not.toHaveBeenCalled();
});

test.each([
  { kinds: ["person", "greedy"], leads: true, sat: [[1, "ida"]] },
  { kinds: ["person", "greedy"], leads: false, sat: [] },
  { kinds: ["person", "mine"], leads: true, sat: [] },
  {
    kinds: ["random", "person", "greedy"],
    leads: true,
    sat: [
      [0, "ida"],
      [2, "ida"],
    ],
  },
])("of $kinds, who leads: $leads, the recommended takes $sat", async ({ kinds, leads, sat }) => {
  await open(kinds);
  const onChoose = vi.fn();
  await act(() =>
    render(<Seats kinds={kinds} view={stage.view} leads={leads} onChoose={onChoose} />, stage.el),
  );
  await act(async () => {});
  expect(onChoose.mock.calls).toEqual(sat);
});

test("before the first move the status names the one opponent", async () => {
  await open(["person", "ida"]);
  stage.show({
    table: { kinds: ["person", "ida"], plies: 0, tally: [], story: [] },
    scene: { seat: 0, status: "You begin." },
  });
  expect(statusOf(stage.view)).toMatch(/^You begin\. .*IDA\.$/);
  stage.show({
    table: { kinds: ["person", "ida"], plies: 3, tally: [], story: [] },
    scene: { seat: 0, status: "You play." },
  });
  expect(statusOf(stage.view)).toBe("You play.");
});

test("who could not be asked about is asked about again", async () => {
  await open(["person"]);
  const { endpoint } = stage.view;
  const asked = vi.mocked(endpoint.ask).mockResolvedValue(false);
  stage.show({ table: { kinds: ["person", "ida"], tally: [], story: [] } });
  await act(async () => {});
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => {
    endpoint.connected.value = false;
    endpoint.connected.value = true;
  });
  expect(asked).toHaveBeenCalledTimes(2);
});
