// The pieces on the board: keyed elements that glide from where they are to where they belong.

import type { Shape } from "../geometry/boardShape";
import { pieceLayout } from "../geometry/pieceLayout";
import type { Field } from "../geometry/placeNavigation";
import type { Art, Box, Piece, Scene } from "../protocol/generated/scene";
import { type AnimationPlan, planAnimation, type ShownPiece } from "./animationPlan";
import { drawPiece, element, type Look, redrawMark } from "./pieceDrawing";

/** Milliseconds. A pile that closes up is done sooner than a piece that crosses the board. */
const SHORTEST = 120;
const LONGEST = 380;
const EASE = "cubic-bezier(.3,.8,.3,1)";

interface Drawn {
  shown: ShownPiece;
  el: SVGGElement;
  /** Where the element is now; a dragged piece is not where it belongs. */
  at: [number, number];
  look: string;
  /** What of its look is below the mark and the number. */
  shape: string;
  /** Whether it lies in the field of a growing table. */
  inside: boolean;
  /** Whether somebody carries it. */
  held: boolean;
  /** A flight between board and field, which no layer alone can show. */
  flight?: Animation | undefined;
}

/** What a scene is shown on. */
export interface Ground {
  shape: Shape;
  /** Changes when the board is turned or laid out anew, so that nothing should glide. */
  stamp: string;
  rows: Scene["rows"];
  places: Record<string, Box>;
  field: Field | null;
}

export class Pieces {
  #drawn = new Map<number, Drawn>();
  #shown: ShownPiece[] = [];
  #ground: Ground = { shape: "wide", stamp: "", rows: {}, places: {}, field: null };
  #ghost: SVGGElement | null = null;
  /** Whether the reader asked for less motion. */
  #calm = false;
  /** The keys of those on their way, which are above the others until they are there. */
  readonly #gliding = new Set<number>();

  constructor(
    readonly layer: SVGGElement,
    readonly fieldLayer: SVGGElement | null,
    readonly prefix: string,
    readonly art: Art,
  ) {}

  /** Show the pieces of a scene. Another shape or a flipped board is simply drawn anew. */
  show(pieces: readonly Piece[], ground: Ground): void {
    this.#calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = this.#ground;
    const still =
      ground.shape !== before.shape || ground.stamp !== before.stamp || this.#drawn.size === 0;
    this.ghost(null);
    for (const drawn of this.#drawn.values()) drawn.flight?.finish();
    const boxes = (place: string) => ground.places[place] ?? ground.field?.inner.places[place];
    const next = planAnimation(this.#shown, pieceLayout(pieces, ground.rows, ground.shape, boxes));
    this.#ground = ground;
    this.#shown = next.shown;
    this.#drop(next, still);
    this.#gliding.clear();
    for (const shown of next.shown) this.#place(shown, next, still);
    this.#stack();
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
    const [, , w, h] = this.#box(drawn);
    if (!drawn.held) {
      drawn.held = true;
      drawn.el.classList.add("tt-held");
      this.#tell("carries", true);
      this.layer.append(drawn.el);
    }
    drawn.at = [x - w / 2, y - h / 2];
    drawn.el.getAnimations().forEach((animation) => {
      animation.cancel();
    });
    this.#gliding.delete(key);
    drawn.el.style.transform = move(drawn.at);
  }

  /** Let a held piece glide back to where it belongs. */
  release(key: number): void {
    const drawn = this.#drawn.get(key);
    if (!drawn) return;
    this.#put(drawn);
    this.#glide(drawn, this.#box(drawn), true);
    this.#stack(); // in hand it was above all
  }

  /** Show the top piece of a place turned in hand; the numbers stay upright. */
  turn(place: string, turns: number): void {
    const drawn = this.#drawn.get(this.top(place) ?? -1);
    if (!drawn) return;
    const { piece } = drawn.shown;
    const spots = piece.spots ?? [];
    const by = turns % (spots.length || 1);
    const turned = { ...piece, spots: [...spots.slice(-by), ...spots.slice(0, -by)] };
    if (by === 0) turned.spots = spots;
    this.#draw(drawn, turned, this.#box(drawn));
    drawn.look = drawn.shape = "turned";
    if (turns && !this.#calm) {
      drawn.el.firstElementChild?.animate(
        [{ transform: `rotate(${-360 / spots.length}deg)` }, { transform: "none" }],
        { duration: 220, easing: EASE },
      );
    }
  }

  /** Undo what `turn` has drawn. */
  unturn(place: string): void {
    const drawn = this.#drawn.get(this.top(place) ?? -1);
    if (drawn?.look === "turned") this.turn(place, 0);
  }

  /** Show in the field how a piece would look there, or nothing any more. */
  ghost(look: Look | null, box: Box = [0, 0, 0, 0]): void {
    if (this.#ghost) this.#tell("aims", false);
    this.#ghost?.remove();
    this.#ghost = null;
    if (!look || !this.fieldLayer) return;
    const place = { class: "tt-ghost", style: `transform:${move([box[0], box[1]])}` };
    this.#ghost = element("g", place, drawPiece(this.art, this.prefix, look, box));
    this.fieldLayer.append(this.#ghost);
    this.#tell("aims", true);
  }

  #put(drawn: Drawn): void {
    if (!drawn.held) return;
    drawn.held = false;
    drawn.el.classList.remove("tt-held");
    this.#tell("carries", false);
  }

  /** Let the board say that a piece is carried over it, or where one is aimed at. */
  #tell(name: "aims" | "carries", is: boolean): void {
    this.layer.ownerSVGElement?.toggleAttribute(`data-${name}`, is);
  }

  #box(drawn: Drawn): Box {
    return drawn.shown.piece.box;
  }

  #isInside(place: string): boolean {
    return this.#ground.field?.inner.places[place] !== undefined;
  }

