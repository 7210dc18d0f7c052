// @vitest-environment dom

import { expect, test } from "vitest";
import { isDrawn, openingLine, widgetManager, widgetParts } from "../../src/hosting/voilaFrontEnd";
import { freshScripts, LINE, one } from "./servedPage";

freshScripts();

test("when a page has no line that says how far it is then that is said at once", () => {
  expect(openingLine).toThrow("no line");
  for (const part of [/<button.*button>/, /<span.*span>/]) {
    document.body.innerHTML = LINE.replace(part, "");
    expect(openingLine).toThrow("no line");
  }
  document.body.innerHTML = LINE;
  expect(openingLine()).toEqual({
    line: one("#tt-opening"),
    text: one("#tt-opening span"),
    button: one("#tt-opening button"),
  });
});

test("when Voila has made no manager yet then there is none, and its names may be missing", () => {
  expect(widgetManager()).toBeUndefined();
  window.jupyterapp = {};
  expect(widgetManager()).toBeUndefined();
  window.jupyterapp = { widgetManager: { has_model: () => false } as never };
  expect(widgetManager()?.has_model("any")).toBe(false);
});

test("when widgets come into a page then each part says whether its own is drawn", () => {
  document.body.innerHTML = `<div class="tt-part tt-here"></div><p></p><div class="tt-part"></div>`;
  expect(widgetParts().map(isDrawn)).toEqual([true, false]);
});
