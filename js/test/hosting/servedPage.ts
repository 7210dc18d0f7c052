// A served page to test with: its scripts run as they are loaded, and listen to the window.

import { afterEach, beforeEach, vi } from "vitest";

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
    for (const name of ["themeLoaded", "cellLoaded"] as const) delete window[name];
  });
}

export const one = <T extends HTMLElement>(what: string) => document.querySelector(what) as T;
