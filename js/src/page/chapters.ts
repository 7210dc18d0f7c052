// A course on a page, read one chapter at a time: the bar with its chapters, and their addresses.
// Without script, and on paper, all of it stands below each other.

import { stepsOf } from "../learner/learnerModel";
import { progress, watchProgress } from "../learner/learnerStorage";
import { lastChapter, noteChapter } from "./lastChapter";

/** Texts of a page. */
const PROSE = ".tt-page-prose";
/** Where a board stands, or will. */
const BOARD = ".tt-page-board";
/** Below this width the rest of the page's head is in the list of chapters. */
const NARROW = "(width < 620px)";
/** What can be focused on a board, from above. */
const FOCUSABLE = ".tritables nav button:not([disabled]), .tritables .tt-place[tabindex='0']";

/** Show the chapters of a page one at a time; false where it is no course. */
export function showChapters(): boolean {
  const bar = document.querySelector<HTMLElement>(".tt-chapters");
  const chapters = [...document.querySelectorAll<HTMLElement>(".tt-chapter")];
  const [first] = chapters;
  if (!bar || !first) return false;
  // What the course is about is read after its first board.
  const lead = document.querySelector(".tt-lead");
  if (lead) first.querySelector(BOARD)?.after(lead);
  const pager = new ChapterPager(bar, chapters, lead);
  history.scrollRestoration = "manual";
  pager.show(named(chapters) ?? pager.unfinished() ?? first);
  addEventListener("hashchange", () => {
    pager.show(named(chapters) ?? first);
    pager.land();
  });
  return true;
}

/** The chapter that the address names, or that has what it names. */
function named(chapters: readonly HTMLElement[]): HTMLElement | undefined {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return chapters.find((one) => one.contains(target));
}

/** The name of a chapter in addresses. */
const idOf = (chapter: Element): string => chapter.querySelector("[id]")?.id ?? "";

/** Whether the page is opened anew, and neither loaded again nor gone back to. */
function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "navigate";
}

/** A heading in each language of the page, as its texts stand in it. */
function titleOf(part: Element, heading: string): HTMLElement[] {
  const prose = part.querySelector(PROSE);
  const texts = [...(prose?.querySelectorAll<HTMLElement>(":scope > [lang]") ?? [])];
  if (prose instanceof HTMLElement && texts.length === 0) texts.push(prose);
  return texts.map((text) => {
    const span = make("span", "", text.querySelector(heading)?.textContent ?? "");
    if (text.lang) span.lang = text.lang;
    if (text.dataset["for"]) span.dataset["for"] = text.dataset["for"];
    return span;
  });
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  look: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const el = document.createElement(tag);
  if (look) el.className = look;
  el.append(...content);
  return el;
}

class ChapterPager {
  readonly #list = make("details", "");
  readonly #name = make("summary", "");
  readonly #before = make("a", "tt-chapter-before");
  readonly #after = make("a", "tt-chapter-after");
  readonly #links: readonly HTMLAnchorElement[];
  readonly #game: string;
  readonly #numbered: readonly HTMLElement[];

