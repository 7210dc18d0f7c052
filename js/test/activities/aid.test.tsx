// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Outcome } from "../../src/activities/lesson/aid";
import { opened } from "../stage";

let stage: ReturnType<typeof opened>;

const outcome = { right: false, text: ["No."], places: [], missed: 0, figures: [], rule: null };
const question = {
  kind: "find-all",
  open: true,
  found: [],
  told: "",
  choices: [],
  chosen: [],
  about: [],
};
const told = (told: typeof outcome, degree: number) =>
  ({
    question: { ...question, outcome: told },
    help: degree ? { degree } : null,
  }) as never;
const show = (...now: Parameters<typeof told>) => act(() => stage.show({ table: told(...now) }));
const isRead = () => !!stage.el.querySelector(".tt-not.tt-read");

beforeEach(() => {
  stage = opened({ table: told(outcome, 0) });
  void act(() => render(<Outcome view={stage.view} />, stage.el));
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

test("who asks for help has read what was wrong, until something else is", async () => {
  const other = { ...outcome, text: ["Nor this."] };
  expect(isRead()).toBe(false);
  await show(outcome, 1);
  expect(isRead()).toBe(true);
  await show(other, 1);
  expect(isRead()).toBe(false);
  await show(other, 2);
  expect(isRead()).toBe(true);
});
