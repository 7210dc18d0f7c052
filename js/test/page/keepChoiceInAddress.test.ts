// @vitest-environment dom

import { afterEach, expect, test } from "vitest";
import { keepChoiceInAddress } from "../../src/page/keepChoiceInAddress";

afterEach(() => {
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

test("the address says what was chosen since, where it said otherwise", () => {
  history.replaceState(null, "", "/page.html?lang=en&theme=dark#piles");
  keepChoiceInAddress("lang", "nl");
  expect(location.href).toMatch(/\/page\.html\?lang=nl&theme=dark#piles$/);
  keepChoiceInAddress("theme", "dark");
  expect(location.search).toBe("?lang=nl&theme=dark");
});

test("an address that says nothing stays as it is", () => {
  history.replaceState(null, "", "/page.html#piles");
  keepChoiceInAddress("lang", "nl");
  expect(location.href).toMatch(/\/page\.html#piles$/);
});

test("the way to all games leads to them in the same language", () => {
  document.body.innerHTML = '<a class="tt-home" href="index.html">All games</a>';
  keepChoiceInAddress("lang", "fr");
  expect(document.querySelector("a")?.getAttribute("href")).toMatch(/index\.html\?lang=fr$/);
});
