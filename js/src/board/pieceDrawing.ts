// How a piece is drawn: its symbol, what is written on it, and its mark.

import type { Art, Box, Piece, Spots } from "../protocol/generated/scene";

const SVG = "http://www.w3.org/2000/svg";

export type Look = Pick<Piece, "art" | "spots" | "mark" | "text">;

export function element(
  name: string,
  attributes: Record<string, string | number>,
  ...children: Node[]
): SVGGElement {
  const el = document.createElementNS(SVG, name) as SVGGElement;
  for (const [key, value] of Object.entries(attributes)) {
    // A strict page takes no style from an attribute, but from a script.
    if (key === "style") el.style.cssText = String(value);
    else el.setAttribute(key, String(value));
  }
  el.append(...children);
  return el;
}

/** The inside of a piece, at the corner of its box. */
export function drawPiece(art: Art, prefix: string, look: Look, box: Box): SVGGElement {
  const [, , width] = box;
  const inner = element("g", { class: "tt-inner" }, use(prefix, look.art, box));
  const spots = art.spots[look.art];
  if (spots && look.spots) {
    inner.append(
      element(
        "g",
        { transform: `scale(${width / spots.width})`, class: "tt-spots" },
        ...look.spots.flatMap((value, nth) => spot(prefix, spots, nth, value)),
      ),
    );
  }
  inner.append(...onTop(prefix, look, box));
  return inner;
}

/** Draw another mark, or another number, on what is otherwise drawn as it should be. */
export function redrawMark(inner: Element, prefix: string, look: Look, box: Box): void {
  const under = inner.querySelector(".tt-spots") ?? inner.firstElementChild;
  while (under?.nextSibling) under.nextSibling.remove();
  inner.append(...onTop(prefix, look, box));
}

/** A piece's mark, and what is written on it. */
function onTop(prefix: string, look: Look, box: Box): Element[] {
  const [, , width, height] = box;
  const made: Element[] = [];
  if (look.mark) made.push(use(prefix, `mark-${look.mark}`, box));
  if (look.text) {
    const fill = `fill:var(--tt-count-${look.art.split("-").at(-1)})`;
    const at = { x: width / 2, y: height / 2, class: "tt-count", style: fill };
    made.push(element("text", at, document.createTextNode(look.text)));
  }
  return made;
}

function use(prefix: string, id: string, [, , width, height]: Box): SVGGElement {
  return element("use", { href: `#${prefix}${id}`, width, height });
}

function spot(prefix: string, spots: Spots, nth: number, value: string): Node[] {
  const at = spots.spots[nth];
  if (!at) return [];
  const { turn, x, y, w } = at;
  const { width, height } = spots;
  const ink = `var(--tt-${spots.ink})`;
  if (w !== undefined) {
    const symbol = { href: `#${prefix}${value}`, x, y, width: w, height: at.h ?? w };
    return [element("use", { ...symbol, style: `color:${ink}` })];
  }
  const style = `fill:${ink}`;
  const text = { x, y, "font-size": spots.font, style };
  const nodes = [element("text", text, document.createTextNode(value))];
  if (turn !== undefined) {
    const color = `color:var(--tt-n${value})`;
    const wedge = { href: `#${prefix}wedge`, width, height, transform: turn, style: color };
    nodes.unshift(element("use", wedge));
  }
  return nodes;
}
