// @vitest-environment dom

import { expect, test, vi } from "vitest";
import { freshScripts, one } from "./servedPage";

freshScripts();

const CELLS = `<div id="loading"></div><div id="rendered_cells" style="display: none"></div>`;

test("when the cells come before the theme then they are shown once it is there", async () => {
  await import("../../src/hosting/voilaSetup");
  document.body.innerHTML = CELLS;
  window.display_cells?.();
  expect(window.cellLoaded).toBe(true);
  expect(one("#rendered_cells").style.display).toBe("none");
  window.themeLoaded = true;
  window.display_cells?.();
  expect(one("#rendered_cells").style.display).toBe("");
  expect(one("#loading")).toBeNull();
});

test("when Voila says that it is done, twice or late, then that does no harm", async () => {
  await import("../../src/hosting/voilaSetup");
  window.themeLoaded = true;
  window.voila_finish?.();
  document.body.innerHTML = CELLS;
  window.voila_finish?.();
  window.voila_finish?.();
  expect(() => window.voila_heartbeat?.()).not.toThrow();
  expect(one("#rendered_cells").style.display).toBe("");
});

test("when a cell's output comes at the end then it goes to the place left in the prose", async () => {
  await import("../../src/hosting/voilaSetup");
  document.body.innerHTML = `<i class="tt-slot" data-cell="3"></i><i class="tt-slot" data-cell="4"></i>
    <p id="prose"></p><div id="made"></div><script type="text/x"></script>`;
  const script = one("script");
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script as never);
  window.tritablesPlace?.(4);
  expect([...document.body.children].map((el) => el.id || el.className)).toEqual([
    "tt-slot",
    "made",
    "prose",
  ]);
});
