// @vitest-environment dom

import { expect, test } from "vitest";
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
