// @vitest-environment dom

// The settings of a game, and what stands beside the board: who has no dice hears of none.

import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { Due } from "../../src/activities/due";
import { Dialogs } from "../../src/panels/dialogs";
import { opened } from "../stage";

async function shown(byHand: boolean) {
  const { view } = opened({
    scene: { draw: null, actions: [] },
    table: { locked: [], chapter: null, task: null, coach: null } as never,
  });
  view.endpoint.words.value = { ...view.endpoint.words.value, by_hand: byHand };
  view.dialog.value = "settings";
  const el = document.createElement("div");
  await act(() =>
    render(
      <>
        <Dialogs view={view} />
        <Due view={view} all />
      </>,
      el,
    ),
  );
  return el;
}

test("a game with dice tells of them in its settings, and lets them be set", async () => {
  const el = await shown(true);
  expect(el.querySelector(".tt-keys")?.textContent).toContain("keys-enter");
  expect(el.querySelector("[data-tool=set-dice]")).not.toBeNull();
});

test("a game without dice has none in its settings, and no tool for them", async () => {
  const el = await shown(false);
  expect(el.querySelector(".tt-keys")?.textContent).toContain("keys-turn-up");
  expect(el.querySelector(".tt-keys")?.textContent).not.toContain("keys-enter");
  expect(el.querySelector("[data-tool=set-dice]")).toBeNull();
  expect(el.textContent).not.toContain("dice");
});
