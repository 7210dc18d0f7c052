// The art and its colours: the same files that the still picture is drawn from.

import source from "../../tritables/scene/art/art.svg";
import palette from "../../tritables/scene/art/palette.json";

export type Theme = "light" | "dark";

const symbols = source.slice(source.indexOf(">") + 1, source.lastIndexOf("</svg>"));

/** The symbols with ids of their own, so that two views on a page never share one. */
export function symbolsFor(prefix: string): string {
  return symbols.replace(/(id="|href="#|url\(#)/g, `$1${prefix}`);
}

/** The colours of a theme as custom properties. */
export function colours(theme: Theme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette[theme]).map(([name, value]) => [`--tt-${name}`, value]),
  );
}
