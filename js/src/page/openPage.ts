// Opens a page: draws its boards from what stands in the page, then wakes Python.

import * as second from "../lazyEntry";
import { mount } from "../panels/mount";
import { lazy } from "../view/lazy";
import type { Value } from "./boardHost";
import { BoardSupervisor } from "./boardSupervisor";
import { showChapters } from "./chapters";
import { showCourseProgress } from "./courseProgress";
import { showLearnerDashboard } from "./learnerDashboard";
import type { Line } from "./line";
import type { PageData } from "./pageData";
import type { ReaderChoices } from "./pageStorage";
import { restoreReading } from "./readingPosition";
import { unpackPool } from "./unpackPool";

/** How far below the window a board is got ready to be played at. */
const NEAR = "300px";
const THEMES = ["auto", "light", "dark"];

/** Where a page is: how Python is reached, and what its address says. */
export interface PagePlace {
  line: Line;
  /** The language that its address names by itself. */
  lang?: string;
  /** Have the address say what was chosen. */
  keep(name: string, value: string): void;
  /** What is to be done, once, when there is nothing left that the page waits for. */
  settled: (() => void) | null;
  /** Whether Python may start while the boards are being drawn. */
  startsEarly: boolean;
  /** Hears of the boards before any is shown. */
  begun?(boards: BoardSupervisor): void;
}

/** The text of an element that carries data. */
export function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/** What the address asks for, as far as there is such. */
function asked(data: PageData, own: string | undefined): ReaderChoices {
  const query = new URLSearchParams(location.search);
  const [lang, theme] = [own ?? query.get("lang") ?? "", query.get("theme") ?? ""];
  return {
    ...(data.spoken.includes(lang) ? { lang } : {}),
    ...(THEMES.includes(theme) ? { theme } : {}),
  };
}

/** The language in which a page opens for whoever has not chosen one. */
function preferred({ lang, wished }: PageData): string {
  const likes = navigator.languages.map((one) => one.replace(/-.*/, "").toLowerCase());
  return likes.find((one) => wished.includes(one)) ?? lang;
}

function languages(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("input[name=tt-lang]")];
}

/** Have the page around the boards speak the language, and be as light as the boards. */
function dress(data: PageData, place: PagePlace, name: string, value: Value): void {
  const root = document.documentElement;
  if (typeof value !== "string") return;
  // What is chosen on a page in one language is chosen for its boards.
  if (name === "lang" && data.spoken.length === 1) return;
  place.keep(name, value);
  if (name === "theme") root.dataset["theme"] = value;
  else {
    root.lang = value;
    document.title = data.titles[value] ?? document.title;
    for (const box of languages()) box.checked = box.value === value;
  }
}

/** Wait until all of the page is there: what Python is made of may stand at its end. */
function whole(): Promise<unknown> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done));
}

/** Open the page, which is at such a place. */
export async function openPage(placeOf: (data: PageData) => PagePlace): Promise<void> {
  // A page brings its second piece along: there may be nobody to ask for it.
  lazy.value = second;
  const data = (await unpackPool(JSON.parse(textOf("tt-data")) as string)) as PageData;
  data.lang = preferred(data);
  const place = placeOf(data);
  const supervisor = new BoardSupervisor(data, place.line, asked(data, place.lang), (name, value) =>
    dress(data, place, name, value),
  );
  supervisor.line.settled = place.settled;
  place.begun?.(supervisor);
  for (const [name, value] of Object.entries(supervisor.chosen)) dress(data, place, name, value);
  if (place.startsEarly) supervisor.wake();
  if (!showChapters())
    restoreReading({
      sections: ".tt-page-prose[id]",
      depth: () => scrollY,
      grows: [document.body],
    });
  showCourseProgress(document);
  showLearnerDashboard(document);
  for (const box of languages())
    box.addEventListener("change", () => supervisor.choose("lang", box.value));
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        supervisor.notice((target as HTMLElement).dataset["board"] ?? "", isIntersecting);
    },
    { rootMargin: NEAR },
  );
  const seat = (el: HTMLElement): void => {
    const board = supervisor.boards.get(el.dataset["board"] ?? "");
    if (!board) return;
    board.places.push(el);
    mount(board, el);
    near.observe(el);
  };
  const all = [...document.querySelectorAll<HTMLElement>("[data-board]")];
  const isLater = (el: HTMLElement): boolean => el.closest(".tt-chapter:not(.tt-is-here)") !== null;
  for (const el of all.filter((one) => !isLater(one))) seat(el);
  await whole();
  for (const el of all.filter(isLater)) seat(el);
  // Else the boards are painted before it takes the only one.
  requestAnimationFrame(() => setTimeout(() => supervisor.wake()));
}
