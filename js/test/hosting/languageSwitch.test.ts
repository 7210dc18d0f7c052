// @vitest-environment dom

import { beforeEach, expect, test, vi } from "vitest";
import { freshScripts, one } from "./servedPage";

freshScripts();

const link = (lang: string, title: string) =>
  `<a lang="${lang}" href="/page?lang=${lang}" data-title="${title}">${lang}</a>`;
const page = (inPlace: boolean, parts: string) =>
  `<nav class="tt-langs" ${inPlace ? "data-in-place" : ""}>${link("en", "Game")}${link("fr", "Jeu")}
  </nav><div id="rendered_cells"><p class="tt-prose" id="piles"></p>${parts}</div>`;
const part = (model: string, here = true) =>
  `<div class="tt-part${here ? " tt-here" : ""}" data-board="b" data-model="${model}"></div>`;

/** Models of the page's boards, by their ids, each with its language. */
function models(langs: Record<string, string>) {
  const made = Object.entries(langs).map(([id, lang]) => {
    const state: Record<string, unknown> = { lang };
    const model = {
      get: (name: string) => state[name],
      set: (name: string, value: unknown) => {
        state[name] = value;
      },
      save_changes: vi.fn(),
    };
    return [id, model] as const;
  });
  const found = new Map(made);
  window.jupyterapp = {
    widgetManager: { get_model: async (id: string) => found.get(id) } as never,
  };
  return (id: string) => [
    found.get(id)?.get("lang"),
    found.get(id)?.save_changes.mock.calls.length,
  ];
}

async function open(inPlace: boolean, parts = ""): Promise<void> {
  document.body.innerHTML = page(inPlace, parts);
  await import("../../src/hosting/languageSwitch");
}

/** Click a link; returns whether the page is left for what it leads to. */
async function choose(lang: string, keys: MouseEventInit = {}): Promise<boolean> {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  let left = true;
  const end = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", end, { once: true });
  one(`.tt-langs [lang="${lang}"]`).dispatchEvent(click);
  await new Promise((done) => setTimeout(done));
  return left;
}

const said = () => [document.documentElement.lang, document.title, location.search];

const current = () =>
  [...document.querySelectorAll<HTMLElement>(".tt-langs [aria-current]")].map(({ lang }) => lang);

beforeEach(() => {
  document.documentElement.lang = "en";
  document.title = "Game";
  history.replaceState(null, "", "/page?lang=en");
});

test("when texts stand in the page in each language then it changes in place", async () => {
  await open(true);
  expect(await choose("fr")).toBe(false);
  expect(said()).toEqual(["fr", "Jeu", "?lang=fr"]);
  expect(current()).toEqual(["fr"]);
  await choose("en");
  expect(said()).toEqual(["en", "Game", "?lang=en"]);
  expect(current()).toEqual(["en"]);
});

test("when they do not then the link is a link", async () => {
  await open(false);
  expect(await choose("fr")).toBe(true);
  expect(said()).toEqual(["en", "Game", "?lang=en"]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "when it is to open beside this page then nothing changes here: %o",
  async (keys) => {
    await open(true);
    expect(await choose("fr", keys)).toBe(true);
    expect(document.documentElement.lang).toBe("en");
  },
);

test("when boards are still coming then the link is a link", async () => {
  models({ m1: "en", m2: "en" });
  await open(true, part("m1") + part("m2", false));
  expect(await choose("fr")).toBe(true);
  expect(document.documentElement.lang).toBe("en");
});

test("when the page changes then the first board that speaks as it did is told", async () => {
  const of = models({ m1: "nl", m2: "en", m3: "en" });
  await open(true, part("m1") + part("m2") + part("m3"));
  expect(await choose("fr")).toBe(false);
  expect([of("m1"), of("m2"), of("m3")]).toEqual([
    ["nl", 0],
    ["fr", 1],
    ["en", 0],
  ]);
});

test("when a board was switched then the page follows it", async () => {
  await open(true, `<div class="tritables" lang="en"></div>`);
  one(".tritables").lang = "fr";
  await vi.waitFor(() => expect(said()).toEqual(["fr", "Jeu", "?lang=fr"]));
  one(".tritables").lang = "xx";
  await new Promise((done) => setTimeout(done, 20));
  expect(document.documentElement.lang, "the page has no such texts").toBe("fr");
});
