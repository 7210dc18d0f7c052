// Why something is refused, or what a touch tells, stands where it hides least of what proves it, and
// of what can be done.

import { scrollerOf } from "../view/scrollAnchor";
import { showUnderBoard } from "../view/underBoard";
import type { View } from "../view/view";

/** How far a card that stays in sight keeps from the edge, in pixels; the style sheet says so too. */
const EDGE = 8;

/** How low a card may be made, in pixels: what is wrong stands in it; the rest is scrolled to. */
const LEAST = 80;

/**
 * Below a board a refusal lies over its lower edge, where the thumb is. Where it would hide a witness
 * there, or what can be played, it stands at the upper edge or, if it hid some of that there too, is
 * made lower. Returns what ends it.
 */
export function placeRefusal(view: View): () => void {
  const { table, words } = view.endpoint;
  let placed: string | null = null;
  let awaited: number | null = null;
  const look = (): void => {
    awaited ??= requestAnimationFrame(() => {
      awaited = null;
      const card = view.el.querySelector<HTMLElement>(".tt-play > :is(.tt-refusal, .tt-info)");
      const said = view.info.value || table.value.verdict?.count;
      const now = card ? [said, words.value.lang, view.width.value].join() : null;
      if (now === placed) return;
      placed = now;
      if (!card) return;
      if (sticks(view.el)) {
        card.style.position = "static";
        showUnderBoard(card, view);
      } else place(card, view.el);
    });
  };
  const stops = [table.whole, words, view.width, view.away, view.info].map((changes) =>
    changes.subscribe(look),
  );
  return () => {
    if (awaited !== null) cancelAnimationFrame(awaited);
    for (const stop of stops) stop();
  };
}

/** Whether the board stays in sight while what is below it is scrolled: a card there would lie behind
    it, and is brought under it. */
function sticks(root: Element): boolean {
  const room = root.querySelector(".tt-room");
  return room !== null && getComputedStyle(room).position === "sticky";
}

/**
 * Have a short card in sight below the board, together with the button below it, where all of that
 * fits the window; the page is scrolled as far as that needs. Returns whether it fits.
 */
function showBelow(card: HTMLElement, root: Element, stage: DOMRect): boolean {
  card.style.position = "static";
  const box = card.getBoundingClientRect();
  const button = root.querySelector(".tt-controls .tt-primary")?.getBoundingClientRect();
  const low = [button?.bottom ?? box.bottom, box.bottom].find(
    (bottom) => bottom - stage.top + 2 * EDGE <= innerHeight,
  );
  if (low === undefined) card.style.removeProperty("position");
  else scrollerOf(card).scrollBy({ top: Math.max(0, low + EDGE - innerHeight) });
  return low !== undefined;
}

/** Put a card at the lower edge, or at the upper one where it hides less. */
function place(card: HTMLElement, root: Element): void {
  for (const name of ["bottom", "max-height", "position"]) card.style.removeProperty(name);
  // Where a lesson fits the screen it lies over nothing.
  if (getComputedStyle(card).position === "static") return;
  const play = card.parentElement?.getBoundingClientRect();
  const stage = root.querySelector(".tt-stage")?.getBoundingClientRect();
  if (!play || !stage) return;
  if (card.matches(".tt-brief, .tt-info") && showBelow(card, root, stage)) return;
  const { top, height } = card.getBoundingClientRect();
  const all = (css: string): DOMRect[] =>
    [...root.querySelectorAll(`.tt-stage ${css}`)]
      .map((el) => el.getBoundingClientRect())
      .filter((box) => box.bottom > stage.top && box.top < stage.bottom);
  const [witnesses, ways] = [all(".tt-mark-witness path"), all(".tt-hot")];
  const seen = [...witnesses, ...ways];
  const hides = (boxes: DOMRect[], at: number): number =>
    boxes.filter((box) => box.bottom > at && box.top < at + height).length;
  if (hides(seen, top) === 0) return;
  const upper = EDGE + Math.max(0, play.top, scrollerOf(card).getBoundingClientRect().top);
  const room = top + height - EDGE - Math.max(...seen.map((box) => box.bottom));
  if (upper < top && hides(seen, upper) > 0 && room >= LEAST) {
    card.style.maxHeight = `${Math.floor(room)}px`;
    return;
  }
  const proof = hides(witnesses, upper) - hides(witnesses, top);
  const better = proof < 0 || (proof === 0 && hides(ways, upper) < hides(ways, top));
  // At the lower edge a card is held above it; held further above, it stands at the upper one.
  if (better && upper < top) card.style.bottom = `${Math.round(EDGE + top - upper)}px`;
}
