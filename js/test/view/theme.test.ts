// @vitest-environment dom
import { afterEach, expect, test, vi } from "vitest";
import { lightness, pageTheme } from "../../src/view/theme";

afterEach(() => {
  document.body.removeAttribute("style");
  vi.unstubAllGlobals();
});

test.each([
  ["rgb(255, 255, 255)", 1],
  ["rgb(0, 0, 0)", 0],
  ["rgba(17, 17, 17, 0.9)", 17 / 255],
  ["color(srgb 1 1 1)", 1],
  ["color(srgb 0.0941 0.0941 0.0941)", 0.0941],
  ["color(display-p3 0.1 0.1 0.1 / 0.8)", 0.1],
  ["color(srgb-linear none 0 0)", 0],
  ["color(xyz-d65 0.95 1 1.09)", 1],
  ["oklch(0.98 0.01 250)", 0.98],
  ["oklab(20% 0 0)", 0.2],
  ["lab(96 0 0)", 0.96],
  ["lch(10 5e-7 200)", 0.1],
])("%s has its lightness", (colour, light) => {
  expect(lightness(colour)).toBeCloseTo(light, 3);
});

test.each([
  "transparent",
  "",
  "rgba(0, 0, 0, 0)",
  "rgba(255, 255, 255, 0.4)",
  "color(srgb 1 1 1 / 0)",
  "oklch(0 0 0 / 0.2)",
])("through %s one sees what is behind", (colour) => {
  expect(lightness(colour)).toBeNull();
});

test("a table follows the page behind it, in whatever space its colours are written", () => {
  vi.stubGlobal("matchMedia", () => ({ addEventListener() {}, removeEventListener() {} }));
  const el = document.createElement("div");
  document.body.append(el);
  const colours = new Map<Element, string>([[document.body, "color(srgb 0.05 0.05 0.05)"]]);
  vi.stubGlobal("getComputedStyle", (at: Element) => ({
    backgroundColor: colours.get(at) ?? "rgba(0, 0, 0, 0)",
  }));
  const { theme, stop } = pageTheme(el);
  expect(theme.value).toBe("dark");
  stop();
  colours.set(document.body, "color(srgb 1 1 1)");
  const next = pageTheme(el);
  expect(next.theme.value).toBe("light");
  next.stop();
});
