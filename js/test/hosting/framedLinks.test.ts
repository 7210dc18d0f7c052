// @vitest-environment dom

import { expect, test, vi } from "vitest";
import { freshScripts, one } from "./servedPage";

freshScripts();

const PAGE = `<header class="tt-head" hidden></header><p></p>
  <a id="away" href="/other.html"><b>away</b></a><a id="within" href="#piles">within</a>
  <a id="file" href="/table.json" download>file</a>`;

const touch = (what: string, kind = "click") =>
  one(what).dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));

test("when a page is opened by itself then it has its head, and links stay as they are", async () => {
  document.body.innerHTML = PAGE;
  await import("../../src/hosting/framedLinks");
  touch("#away");
  expect(one(".tt-head").hidden).toBe(false);
  expect(one<HTMLAnchorElement>("#away").target).toBe("");
});

test.each(["click", "auxclick"])(
  "when it stands in a frame of another site then what leads away opens beside it: %s",
  async (kind) => {
    document.body.innerHTML = PAGE;
    vi.stubGlobal("top", {});
    await import("../../src/hosting/framedLinks");
    for (const what of ["b", "#within", "#file", "p"]) touch(what, kind);
    const links = [...document.querySelectorAll("a")];
    expect(links.map(({ target }) => target)).toEqual(["_blank", "", ""]);
    expect(links[0]?.rel).toBe("noopener");
    expect(one(".tt-head").hidden).toBe(true);
  },
);
