// What the page around a table has to be told: keys and room are the table's own.

import type { AnyModel } from "@anywidget/types";

/** Lumino, which JupyterLab and Notebook 7 are made of, leaves alone what has this attribute. */
export const OWN_KEYS = "data-lm-suppress-shortcuts";

/** The class of the element that a host gives a table; its style makes room in a row. */
const HOST = "tritables-host";

/** Settle into the host that a table's root stands in; returns what undoes it. */
export function settle(root: HTMLElement): () => void {
  const host = root.parentElement;
  // A key that is meant for the table must not reach the notebook around it.
  const keep = (event: Event): void => event.stopPropagation();
  // Lumino hears a key before the table does, and walks upwards from where the focus is: Notebook 7
  // has a shortcut for whatever is focused in a cell, so the root's own attribute comes too late.
  const own = (event: Event): void => {
    if (event.target instanceof Element) event.target.setAttribute(OWN_KEYS, "true");
  };
  host?.classList.add(HOST);
  root.addEventListener("keydown", keep);
  root.addEventListener("focusin", own);
  return () => {
    host?.classList.remove(HOST);
    root.removeEventListener("keydown", keep);
    root.removeEventListener("focusin", own);
  };
}

/**
 * In marimo, have the cells that read a table run again after a move: there they follow what a page
 * writes, and a move is asked for by message. Returns what ends it.
 */
export function tellMarimo(model: AnyModel, el: HTMLElement): () => void {
  const root = el.getRootNode();
  if (!(root instanceof ShadowRoot) || !root.host.localName.startsWith("marimo")) return () => {};
  const tell = (): void => {
    model.set("_heard", (Number(model.get("_heard")) || 0) + 1);
    model.save_changes();
  };
  model.on("change:view", tell);
  return () => model.off("change:view", tell);
}
