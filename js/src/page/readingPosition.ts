// Where a page is read: who opens it again in the same tab finds that section, however late the
// boards above it come.

import { Store } from "../storage/store";

/** What is kept as long as the tab is there. */
const tab = new Store("", "tab");
/** Which section of which page is read. */
const READ = "read";

/** A page that is read, as far as pages differ. */
interface Reading {
  /** The selector of its sections. */
  sections: string;
  /** How far it is scrolled, in pixels. */
  depth(): number;
  /** What grows as boards come. */
  grows: readonly Element[];
}

/** Go on where the page was read, or at the section that its address names. */
export function restoreReading({ sections, depth, grows }: Reading): void {
  const before = kept();
  addEventListener("pagehide", () => {
    const read = depth() > 0 ? (sectionRead(sections)?.id ?? "") : "";
    tab.putText(READ, `${location.pathname}#${read}`);
  });
  const [path, read = ""] = before.split("#");
  const named = location.hash.slice(1) || (path === location.pathname ? read : "");
  const wanted = document.getElementById(named);
  if (!wanted) return;
  const stay = new ResizeObserver(() => wanted.scrollIntoView());
  for (const el of grows) stay.observe(el);
  for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(kind, () => stay.disconnect(), { capture: true, once: true, passive: true });
}

/** The section that is read: the last one that begins above the middle of the window. */
export function sectionRead(sections: string): Element | undefined {
  const all = [...document.querySelectorAll(sections)];
  return all.findLast(
    (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < innerHeight / 2,
  );
}

/** What was kept, for a page that is opened again and not anew. */
function kept(): string {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type !== "reload" && opening?.type !== "back_forward") return "";
  return tab.text(READ) ?? "";
}
