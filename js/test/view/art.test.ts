import { expect, test } from "vitest";
import type { Art } from "../../src/protocol/generated/scene";
import { colours, symbolsFor } from "../../src/view/art";

const art: Art = {
  symbols: '<symbol id="a"><use href="#b"/><path fill="url(#g)"/></symbol>',
  light: { ink: "#000" },
  dark: { ink: "#fff" },
  four: { ink: "#00f" },
  spots: {},
};

test("every id and every reference gets the prefix of its view", () => {
  expect(symbolsFor(art, "v1-")).toBe(
    '<symbol id="v1-a"><use href="#v1-b"/><path fill="url(#v1-g)"/></symbol>',
  );
});

test("each theme gives its colours as custom properties", () => {
  expect(colours(art, "light")).toEqual({ "--tt-ink": "#000" });
  expect(colours(art, "dark")).toEqual({ "--tt-ink": "#fff" });
  expect(colours(art, "dark", true)).toEqual({ "--tt-ink": "#00f" });
});
