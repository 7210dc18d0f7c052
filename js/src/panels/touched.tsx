// What a touch tells: what lies there, or why nothing comes of it.

import { observer } from "../view/observer";
import { MoveWords } from "../view/parts";
import type { View } from "../view/view";
import { Scores } from "./coach";
import { Countdown } from "./countdown";
import { Others } from "./others";
import { isWeighed, RefusalCard } from "./refusal";

/** Beside the board; in one column below it, in place of whose turn it is. */
export const Touched = observer(function Touched({ view }: { view: View }) {
  const text = view.info.value;
  if (!text) return null;
  return (
    <p class={`tt-info${view.beside.value ? "" : " tt-card"}`}>
      <MoveWords text={text} view={view} />
    </p>
  );
});

/** How a lesson stands, in one column: the points, and the clock where a turn has one. */
const Standing = observer(function Standing({ view }: { view: View }) {
  const { chapter, clock } = view.endpoint.table.value;
  if (!chapter || view.beside.value) return null;
  if (!clock && view.endpoint.scene.value.scores.length === 0) return null;
  return (
    <div class="tt-standing">
      <Scores view={view} />
      {clock && <Countdown clock={clock} view={view} />}
    </div>
  );
});

/** What is said below a board in one column; why a typed move is refused stands where it is typed, and
    what the coach says of a move with all that it says. */
export const Said = observer(function Said({ view }: { view: View }) {
  return (
    <>
      <Standing view={view} />
      <Others view={view} />
      <Touched view={view} />
      {!view.typed.value && !isWeighed(view) && <RefusalCard view={view} />}
    </>
  );
});
