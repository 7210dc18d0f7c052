// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Controls } from "../../src/panels/controls";
import { opened } from "../stage";

let stage: ReturnType<typeof opened>;
let answer: (ok: boolean) => void;

const field = () => stage.el.querySelector("[data-type-move]") as HTMLInputElement;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
}

function submit(): void {
  field().form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  stage = opened({ table: { locked: [], match: null, task: null, chapter: null } as never });
  vi.spyOn(stage.endpoint, "ask").mockImplementation(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  void act(() => render(<Controls view={stage.view} />, stage.el));
});

afterEach(() => {
  render(null, stage.el);
  stage.close();
});

test("a typed move goes when it was played, and stays to be mended when it was refused", async () => {
  type("a/d");
  submit();
  answer(false);
  await Promise.resolve();
  expect(field().value).toBe("a/d");
  type("a/b");
  submit();
  answer(true);
  await vi.waitFor(() => expect(field().value).toBe(""));
});

test.each(["a/c", "a/b"])("what is typed before the answer comes stays: %s", async (next) => {
  type("a/b");
  submit();
  type(next);
  answer(true);
  await new Promise((done) => setTimeout(done));
  expect(field().value).toBe(next);
});

const words = () =>
  [...stage.el.querySelectorAll("[data-tool]:has(span)")].map((el) => el.getAttribute("data-tool"));

test("beside a board a new game and the rules have their words; in one column the first tools have, and the way to the others", async () => {
  expect(words()).toEqual(["new-game", "rules"]);
  await act(() => {
    stage.view.width.value = 360;
  });
  expect(stage.view.beside.value).toBe(false);
  expect(words()).toEqual(["undo", "new-game", "rules", "tools"]);
});
