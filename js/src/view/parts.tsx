// Small parts that the panels share.

import { lazy } from "./lazy";
import { observer } from "./observer";
import type { View } from "./view";

/** A number as people write it: a minus sign is as wide as a plus, a hyphen is not. */
export function formatPoints(points: number): string {
  return String(points).replace("-", "\u2212");
}

/** A move in words, with its cards and tiles drawn as soon as there is what draws them. */
export const MoveWords = observer(function MoveWords({ text, view }: { text: string; view: View }) {
  const Said = lazy.value?.MoveText;
  return Said ? <Said text={text} view={view} /> : text;
});

const PATHS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0 0 12",
  flip: "M7 4v16m0 0-4-4m4 4 4-4M17 20V4m0 0-4 4m4-4 4 4",
  gear: "M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0ZM6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z",
  book: "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2m0-14c2-2 5-2 8-2v14c-3 0-6 0-8 2m0-14v14",
  close: "m6 6 12 12M18 6 6 18",
  check: "m5 13 5 5 9-12",
  pause: "M8 5v14M16 5v14",
  go: "M7 5v14l12-7Z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  full: "M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7",
  unfull: "M13 5v6h6m-6 0 7-7M11 19v-6H5m6 0-7 7",
  back: "m15 5-7 7 7 7",
  on: "m9 5 7 7-7 7",
  again: "M5 12a7 7 0 1 1 2 5M5 12l-2-3m2 3 3-2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  dice: "M5 5h14v14H5ZM9 9h.01M15 15h.01M15 9h.01M9 15h.01",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  const box = name === "undo" || name === "redo" ? "0 3 24 24" : "0 0 24 24";
  return (
    <svg class="tt-icon" viewBox={box} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The symbol of a seat: a stone in its colour, a chip with its number; silent beside its name. */
export function SeatArt(props: {
  seat: number;
  view: View;
  silent?: boolean;
  /** That of the character there. */
  name?: string | undefined;
}) {
  const { seat, view, silent = false, name } = props;
  const { art = "" } = view.endpoint.words.value.seats[seat] ?? {};
  return (
    <svg
      class="tt-seat"
      viewBox="0 0 40 40"
      data-seat={seat}
      role="img"
      aria-label={name ?? view.seatName(seat)}
      aria-hidden={silent}
    >
      <use href={`#${view.id}-${art}`} width="40" height="40" />
    </svg>
  );
}
