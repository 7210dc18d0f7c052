// @vitest-environment dom

import { expect, test, vi } from "vitest";
import { freshScripts } from "./servedPage";

freshScripts();

test("when the reader's system turns dark then the page's widgets do, and back again", async () => {
  let change = (): void => {};
  const media = {
    matches: false,
    addEventListener: (_: string, hear: () => void) => {
      change = hear;
    },
  };
  vi.stubGlobal("matchMedia", () => media);
  await import("../../src/hosting/systemTheme");
  const { dataset } = document.body;
  expect([dataset["jpThemeLight"], dataset["jpThemeName"]]).toEqual(["true", "JupyterLab Light"]);
  media.matches = true;
  change();
  expect([dataset["jpThemeLight"], dataset["jpThemeName"]]).toEqual(["false", "JupyterLab Dark"]);
  media.matches = false;
  change();
  expect(dataset["jpThemeLight"]).toBe("true");
});
