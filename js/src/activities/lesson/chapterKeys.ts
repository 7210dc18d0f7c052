// Keys that step through a chapter.

import { effect } from "@preact/signals-core";
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
  // Said where it holds, for screen readers: not before the keys are heard, nor without a chapter.
  const silence = effect(() => {
    if (view.endpoint.table.value.chapter) root.setAttribute("aria-keyshortcuts", SHORTCUTS);
    else root.removeAttribute("aria-keyshortcuts");
  });
  return () => {
    silence();
    root.removeEventListener("keydown", on);
    root.removeAttribute("aria-keyshortcuts");
  };
}

/** How far each key steps. */
const KEYS: Record<string, number | undefined> = { PageUp: -1, PageDown: 1, "[": -1, "]": 1 };

const SHORTCUTS = Object.keys(KEYS).join(" ");
