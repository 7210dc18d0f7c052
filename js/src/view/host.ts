// What the page around a table has to be told: keys and room are the table's own.

import type { AnyModel } from "@anywidget/types";
import type { Signal } from "@preact/signals-core";

/** Lumino, which JupyterLab and Notebook 7 are made of, leaves alone what has this attribute. */
export const OWN_KEYS = "data-lm-suppress-shortcuts";

/** The class of the element that a host gives a table; its style makes room in a row. */
const HOST = "tritables-host";

/** The height that a bound table asks for, in pixels: where it has it, nothing binds it any more. */
const ENDLESS = 4000;

/**
 * Tell from now on the height to which its host binds a root that would take more. It is told
 * between layout and paint, so that nobody sees the root stick out. Returns what ends it.
 */
function measureBound(root: HTMLElement, bound: Signal<number>): () => void {
  const low = (el: Element): number => el.getBoundingClientRect().bottom;
  const size = new ResizeObserver(() => {
    const high = root.clientHeight;
    const isBound =
      bound.peek() < ENDLESS
        ? high < ENDLESS
        : [...root.querySelectorAll(PARTS)].some((part) => low(part) > low(root) + 1);
    bound.value = isBound ? high : Number.POSITIVE_INFINITY;
  });
  size.observe(root);
  return () => size.disconnect();
}

/** What lies in a root below each other or beside. */
const PARTS = ".tt-play>*,.tt-side>*";

/** Settle into the host that a table's root stands in; returns what undoes it. */
export function settleInHost(root: HTMLElement, bound: Signal<number>): () => void {
  const host = root.parentElement;
  const leaving = new AbortController();
  const { signal } = leaving;
  host?.classList.add(HOST);
  // A key that is meant for the table must not reach the notebook around it.
  root.addEventListener("keydown", (event) => event.stopPropagation(), { signal });
  // Lumino hears a key before the table does, and walks upwards from where the focus is: Notebook 7
  // has a shortcut for whatever is focused in a cell, so the root's own attribute comes too late.
  const own = (event: Event): void => {
    if (event.target instanceof Element) event.target.setAttribute(OWN_KEYS, "true");
  };
  root.addEventListener("focusin", own, { signal });
  const unmeasure = measureBound(root, bound);
  return () => {
    unmeasure();
    leaving.abort();
    host?.classList.remove(HOST);
  };
}

/**
 * In marimo, have the cells that read a table run again after a move: there they follow what a page
 * writes, and a move is asked for by message. Returns what ends it.
 */
export function notifyMarimo(model: AnyModel, el: HTMLElement): () => void {
  const root = el.getRootNode();
  if (!(root instanceof ShadowRoot) || !root.host.localName.startsWith("marimo")) return () => {};
  const tell = (): void => {
    model.set("_heard", (Number(model.get("_heard")) || 0) + 1);
    model.save_changes();
  };
  model.on("change:view", tell);
  return () => model.off("change:view", tell);
}
