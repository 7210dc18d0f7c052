// A small celebration of what a move brought: sparks around its places, which block nothing.

import { effect } from "@preact/signals-core";
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
    [before, at] = [now, ply];
    const found = moved && now.told.find(({ rule }) => words.peek().cheers.includes(rule));
    if (!found) return;
    shown = sparks(view.el, found.places);
    goes = setTimeout(clear, STAYS);
  });
  return () => {
    stop();
    clear();
  };
}

/** Draw sparks in the middle of some places, or of the board; the words say what it is. */
function sparks(root: HTMLElement, places: readonly string[]): HTMLElement | null {
  const stage = root.querySelector(".tt-stage");
  if (!stage) return null;
  const around = stage.getBoundingClientRect();
  const boxes = places
    .map((id) => stage.querySelector(`[data-place="${CSS.escape(id)}"]`)?.getBoundingClientRect())
    .filter((box) => box !== undefined);
  const [first = around, ...rest] = boxes;
  const left = rest.reduce((x, box) => Math.min(x, box.left), first.left);
  const right = rest.reduce((x, box) => Math.max(x, box.right), first.right);
  const top = rest.reduce((y, box) => Math.min(y, box.top), first.top);
  const bottom = rest.reduce((y, box) => Math.max(y, box.bottom), first.bottom);
  const cheer = root.ownerDocument.createElement("div");
  cheer.className = "tt-cheer";
  cheer.ariaHidden = "true";
  cheer.style.left = `${(left + right) / 2 - around.left}px`;
  cheer.style.top = `${(top + bottom) / 2 - around.top}px`;
  cheer.append(root.ownerDocument.createElement("b"));
  for (let nth = 0; nth < SPARKS; nth++) {
    const spark = root.ownerDocument.createElement("i");
    spark.style.rotate = `${(360 / SPARKS) * nth}deg`;
    cheer.append(spark);
  }
  stage.append(cheer);
  return cheer;
}
