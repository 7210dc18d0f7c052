// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { OWN_KEYS, settle } from "../../src/view/host";

function room() {
  const host = document.createElement("div");
  host.innerHTML = '<div><button type="button"><b>x</b></button><svg><g tabindex="0"/></svg></div>';
  document.body.append(host);
  return { host, root: host.firstElementChild as HTMLElement };
}

test("whatever has the focus keeps its keys from the page", () => {
  const { host, root } = room();
  const heard = vi.fn();
  host.addEventListener("keydown", heard);
  const leave = settle(root);
  for (const el of root.querySelectorAll("button, g")) {
    el.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(el.hasAttribute(OWN_KEYS)).toBe(true);
    el.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
  }
  expect(heard).not.toHaveBeenCalled();
  leave();
  root.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
});

test("the host is told to make room, and only while the table is there", () => {
  const { host, root } = room();
  const leave = settle(root);
  expect(host.className).toBe("tritables-host");
  leave();
  expect(host.className).toBe("");
});
