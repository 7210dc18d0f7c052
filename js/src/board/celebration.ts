// A small celebration of what a move brought: sparks around its places, which block nothing.

import { effect } from "@preact/signals-core";
import type { Scene } from "../protocol/generated/scene";
import type { View } from "../view/view";

/** Milliseconds for which a celebration stays. */
const STAYS = 1600;
const SPARKS = 12;

/** Celebrate from now on what moves bring; returns what ends it. */
export function celebrate(view: View): () => void {
  const { scene, table, words } = view.endpoint;
  let [before, at] = [scene.peek(), table.peek().at];
  let goes: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  const clear = (): void => {
    clearTimeout(goes);
    shown?.remove();
    shown = null;
  };
  const stop = effect(() => {
    const [now, ply] = [scene.whole.value, table.whole.value.at];
    const moved = now !== before && ply > at;
    if (now !== before) clear();
    const was = before;
    [before, at] = [now, ply];
    const found = moved && now.told.find(({ rule }) => words.peek().cheers.includes(rule));
    if (!found) return;
    shown = sparks(view.el, laid(was, now, found.places));
    goes = setTimeout(clear, STAYS);
  });
  return () => {
    stop();
    clear();
  };
}

/** Of some places that where the last move laid something: another piece is on top of it. */
function laid(before: Scene, now: Scene, places: readonly string[]): string | undefined {
  const tops = ({ pieces }: Scene): Map<string, string> =>
    new Map(pieces.map(({ place, art, text, spots }) => [place, `${art} ${text} ${spots}`]));
  const [was, is] = [tops(before), tops(now)];
  return places.find((place) => was.get(place) !== is.get(place)) ?? places[0];
}

/** Draw sparks at the corner of a place, or in the middle of the board; the words say what it is. */
function sparks(root: HTMLElement, place: string | undefined): HTMLElement | null {
  const stage = root.querySelector(".tt-stage");
  if (!stage) return null;
  const around = stage.getBoundingClientRect();
  const at =
    place === undefined ? null : stage.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const { right, top } = at?.getBoundingClientRect() ?? {
    right: (around.left + around.right) / 2,
    top: (around.top + around.bottom) / 2,
  };
  const cheer = root.ownerDocument.createElement("div");
  cheer.className = "tt-cheer";
  cheer.ariaHidden = "true";
  cheer.style.left = `${right - around.left}px`;
  cheer.style.top = `${top - around.top}px`;
  cheer.append(root.ownerDocument.createElement("b"));
  for (let nth = 0; nth < SPARKS; nth++) {
    const spark = root.ownerDocument.createElement("i");
    spark.style.rotate = `${(360 / SPARKS) * nth}deg`;
    cheer.append(spark);
  }
  stage.append(cheer);
  return cheer;
}
