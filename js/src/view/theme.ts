// Light or dark: as the table says or, when it leaves that to the page, as the page looks.

import { type Signal, signal } from "@preact/signals-core";
import type { Theme } from "./art";

/** Follow the page that an element stands in; `stop` ends it. */
export function pageTheme(el: HTMLElement): { theme: Signal<Theme>; stop: () => void } {
  const theme = signal<Theme>(look(el));
  const update = (): void => {
    theme.value = look(el);
  };
  const { body, documentElement } = el.ownerDocument;
  const watcher = new MutationObserver(update);
  for (const at of [body, documentElement]) {
    watcher.observe(at, { attributes: true }); // by one of which pages switch their theme
  }
  const media = matchMedia("(prefers-color-scheme: dark)");
  media.addEventListener("change", update);
  // A theme's style sheet may come after the attribute that names it.
  const later = setTimeout(update, 300);
  return {
    theme,
    stop: () => {
      watcher.disconnect();
      media.removeEventListener("change", update);
      clearTimeout(later);
    },
  };
}

/** How the page looks: by the first background behind the element that is not see-through. */
function look(el: HTMLElement): Theme {
  const named = el.ownerDocument.body.getAttribute("data-jp-theme-light");
  if (named === "true") return "light";
  if (named === "false") return "dark";
  for (let at: Element | null = el; at; at = parent(at)) {
    const light = lightness(getComputedStyle(at).backgroundColor);
    if (light !== null) return light < 0.5 ? "dark" : "light";
  }
  return "light";
}

/** How light a computed colour is, from 0 to 1; null when one rather sees through it. */
export function lightness(colour: string): number | null {
  const [, name = "", inside = ""] = colour.match(/^([a-z-]+)\((.*)\)$/) ?? [];
  const [space] = inside.match(/^[a-z][a-z\d-]*(?= )/) ?? [""];
  const channels = (inside.slice(space.length).match(/none|-?[\d.]+(e-?\d+)?%?/g) ?? []).map(value);
  const [first = 0, second = 0, third = 0, alpha = 1] = channels;
  if (channels.length < 3 || alpha < 0.5) return null;
  if (name.startsWith("ok")) return first;
  if (name === "lab" || name === "lch") return first / 100;
  if (space.startsWith("xyz")) return second > 0 ? Math.cbrt(second) : 0;
  const all = space ? 1 : 255;
  return (0.299 * first + 0.587 * second + 0.114 * third) / all;
}

function value(channel: string): number {
  if (channel === "none") return 0;
  return Number.parseFloat(channel) / (channel.endsWith("%") ? 100 : 1);
}

function parent(el: Element): Element | null {
  if (el.parentElement) return el.parentElement;
  const root = el.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
