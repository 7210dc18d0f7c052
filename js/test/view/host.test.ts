// @vitest-environment dom
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import { OWN_KEYS, settleInHost } from "../../src/view/host";

const FREE = Number.POSITIVE_INFINITY;

afterEach(() => vi.unstubAllGlobals());

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
  const leave = settleInHost(root, signal(FREE));
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
  const leave = settleInHost(root, signal(FREE));
  expect(host.className).toBe("tritables-host");
  leave();
  expect(host.className).toBe("");
});

/** A root as high as it is told, in which a board takes so much; `resize` tells of its height. */
function bounded(high: number, takes: number) {
  let tell = (): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(call: () => void) {
        tell = call;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { root } = room();
  root.innerHTML = '<div class="tt-play"><div></div></div><div class="tt-side"><p></p></div>';
  const set = (el: Element | null, bottom: number): void => {
    Object.assign(el as Element, { getBoundingClientRect: () => ({ bottom }) });
  };
  const bound = signal(FREE);
  settleInHost(root, bound);
  const resize = (to: number, of = takes): void => {
    Object.defineProperty(root, "clientHeight", { configurable: true, value: to });
    set(root, to);
    set(root.querySelector(".tt-play > div"), of);
    set(root.querySelector(".tt-side > p"), of - 100);
    tell();
  };
  resize(high);
  return { bound, resize };
}

test("a root that has the height it takes is not bound", () => {
  expect(bounded(800, 792).bound.value).toBe(FREE);
});

test("a root whose board sticks out of it is bound to its height, and follows it", () => {
  const { bound, resize } = bounded(336, 792);
  expect(bound.value).toBe(336);
  resize(400, 300);
  expect(bound.value).toBe(400);
});

test("a bound root that has all that it asks for is bound no more", () => {
  const { bound, resize } = bounded(336, 792);
  resize(4016, 792);
  expect(bound.value).toBe(FREE);
});
