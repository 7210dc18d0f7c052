// The pieces on the board: keyed elements that glide from where they are to where they belong.

import type { Box, Piece } from "./generated/scene";
import { type Plan, plan, type Shape, type Shown } from "./plan";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 280;
const EASE = "cubic-bezier(.3,.8,.3,1)";

interface Drawn {
  shown: Shown;
  el: SVGGElement;
  /** Where the element is now; a dragged piece is not where it belongs. */
  at: [number, number];
  look: string;
}

export class Pieces {
  #drawn = new Map<number, Drawn>();
  #shown: Shown[] = [];
  #shape: Shape = "wide";
  #board = "";
  /** Whether the reader asked for less motion. */
  #calm = false;

  constructor(
    readonly layer: SVGGElement,
    readonly prefix: string,
  ) {}

  /** Show the pieces of a scene. Another shape or a flipped board is simply drawn anew. */
  show(pieces: readonly Piece[], shape: Shape, board: string): void {
    this.#calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const still = shape !== this.#shape || board !== this.#board || this.#drawn.size === 0;
    const next = plan(this.#shown, pieces, shape);
    this.#shape = shape;
    this.#board = board;
    this.#shown = next.shown;
    this.#drop(next, still);
    for (const shown of next.shown) this.#place(shown, next, still);
    this.#stack(next);
  }

  /** Take the top piece of a place in hand; returns its key, or null where nothing lies. */
  top(place: string): number | null {
    const mine = this.#shown.filter(({ piece }) => piece.place === place);
    return mine.at(-1)?.key ?? null;
  }

  /** Hold a piece with its middle at a point in board units. */
  hold(key: number, x: number, y: number): void {
    const drawn = this.#drawn.get(key);
    if (!drawn) return;
    const [, , w, h] = drawn.shown.piece[this.#shape];
    if (!drawn.el.classList.contains("tt-held")) {
      drawn.el.classList.add("tt-held");
      this.layer.append(drawn.el);
    }
    drawn.at = [x - w / 2, y - h / 2];
    drawn.el.getAnimations().forEach((animation) => {
      animation.cancel();
    });
    drawn.el.style.transform = move(drawn.at);
  }

  /** Let a held piece glide back to where it belongs. */
  release(key: number): void {
    const drawn = this.#drawn.get(key);
    if (!drawn) return;
    drawn.el.classList.remove("tt-held");
    this.#glide(drawn, drawn.shown.piece[this.#shape], true);
  }

  #drop(next: Plan, still: boolean): void {
    for (const key of next.left) {
      const drawn = this.#drawn.get(key);
      this.#drawn.delete(key);
      if (!drawn) continue;
      const { el } = drawn;
      if (still || this.#calm) el.remove();
      else
        el.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 140 }).finished.then(
          () => el.remove(),
          () => el.remove(),
        );
    }
  }

  #place(shown: Shown, next: Plan, still: boolean): void {
    const box = shown.piece[this.#shape];
    const look = JSON.stringify([
      shown.piece.art,
      shown.piece.mark,
      shown.piece.text,
      box[2],
      box[3],
    ]);
    const drawn = this.#drawn.get(shown.key);
    if (!drawn) {
      const el = this.#draw(shown.piece, box);
      const at: [number, number] = [box[0], box[1]];
      el.style.transform = move(at);
      this.#drawn.set(shown.key, { shown, el, at, look });
      this.layer.append(el);
      if (next.entered.has(shown.key) && !still) this.#enter(shown.piece, el);
      return;
    }
    const art = drawn.shown.piece.art;
    drawn.shown = shown;
    if (drawn.look !== look) {
      drawn.el.replaceChildren(...this.#draw(shown.piece, box).childNodes);
      drawn.look = look;
      if (shown.piece.kind === "die" && art !== shown.piece.art && !still) {
        this.#enter(shown.piece, drawn.el);
      }
    }
    drawn.el.classList.remove("tt-held");
    this.#glide(drawn, box, !still);
  }

  /** Keep the scene's order, which stacks pieces, with the moving ones above all others. */
  #stack(next: Plan): void {
    const order = next.shown.filter(({ key }) => !next.moved.has(key));
    order.push(...next.shown.filter(({ key }) => next.moved.has(key)));
    let at = this.layer.firstChild;
    for (const { key } of order) {
      const el = this.#drawn.get(key)?.el;
      if (!el) continue;
      if (el === at) at = at.nextSibling;
      else this.layer.insertBefore(el, at);
    }
  }

  #glide(drawn: Drawn, box: Box, animated: boolean): void {
    const [x, y] = drawn.at;
    const to: [number, number] = [box[0], box[1]];
    drawn.at = to;
    drawn.el.style.transform = move(to);
    if (!animated || this.#calm || (x === to[0] && y === to[1])) return;
    const away = Math.hypot(x - to[0], y - to[1]);
    drawn.el.animate([{ transform: move([x, y]) }, { transform: move(to) }], {
      duration: GLIDE + Math.min(200, away / 3),
      easing: EASE,
    });
  }

  #enter(piece: Piece, el: SVGGElement): void {
    if (this.#calm) return;
    const inner = el.firstElementChild;
    const tumble = piece.kind === "die" && !piece.mark?.startsWith("lost");
    const from = tumble ? "rotate(-220deg) scale(.5)" : "scale(.6)";
    inner?.animate(
      [
        { transform: from, opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: tumble ? 420 : 180,
        easing: EASE,
      },
    );
  }

  #draw(piece: Piece, box: Box): SVGGElement {
    const el = document.createElementNS(SVG, "g");
    el.setAttribute("class", "tt-piece");
    const inner = document.createElementNS(SVG, "g");
    inner.setAttribute("class", "tt-inner");
    inner.append(this.#use(piece.art, box));
    if (piece.mark) inner.append(this.#use(`mark-${piece.mark}`, box));
    if (piece.text) inner.append(this.#count(piece, box));
    el.append(inner);
    return el;
  }

  #use(art: string, box: Box): SVGUseElement {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${this.prefix}${art}`);
    use.setAttribute("width", String(box[2]));
    use.setAttribute("height", String(box[3]));
    return use;
  }

  #count(piece: Piece, box: Box): SVGTextElement {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", String(box[2] / 2));
    text.setAttribute("y", String(box[3] / 2));
    text.setAttribute("class", "tt-count");
    text.style.fill = `var(--tt-count-${piece.art.split("-").at(-1)})`;
    text.textContent = piece.text ?? "";
    return text;
  }
}

function move([x, y]: [number, number]): string {
  return `translate(${x}px,${y}px)`;
}