  /** Where a box of a place is on the board, through the window if it lies in the field. */
  #onBoard(box: Box, inside: boolean): Box {
    return inside && this.#ground.field ? this.#ground.field.place(box) : box;
  }

  #drop(next: AnimationPlan, still: boolean): void {
    for (const key of next.left) {
      const drawn = this.#drawn.get(key);
      this.#drawn.delete(key);
      if (!drawn) continue;
      const { el } = drawn;
      if (drawn.held) this.#tell("carries", false);
      if (still || this.#calm) el.remove();
      else
        el.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 140 }).finished.then(
          () => el.remove(),
          () => el.remove(),
        );
    }
  }

  #place(shown: ShownPiece, next: AnimationPlan, still: boolean): void {
    const { piece } = shown;
    const { box } = piece;
    const inside = this.#isInside(piece.place);
    const shape = `${piece.art} ${piece.spots} ${box[2]} ${box[3]}`;
    const look = `${shape} ${piece.mark} ${piece.text}`;
    const drawn = this.#drawn.get(shown.key);
    if (!drawn) {
      const el = element("g", { class: "tt-piece" });
      const fresh: Drawn = { shown, el, at: [box[0], box[1]], look, shape, inside, held: false };
      this.#draw(fresh, piece, box);
      el.style.transform = move(fresh.at);
      this.#drawn.set(shown.key, fresh);
      this.#layerOf(inside).append(el);
      if (!next.entered.has(shown.key) || still || this.#calm) return;
      const from = piece.came === undefined ? null : this.#placeOnBoard(piece.came);
      if (from) this.#fly(fresh, from, box, inside);
      else this.#enter(piece, el);
      return;
    }
    const { art, box: was } = drawn.shown.piece;
    const [x, y] = drawn.at;
    drawn.shown = shown;
    const rests = !drawn.held && !drawn.flight && drawn.inside === inside;
    // Most pieces stay as they are. To write that to them again would have their styles looked at.
    if (rests && x === box[0] && y === box[1] && drawn.look === look) return;
    const from = this.#onBoard([x, y, was[2], was[3]], drawn.inside);
    if (drawn.look !== look) {
      // Most often a number or a mark has come or gone: the art below it is costly to draw anew.
      const inner = drawn.shape === shape ? drawn.el.firstElementChild : null;
      if (inner) redrawMark(inner, this.prefix, piece, box);
      else this.#draw(drawn, piece, box);
      drawn.look = look;
      drawn.shape = shape;
      if (piece.tumbles && art !== piece.art && !still) this.#enter(piece, drawn.el);
    }
    this.#put(drawn);
    if (drawn.inside === inside) {
      if (drawn.el.parentNode !== this.#layerOf(inside)) this.#layerOf(inside).append(drawn.el);
      this.#glide(drawn, box, !still);
    } else {
      drawn.inside = inside;
      this.#fly(drawn, from, box, inside, still);
    }
  }

  #layerOf(inside: boolean): SVGGElement {
    return (inside && this.fieldLayer) || this.layer;
  }

  #placeOnBoard(place: string): Box | null {
    const { places, field } = this.#ground;
    const inner = field?.inner.places[place];
    if (inner) return this.#onBoard(inner, true);
    const box = places[place];
    if (!box) return null;
    // From the middle of the place, at about the size that things have there.
    const size = Math.min(box[2], box[3]) * 0.7;
    return [box[0] + (box[2] - size) / 2, box[1] + (box[3] - size) / 2, size, size];
  }

  /** Fly over the board from one box on it to where a piece belongs, in the field or out of it. */
  #fly(drawn: Drawn, from: Box, box: Box, inside: boolean, still = false): void {
    const { el } = drawn;
    const land = (): void => {
      drawn.flight = undefined;
      this.#layerOf(inside).append(el);
      el.style.transform = move(drawn.at);
    };
    drawn.at = [box[0], box[1]];
    if (still || this.#calm) {
      land();
      return;
    }
    const to = this.#onBoard(box, inside);
    this.layer.append(el);
    el.style.transform = move([to[0], to[1]], to[2] / box[2]);
    drawn.flight = el.animate(
      [
        { transform: move([from[0], from[1]], from[2] / box[2]) },
        { transform: move([to[0], to[1]], to[2] / box[2]) },
      ],
      { duration: LONGEST, easing: EASE },
    );
    drawn.flight.onfinish = () => {
      land();
      this.#stack(); // it flew above all, and may belong below a badge
    };
  }

  /** Keep the scene's order, which stacks pieces; over them those that move, and the highest. */
  #stack(): void {
    const level = ({ key, piece }: ShownPiece) =>
      piece.above ? 2 : Number(this.#gliding.has(key));
    const [low = [], ...high] = [0, 1, 2].map((nth) =>
      this.#shown
        .filter((one) => level(one) === nth)
        .map(({ key }) => this.#drawn.get(key) as Drawn)
        .filter(({ inside, flight }) => !inside && !flight)
        .map(({ el }) => el),
    );
    // What stays where it was is not touched: neither for what goes to the top nor what comes down.
    const lying = new Set<Node | null>(low).add(null);
    let at = this.layer.firstChild;
    for (const el of low) {
      while (!lying.has(at)) at = (at as Node).nextSibling;
      if (el === at) at = el.nextSibling;
      else this.layer.insertBefore(el, at);
    }
    let above: Node | null = null;
    for (const el of high.flat().reverse()) {
      if (el.nextSibling !== above) this.layer.insertBefore(el, above);
      above = el;
    }
  }

  #glide(drawn: Drawn, box: Box, animated: boolean): void {
    const [x, y] = drawn.at;
    const to: [number, number] = [box[0], box[1]];
    drawn.at = to;
    drawn.el.style.transform = move(to);
    if (!animated || this.#calm || (x === to[0] && y === to[1])) return;
    const away = Math.hypot(x - to[0], y - to[1]);
    const { key } = drawn.shown;
    this.#gliding.add(key);
    drawn.el.animate([{ transform: move([x, y]) }, { transform: move(to) }], {
      duration: Math.min(LONGEST, SHORTEST + 0.6 * away),
      easing: EASE,
    }).onfinish = () => {
      this.#gliding.delete(key);
      this.#stack();
    };
  }

  #enter(piece: Piece, el: SVGGElement): void {
    if (this.#calm) return;
    const inner = el.firstElementChild;
    const tumble = piece.tumbles && piece.mark !== "lost";
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

  #draw(drawn: Drawn, look: Look, box: Box): void {
    drawn.el.replaceChildren(drawPiece(this.art, this.prefix, look, box));
  }
}

function move([x, y]: [number, number], scale = 1): string {
  return `translate(${x}px,${y}px)${scale === 1 ? "" : ` scale(${scale})`}`;
}
