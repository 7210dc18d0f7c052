// @vitest-environment dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";

// What stood in a reader's browser before there was one store for all of it: each key still opens.

const path = location.pathname;
const folder = path.replace(/[^/]*$/, "");

const GAME = {
  saved: { format: "tritables-sitting/1", game: "trictrac" },
  shown: { board: {}, scene: {}, table: {}, sheet: {} },
  lang: "nl",
  version: "v1",
  id: "b0",
};

const OLD = {
  "tritables lesson 0123456789abcdef": '{"at":1760000000,"saved":{"format":"tritables-sitting/1"}}',
  "tritables lesson fedcba9876543210": '{"saved":{"format":"tritables-sitting/1"}}',
  "tritables progress": '{"format":"tritables-progress/1","name":"Jo","games":{"tricom":{}}}',
  [`tritables ${path} k`]: JSON.stringify({ ...GAME, at: 1_760_000_000 }),
  [`tritables ${path} older`]: JSON.stringify(GAME),
  [`tritables ${path} here`]: '"fr"',
  [`tritables ${folder} chosen`]: '{"theme":"dark","notation":true,"lang":"nl"}',
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, text] of Object.entries(OLD)) localStorage.setItem(name, text);
});

afterEach(() => vi.restoreAllMocks());

async function page(titles: Record<string, string>) {
  const { PageStorage } = await import("../../src/page/pageStorage");
  const data = { lang: "en", spoken: ["en", "nl"], titles, boards: { b0: { key: "k" } } };
  return new PageStorage(data as never);
}

test("lessons are where they were left, also those without a time", async () => {
  const { hasSavedLessons, savedLesson, savedLessons } = await import(
    "../../src/storage/lessonStorage"
  );
  const saved = { format: "tritables-sitting/1" };
  expect(hasSavedLessons()).toBe(true);
  expect(savedLesson("0123456789abcdef")).toEqual({ at: 1_760_000_000, saved });
  expect(savedLessons()["fedcba9876543210"]).toEqual({ at: 0, saved });
});

test("what is known is known", async () => {
  const learner = await import("../../src/learner/learnerStorage");
  expect(learner.progress()).toMatchObject({ name: "Jo", games: { tricom: {} } });
  expect(learner.storageTrouble()).toBe(null);
});

test("games of a page are there, and one that no board begins as is told of once", async () => {
  const storage = await page({ en: "", nl: "" });
  expect(storage.board({ key: "k", place: null } as never).kept).toMatchObject(GAME);
  expect(storage.lost()).toEqual(["b0"]);
  expect(storage.lost()).toEqual([]);
  expect(storage.board({ key: "older", place: null } as never).kept).toMatchObject(GAME);
});

test("choices hold, and the language of the page before that of the site", async () => {
  const one = await page({ en: "", nl: "" });
  const other = await page({ en: "", nl: "", fr: "" });
  expect(one.chosen).toEqual({ theme: "dark", notation: true, lang: "nl" });
  expect(other.chosen).toEqual({ theme: "dark", notation: true, lang: "fr" });
});
