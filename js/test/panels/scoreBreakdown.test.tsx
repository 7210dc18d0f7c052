// @vitest-environment dom

// The end of a round: its story, with the sheet of points open, said aloud once.

import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { taught } from "../../src/activities/spokenTexts";
import { ScoreBreakdown, Story } from "../../src/panels/scoreBreakdown";
import { opened } from "../stage";

const STORY = ["You are 3 points ahead.", "Your best move was move 4!"];
const TALLY = [{ rule: "", points: [3, 0] }];

async function drawn(over: boolean, story: string[]): Promise<HTMLElement> {
  const { view } = opened({ scene: { over }, table: { story, tally: TALLY } });
  const el = document.createElement("div");
  await act(() =>
    render(
      <>
        <Story view={view} />
        <ScoreBreakdown view={view} />
      </>,
      el,
    ),
  );
  return el;
}

test("when a round is over then its story is told, and where the points come from is open", async () => {
  const el = await drawn(true, STORY);
  expect([...el.querySelectorAll(".tt-story p")].map((p) => p.textContent)).toEqual(STORY);
  expect(el.querySelector("details")?.open).toBe(true);
});

test("when a round goes on then nothing is told, and the sheet of points is closed", async () => {
  const el = await drawn(false, []);
  expect(el.querySelector(".tt-story")).toBeNull();
  expect(el.querySelector("details")?.open).toBe(false);
});

test("when a round is over then its story is said once", () => {
  const { view } = opened({ table: { story: STORY } });
  expect(taught(view)).toBe(STORY.join(" "));
  expect(taught(view)).toBe("");
});
