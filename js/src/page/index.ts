// The script of an exported page: draws its boards from what stands in the page, then wakes Python.

import { lessonKeeping } from "../activities/lesson/keepLesson";
import * as second from "../lazyEntry";
import { mount } from "../panels/mount";
import { lazy } from "../view/lazy";
import type { Value } from "./boardHost";
import { showChapters } from "./chapters";
import { showCourseProgress } from "./courseProgress";
import { keepChoiceInAddress } from "./keepChoiceInAddress";
import { showLearnerDashboard } from "./learnerDashboard";
import { keepOfflineCopy } from "./offlineCopy";
import { showDiskNotice } from "./openedFromFile";
import type { PageData } from "./pageData";
import type { ReaderChoices } from "./pageStorage";
import { restoreReading } from "./readingPosition";
import { watchDrawing } from "./reloadWhenFrozen";
import { unpackPool } from "./unpackPool";
import type { Start } from "./workerConnection";
import { WorkerSupervisor } from "./workerSupervisor";

/** How far below the window a board is got ready to be played at. */
const NEAR = "300px";
const THEMES = ["auto", "light", "dark"];

/** The text of an element that carries data. */
function text(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/** What the address asks for, as far as there is such. */
function asked(data: PageData): ReaderChoices {
  const query = new URLSearchParams(location.search);
  const [lang, theme] = [query.get("lang") ?? "", query.get("theme") ?? ""];
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
function dress(data: PageData, name: string, value: Value): void {
  const root = document.documentElement;
  if (typeof value !== "string") return;
  // What is chosen on a page in one language is chosen for its boards.
  if (name === "lang" && data.spoken.length === 1) return;
  keepChoiceInAddress(name, value);
  if (name === "theme") root.dataset["theme"] = value;
  else {
    root.lang = value;
    document.title = data.titles[value] ?? document.title;
    for (const box of languages()) box.checked = box.value === value;
  }
}

/** Start the worker of this page: from files of the site, or from what stands in the page. */
function start({ runtime }: PageData): Start {
  const { at, packages, parts, worker } = runtime;
  const address = (where: string): string => new URL(where, document.baseURI).href;
  const source = (where: string) =>
    at === "page" ? { packed: text(where) } : { address: address(where) };
  const script = new Blob([text(worker)], { type: "text/javascript" });
  return {
    packages,
    parts: Object.fromEntries(Object.entries(parts).map(([role, at]) => [role, source(at)])),
    worker: new Worker(at === "page" ? URL.createObjectURL(script) : address(worker)),
  };
}

/** Wait until all of the page is there: what Python is made of may stand at its end. */
function whole(): Promise<unknown> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done));
}

async function open(): Promise<void> {
  watchDrawing();
  const data = (await unpackPool(JSON.parse(text("tt-data")) as string)) as PageData;
  data.lang = preferred(data);
  showDiskNotice(data, location);
  const supervisor = new WorkerSupervisor(
    data,
    () => start(data),
    asked(data),
    (name, value) => dress(data, name, value),
  );
  const { offline } = data.runtime;
  if (offline) supervisor.settled = () => void keepOfflineCopy(offline);
  for (const [name, value] of Object.entries(supervisor.chosen)) dress(data, name, value);
  // Where there is another processor for it, Python starts while the boards are being drawn.
  if (data.runtime.at === "site" && navigator.hardwareConcurrency > 1) supervisor.wake();
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
        if (isIntersecting) supervisor.notice((target as HTMLElement).dataset["board"] ?? "");
    },
    { rootMargin: NEAR },
  );
  const place = (el: HTMLElement): void => {
    const board = supervisor.boards.get(el.dataset["board"] ?? "");
    if (!board) return;
    board.places.push(el);
    mount(board, el);
    near.observe(el);
  };
  const all = [...document.querySelectorAll<HTMLElement>("[data-board]")];
  const isLater = (el: HTMLElement): boolean => el.closest(".tt-chapter:not(.tt-is-here)") !== null;
  for (const el of all.filter((one) => !isLater(one))) place(el);
  await whole();
  for (const el of all.filter(isLater)) place(el);
  // Else the boards are painted before it takes the only one.
  requestAnimationFrame(() => setTimeout(() => supervisor.wake()));
}

// A page brings its second piece along: there may be nobody to ask for it.
lazy.value = second;
lessonKeeping.lessons = false;
void open();
