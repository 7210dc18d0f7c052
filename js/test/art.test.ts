import { expect, test } from "vitest";
import { colours, symbolsFor } from "../src/art";

const text = symbolsFor("view1-");

test("every id of the art is the view's own", () => {
  const ids = [...text.matchAll(/id="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.every((id) => id.startsWith("view1-"))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reference leads to a symbol or gradient of the same view", () => {
  const ids = new Set([...text.matchAll(/id="([^"]+)"/g)].map((match) => match[1]));
  const references = [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
});

test("both themes name every colour that the art uses", () => {
  const used = new Set([...text.matchAll(/var\((--tt-[a-z0-9-]+)\)/g)].map((match) => match[1]));
  for (const theme of ["light", "dark"] as const) {
    const named = colours(theme);
    expect([...used].filter((name) => name && !(name in named))).toEqual([]);
  }
  expect(Object.keys(colours("light"))).toEqual(Object.keys(colours("dark")));
});
