// A served page to test with: its scripts run as they are loaded, and listen to the window.

import { afterEach, beforeEach, vi } from "vitest";

/** What stands at the edge of a page that opens, in the words of its texts. */
export const LINE = `<p id="tt-opening" data-opening="opening" data-late="late" data-lost="lost"
  data-rested="rested"><span></span><button hidden>again</button></p>`;

/** Have each test begin with scripts that have not run, and end with none that listens. */
export function freshScripts(): void {
  let listened: { mock: { calls: unknown[][] }; mockRestore(): void };
  beforeEach(() => {
    vi.resetModules();
    listened = vi.spyOn(window, "addEventListener") as never;
  });
  afterEach(() => {
    for (const call of listened.mock.calls)
      removeEventListener(...(call as [string, never, never]));
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.innerHTML = "";
    for (const name of ["jupyterapp", "tritablesRead", "themeLoaded", "cellLoaded"] as const)
      delete window[name];
  });
}

export const one = <T extends HTMLElement>(what: string) => document.querySelector(what) as T;

/** What the line says, without its button; null once it is hidden. */
export const told = () =>
  one("#tt-opening").hidden ? null : one("#tt-opening span").textContent?.trim();
