// Which piece went where: the difference of two scenes, as a plan for the animation.
//
// Pieces of a kind are all alike, so the plan decides who is who: what lies where it lay stays,
// and what is missing in one place has gone to the nearest place where one is new.

import type { PieceLayout } from "../geometry/pieceLayout";
import type { Box, Piece } from "../protocol/generated/scene";

/** A piece on the screen: its key stays with it for as long as it can be followed. */
export interface ShownPiece {
  key: number;
  piece: PieceLayout;
}

export interface AnimationPlan {
  /** The pieces of the new scene, in its order, with the keys of those they were before. */
  shown: ShownPiece[];
  /** Keys whose place changed. */
  moved: Set<number>;
  /** Keys that are new on the board. */
  entered: Set<number>;
  /** Keys that are gone. */
  left: Set<number>;
}

let lastKey = 0;

/** Follow every piece from one scene to the next. */
export function planAnimation(
  before: readonly ShownPiece[],
  next: readonly PieceLayout[],
): AnimationPlan {
  const free = new Map<string, ShownPiece[]>();
  for (const shown of before) {
    push(free, slot(shown.piece), shown);
  }
  const keys: (number | undefined)[] = next.map((piece) => free.get(slot(piece))?.shift()?.key);
  const gone = new Map<string, ShownPiece[]>();
  for (const rest of free.values()) {
    for (const shown of rest) push(gone, shown.piece.kind, shown);
  }
  const moved = new Set<number>();
  const entered = new Set<number>();
  const shown = next.map((piece, index): ShownPiece => {
    let key = keys[index];
    if (key === undefined) {
      key = takeNearest(gone.get(piece.kind), piece)?.key;
      if (key === undefined) {
        key = ++lastKey;
        entered.add(key);
      } else {
        moved.add(key);
      }
    }
    return { key, piece };
  });
  const left = new Set<number>();
  for (const rest of gone.values()) {
    for (const { key } of rest) left.add(key);
  }
  return { shown, moved, entered, left };
}

function slot(piece: Piece): string {
  return `${piece.kind}\n${piece.place}`;
}

function push(map: Map<string, ShownPiece[]>, key: string, shown: ShownPiece): void {
  const list = map.get(key);
  if (list) list.push(shown);
  else map.set(key, [shown]);
}

function takeNearest(
  candidates: ShownPiece[] | undefined,
  piece: PieceLayout,
): ShownPiece | undefined {
  if (!candidates || candidates.length === 0) return undefined;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  candidates.forEach((candidate, index) => {
    const away = distance(candidate.piece.box, piece.box);
    if (away < least) {
      least = away;
      best = index;
    }
  });
  return candidates.splice(best, 1)[0];
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a[0] + a[2] / 2 - b[0] - b[2] / 2, a[1] + a[3] / 2 - b[1] - b[3] / 2);
}
