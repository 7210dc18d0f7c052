// The art of the game, which comes from the kernel: the same that the still picture is drawn from.

import type { Art } from "../protocol/generated/scene";

export type Theme = "light" | "dark";

/** The symbols with ids of their own, so that two views on a page never share one. */
export function symbolsFor(art: Art, prefix: string): string {
  return art.symbols.replace(/(id="|href="#|url\(#)/g, `$1${prefix}`);
}

/** The colours of a theme as custom properties, for a deck of two colours or of four. */
export function colours(art: Art, theme: Theme, four = false): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...art[theme], ...(four ? art.four : {}) }).map(([name, value]) => [
      `--tt-${name}`,
      value,
    ]),
  );
}
