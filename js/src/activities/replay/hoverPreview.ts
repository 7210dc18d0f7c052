// A glimpse of another position of a replay: on the board while the pointer rests on its move.

import type { Glimpsed } from "../../protocol/generated/scene";
import { show } from "../../view/preview";
import type { View } from "../../view/view";

/** Milliseconds that a pointer rests on a move before its position is shown. */
const REST = 180;

/** What a move or a branch stands for: a ply of the line, or the number of a position. */
function meant(target: EventTarget | null): { at: number | null; branch: number | null } | null {
  const on =
    target instanceof Element ? target.closest<HTMLElement>("[data-ply], [data-node]") : null;
  if (!on) return null;
  const { ply, node } = on.dataset;
  return { at: ply ? Number(ply) : null, branch: node ? Number(node) : null };
}

/** Let a mouse that rests on a move show its position; returns what ends it. */
export function previewOnHover(view: View): () => void {
  const { endpoint, el } = view;
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let on: Element | null = null;
  let ends: (() => void) | null = null;

  const leave = (): void => {
    clearTimeout(timer);
    on = null;
    ends?.();
    ends = null;
  };
  const over = (event: PointerEvent): void => {
    const asked = meant(event.target);
    const now = asked ? (event.target as Element).closest("[data-ply], [data-node]") : null;
    if (now === on) return;
    leave();
    if (!asked || !now || event.pointerType !== "mouse" || event.buttons) return;
    if (!endpoint.table.peek().replay || view.lifted.peek() !== null) return;
    on = now;
    timer = setTimeout(() => {
      void endpoint.ask({ kind: "glimpse", ...asked }).then((ok) => {
        const { glimpse } = endpoint.last;
        if (ok && glimpse && on === now) ends = stand(view, glimpse);
      });
    }, REST);
  };
  const options = { signal: stop.signal };
  el.addEventListener("pointerover", over, options);
  el.addEventListener("pointerleave", leave, options);
  el.addEventListener("pointerdown", leave, options);
  return () => {
    stop.abort();
    leave();
  };
}

/** Show another position; returns what shows the own one again. */
function stand(view: View, glimpse: Glimpsed): () => void {
  const release = fixed(view);
  const ends = show(view, glimpse);
  return () => {
    ends();
    requestAnimationFrame(release); // when the own position is drawn again
  };
}

/** Keep what stands beside the sheet as high as it is: a move stays under the pointer on it. */
function fixed(view: View): () => void {
  const parts = [...view.el.querySelectorAll<HTMLElement>(".tt-coach, .tt-controls")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const sheet = view.el.querySelector<HTMLElement>(".tt-coach > .tt-sheet");
  const { width = 0, height = 0, top = 0 } = sheet?.getBoundingClientRect() ?? {};
  const [coach] = parts;
  parts.forEach((part, nth) => {
    const style = { position: "relative", boxSizing: "border-box", overflow: "hidden" };
    Object.assign(part.style, { ...style, height: `${boxes[nth]?.height}px` });
  });
  if (sheet && coach) {
    // Among what the coach says it would move as that changes.
    const below = top - (boxes[0]?.top ?? 0) + coach.scrollTop;
    const at = { position: "absolute", top: `${below}px` };
    Object.assign(sheet.style, { ...at, width: `${width}px`, height: `${height}px` });
    parts.push(sheet);
  }
  return () => {
    for (const part of parts) part.removeAttribute("style");
  };
}
