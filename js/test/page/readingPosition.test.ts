// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreReading } from "../../src/page/readingPosition";

let resized: () => void;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<p id="a"></p><p id="b"></p>`;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => {};
      }
    },
  );
  resized = () => {};
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Open the page in some way; returns which sections are brought into sight as boards come. */
function opened(type: string): string[] {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
  const seen: string[] = [];
  for (const el of document.querySelectorAll("p")) el.scrollIntoView = () => void seen.push(el.id);
  restoreReading({ sections: "p", depth: () => scrollY, grows: [document.body] });
  resized();
  return seen;
}

const keptAs = (text: string) => sessionStorage.setItem("tritables read", text);

test("who opens the page again goes on where it was read, until something is done", () => {
  keptAs(`${location.pathname}#b`);
  const seen = opened("reload");
  resized();
  dispatchEvent(new Event("wheel"));
  resized();
  expect(seen).toEqual(["b", "b"]);
});

test("a page that is opened anew, or that is another one, begins at its top", () => {
  keptAs(`${location.pathname}#b`);
  expect(opened("navigate")).toEqual([]);
  keptAs("/other.html#b");
  expect(opened("reload")).toEqual([]);
});

test("the section is kept when the page is left, and none at its top", () => {
  const read = () => sessionStorage.getItem("tritables read");
  opened("navigate");
  dispatchEvent(new Event("pagehide"));
  expect(read()).toBe(`${location.pathname}#`);
  vi.stubGlobal("scrollY", 500);
  dispatchEvent(new Event("pagehide"));
  expect(read()).toBe(`${location.pathname}#b`);
});
