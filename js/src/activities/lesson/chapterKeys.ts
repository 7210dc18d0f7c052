// Keys that step through a chapter.

import type { View } from "../../view/view";

/** Let keys step through a chapter, wherever in the table the focus is; returns what ends it. */
export function stepByKeys(view: View): () => void {
  // Keys do not leave the table, so that is where they are heard.
  const root = view.el.querySelector<HTMLElement>(".tritables") ?? view.el;
  const on = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    const field = event.target instanceof Element && event.target.closest("input, select, dialog");
    if (by === undefined || event.metaKey || field || !view.endpoint.table.peek().chapter) return;
    event.preventDefault();
    view.walk(by);
  };
  root.addEventListener("keydown", on);
  return () => root.removeEventListener("keydown", on);
}

/** How far each key steps. */
const KEYS: Record<string, number | undefined> = { PageUp: -1, PageDown: 1, "[": -1, "]": 1 };
