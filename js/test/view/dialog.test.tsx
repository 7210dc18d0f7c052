// @vitest-environment dom

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { DialogFrame } from "../../src/view/dialog";
import { opened } from "../stage";

const stage = opened();
const { el, view } = stage;

function open(title: string): HTMLDialogElement {
  view.dialog.value = "rules";
  act(() => {
    render(
      <DialogFrame key={title} title={title} view={view}>
        <p />
      </DialogFrame>,
      el,
    );
  });
  const dialog = el.querySelector("dialog");
  if (!dialog) throw new Error("no dialog");
  return dialog;
}

afterEach(() => {
  render(null, el);
  vi.restoreAllMocks();
});

test("a dialog that the browser closes is put away", () => {
  open("first").dispatchEvent(new Event("close"));
  expect(view.dialog.value).toBeNull();
});

test("what a browser says late of a dialog put away does not close the next one", () => {
  const first = open("first");
  const second = open("second");
  expect(second).not.toBe(first);
  first.dispatchEvent(new Event("close"));
  expect(view.dialog.value).toBe("rules");
});