  constructor(
    bar: HTMLElement,
    readonly chapters: readonly HTMLElement[],
    readonly lead: Element | null,
  ) {
    this.#game = bar.dataset["game"] ?? "";
    const taught = chapters.filter((one) => one.dataset["steps"]);
    this.#numbered =
      taught.length > 0 ? taught : chapters.filter((one) => one.querySelector(BOARD));
    this.#links = chapters.map((one) => {
      const number = make("i", "", this.#numberOf(one));
      number.ariaHidden = "true";
      const link = make("a", "", number, make("span", "", ...titleOf(one, "h2")));
      link.href = `#${idOf(one)}`;
      link.addEventListener("click", () => this.close());
      return link;
    });
    const panel = make("div", "tt-chapter-list");
    panel.append(make("ol", "", ...this.#links.map((link, nth) => this.#line(link, nth, bar))));
    this.#list.append(this.#name, panel);
    this.#before.rel = "prev";
    this.#after.rel = "next";
    bar.append(this.#before, this.#list, this.#after);
    this.#closeWhenLeft();
    this.#takeHead(bar, panel);
    watchProgress(() => this.#tellDone());
    this.#tellDone();
  }

  /** A line of the list; above the first of the short way, and of what lies beyond, it is said so. */
  #line(link: HTMLAnchorElement, nth: number, bar: HTMLElement): HTMLElement {
    const wayOf = (at: number): string | null => {
      const chapter = this.chapters[at];
      if (!chapter?.dataset["steps"]) return null;
      return "core" in chapter.dataset ? "core" : "beyond";
    };
    const way = wayOf(nth);
    const isMarked = this.chapters.some((one) => "core" in one.dataset);
    if (!isMarked || way === null || way === wayOf(nth - 1)) return make("li", "", link);
    const names = JSON.parse(bar.dataset["ways"] ?? "{}") as Record<string, Record<string, string>>;
    const said = Object.entries(names[way] ?? {}).map(([lang, name]) => {
      const text = make("span", "", name);
      text.lang = text.dataset["for"] = lang;
      return text;
    });
    return make("li", "", make("p", "tt-chapter-way", ...said), link);
  }

  /** Where somebody was who opens the page anew; once that is done, the next one that is not. */
  unfinished(): HTMLElement | undefined {
    if (location.hash || !isOpenedAnew()) return undefined;
    const last = this.chapters.findIndex((one) => idOf(one) === lastChapter(this.#game));
    if (last < 0 && !this.chapters.some((one) => this.#isDone(one))) return undefined;
    const from = Math.max(0, last);
    const onward = [...this.chapters.slice(from), ...this.chapters.slice(0, from)];
    return onward.find((one) => one.dataset["steps"] && !this.#isDone(one)) ?? onward[0];
  }

  show(chapter: HTMLElement): void {
    for (const one of this.chapters) one.classList.toggle("tt-is-here", one === chapter);
    const at = this.chapters.indexOf(chapter);
    if (chapter.dataset["steps"]) noteChapter(this.#game, idOf(chapter));
    const number = this.#numberOf(chapter);
    const game = titleOf(this.lead ?? chapter, "h1");
    this.#name.replaceChildren(
      make("span", "tt-chapter-game", ...game),
      make("strong", "", ...titleOf(chapter, "h2")),
      make("small", "", number && `${number} / ${this.#numbered.length}`),
    );
    for (const [nth, link] of this.#links.entries()) link.ariaCurrent = nth === at ? "page" : null;
    lead(this.#before, this.chapters[at - 1]);
    lead(this.#after, this.chapters[at + 1]);
  }

  /** Land at what the address names: the board of a chapter, or a heading further down in it. */
  land(): void {
    this.close();
    for (const el of [document.scrollingElement, document.getElementById("rendered_cells")])
      el?.scrollTo(0, 0);
    const chapter = document.querySelector(".tt-chapter.tt-is-here");
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (chapter && target && target.id !== idOf(chapter)) target.scrollIntoView();
    else chapter?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }

  /** The number of a chapter that is taught; what is told beside is not counted. */
  #numberOf(chapter: HTMLElement): string {
    const at = this.#numbered.indexOf(chapter);
    return at < 0 ? "" : `${at + 1}`;
  }

  close(): void {
    this.#list.open = false;
  }

  #isDone(chapter: HTMLElement): boolean {
    const known = stepsOf(progress(), this.#game);
    const steps = chapter.dataset["steps"]?.split(" ") ?? [];
    return steps.length > 0 && steps.every((step) => Object.hasOwn(known, step));
  }

  #tellDone(): void {
    for (const [nth, chapter] of this.chapters.entries())
      this.#links[nth]?.classList.toggle("tt-is-done", this.#isDone(chapter));
  }

  #closeWhenLeft(): void {
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !this.#list.contains(target)) this.close();
    });
    this.#list.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.close();
      this.#name.focus();
    });
  }

  /** Have the rest of the page's head in the list where there is no room for it beside the bar. */
  #takeHead(bar: HTMLElement, panel: HTMLElement): void {
    const [before, after] = [bar.previousElementSibling, bar.nextElementSibling];
    const narrow = matchMedia(NARROW);
    const settle = (): void => {
      for (const one of [before, after]) if (one && narrow.matches) panel.append(one);
      if (before && !narrow.matches) bar.before(before);
      if (after && !narrow.matches) bar.after(after);
    };
    narrow.addEventListener("change", settle);
    settle();
  }
}

/** Have a link lead to a chapter; where there is none it is not there. */
function lead(link: HTMLAnchorElement, chapter: HTMLElement | undefined): void {
  link.classList.toggle("tt-is-nowhere", !chapter);
  if (!chapter) {
    link.removeAttribute("href");
    link.replaceChildren();
    return;
  }
  link.href = `#${idOf(chapter)}`;
  link.replaceChildren(make("span", "tt-unseen", ...titleOf(chapter, "h2")));
}
