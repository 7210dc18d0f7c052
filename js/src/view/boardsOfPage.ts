// The boards of a page, one below the other: which comes next, and the way to it.

import { signal } from "@preact/signals-core";
import type { View } from "./view";

/** The boards that are on the page, lessons and others, whose titles others can tell. */
const lessons = signal<readonly View[]>([]);

/** Count a view among the lessons of its page; returns what ends it. */
export function registerLesson(view: View): () => void {
  lessons.value = [...lessons.peek(), view];
  return () => {
    lessons.value = lessons.peek().filter((one) => one !== view);
  };
}

/** What comes below a board. */
export interface NextBoard {
  /** What the chapter is called; null for a board that is no chapter. */
  title: string | null;
  go(): void;
}

/** The next board of the notebook or page; null below the last one, and on the whole screen. */
export function nextBoard(view: View): NextBoard | null {
  const all = lessons.value;
  const root = view.el.getRootNode() as Document | ShadowRoot;
  // In Lab several notebooks may be open.
  const page = view.el.closest(".jp-Notebook") ?? root;
  const next = [...page.querySelectorAll<HTMLElement>(".tritables")].find(
    (one) => isAfter(view.el, one) && !view.el.contains(one),
  );
  if (!next || view.full.value) return null;
  const chapter = otherChapter(view, next);
  if (chapter) return { title: headingOf(chapter), go: () => open(chapter) };
  const lesson = all.find(({ el }) => el === next.parentElement);
  return {
    title: lesson?.endpoint.table.value.chapter?.title ?? null,
    go: () => goBelow(view.el, next),
  };
}

/** The chapter of a board, on a page that shows one at a time and another one now. */
function otherChapter(view: View, board: Element): Element | null {
  const chapter = board.closest(".tt-chapter");
  return chapter === view.el.closest(".tt-chapter") ? null : chapter;
}

/** Show a chapter of a page that shows one at a time. */
function open(chapter: Element): void {
  location.hash = chapter.querySelector("[id]")?.id ?? "";
}

/** What a chapter of a page that shows one at a time is called, in the language of the page. */
function headingOf(chapter: Element): string | null {
  const { lang } = document.documentElement;
  const said = chapter.querySelector(`[data-for~="${lang}"] h2`) ?? chapter.querySelector("h2");
  return said?.textContent ?? null;
}

/** The board of the page on which a whole game is played, below a chapter; null where none is. */
export function gameBoard(view: View): NextBoard | null {
  const root = view.el.getRootNode() as Document | ShadowRoot;
  const page = view.el.closest(".jp-Notebook") ?? root;
  const last = [...page.querySelectorAll<HTMLElement>(".tritables")].at(-1);
  const isLesson = lessons.value.some(
    ({ el, endpoint }) => el === last?.parentElement && endpoint.table.value.chapter != null,
  );
  if (!last || isLesson || view.full.value || !isAfter(view.el, last)) return null;
  const chapter = otherChapter(view, last);
  return { title: null, go: () => (chapter ? open(chapter) : goBelow(view.el, last)) };
}

const isAfter = (el: Node, other: Node): boolean =>
  (el.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Bring what is written between two boards to the upper edge, and the focus to the lower one. */
function goBelow(el: HTMLElement, next: HTMLElement): void {
  el.style.scrollMarginTop = `-${el.offsetHeight}px`;
  el.scrollIntoView();
  el.style.removeProperty("scroll-margin-top");
  next.querySelector<HTMLElement>("nav button:not([disabled]), .tt-place[tabindex='0']")?.focus({
    preventScroll: true,
  });
}
