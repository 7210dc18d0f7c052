// The languages of a page: its texts stand in it in each of them, and its boards go along over
// their kernel, so that games go on. Where boards are still coming, a link is a link.

import { showChapters } from "../page/chapters";
import { restoreReading, sectionRead } from "../page/readingPosition";
import { isDrawn, type WidgetManager, widgetManager, widgetParts } from "./voilaFrontEnd";

const SECTIONS = ".tt-prose[id]";

const root = document.documentElement;
/** Whether the page's texts stand in it in each language. */
const inPlace = document.querySelector(".tt-langs[data-in-place]") !== null;
const links = [...document.querySelectorAll<HTMLAnchorElement>(".tt-langs a")];
const cells = document.getElementById("rendered_cells") as HTMLElement;

/** How far the page is scrolled: once all is there the cells scroll instead of it. */
const depth = (): number => cells.scrollTop + scrollY;

function show(lang: string): void {
  const link = links.find((one) => one.lang === lang);
  if (!link || lang === root.lang) return;
  const section = sectionRead(SECTIONS);
  const top = section?.getBoundingClientRect().top ?? 0;
  root.lang = lang;
  document.title = link.dataset["title"] ?? "";
  for (const one of links) {
    if (one === link) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
  history.replaceState(history.state, "", link.href.replace(/#.*/, "") + location.hash);
  const moved = (section?.getBoundingClientRect().top ?? 0) - top;
  for (const scroller of [document.scrollingElement, cells])
    if (scroller) scroller.scrollTop += moved;
}

/** Tell one board that speaks as the page did: those of its notebook go together. */
async function tell(manager: WidgetManager, before: string, lang: string): Promise<void> {
  for (const part of widgetParts()) {
    const { board, model: id } = part.dataset;
    if (board === undefined || id === undefined) continue;
    const model = await manager.get_model(id);
    if (model.get("lang") !== before) continue;
    model.set("lang", lang);
    model.save_changes();
    return;
  }
}

function follow(link: HTMLAnchorElement, event: MouseEvent): void {
  const manager = widgetManager();
  const section = sectionRead(SECTIONS);
  if (section && depth() > 0) link.hash = section.id;
  const parts = widgetParts();
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!inPlace) return;
  if (parts.length > 0 && !(manager && parts.every(isDrawn))) return;
  event.preventDefault();
  const before = root.lang;
  show(link.lang);
  if (manager && before !== link.lang)
    tell(manager, before, link.lang).catch((fault) => console.warn("tritables:", fault));
}

for (const link of links) link.addEventListener("click", (event) => follow(link, event));

// Once all is there the cells scroll instead of the page: who has read on stays where that was.
const scrolls = (): boolean => cells.scrollHeight > cells.clientHeight;
let reached = 0;
addEventListener(
  "scroll",
  () => {
    if (!scrolls()) reached = scrollY;
  },
  { passive: true },
);
const handed = new ResizeObserver(() => {
  if (!scrolls()) return;
  handed.disconnect();
  cells.scrollTop = reached;
});
handed.observe(cells);

if (!showChapters())
  restoreReading({ sections: SECTIONS, depth, grows: [cells.firstElementChild ?? cells, cells] });

// Somebody has switched a board, and with it all of them.
new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target instanceof HTMLElement && target.matches(".tritables")) show(target.lang);
}).observe(cells, { subtree: true, attributes: true, attributeFilter: ["lang"] });
