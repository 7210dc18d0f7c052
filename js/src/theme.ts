// Light or dark: as the table says or, when it leaves that to the page, as the page looks.

import { type Signal, signal } from "@preact/signals-core";
import type { Theme } from "./art";

/** Follow the page that an element stands in; `stop` ends it. */
export function pageTheme(el: HTMLElement): { theme: Signal<Theme>; stop: () => void } {
  const theme = signal<Theme>(look(el));
  const update = (): void => {
    theme.value = look(el);
  };
  const body = el.ownerDocument.body;
  const watcher = new MutationObserver(update);
  watcher.observe(body, {
    attributes: true,
    attributeFilter: ["class", "style", "data-jp-theme-light", "data-jp-theme-name"],
  });
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
    const channels = getComputedStyle(at)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number);
    if (!channels || (channels[3] ?? 1) < 0.5) continue;
    const [red = 0, green = 0, blue = 0] = channels;
    return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "dark" : "light";
  }
  return "light";
}

function parent(el: Element): Element | null {
  if (el.parentElement) return el.parentElement;
  const root = el.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
