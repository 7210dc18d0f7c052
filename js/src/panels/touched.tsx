// What a touch tells: what lies there, or why nothing comes of it.

import { observer } from "../view/observer";
import { MoveWords } from "../view/parts";
import type { View } from "../view/view";
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

/** What is said below a board in one column; why a typed move is refused stands where it is typed, and
    what the coach says of a move with all that it says. */
export const Said = observer(function Said({ view }: { view: View }) {
  return (
    <>
      <Others view={view} />
      <Touched view={view} />
      {!view.typed.value && !isWeighed(view) && <RefusalCard view={view} />}
    </>
  );
});
