// What a touch tells: what lies there, or why nothing comes of it.

import { observer } from "../view/observer";
import { MoveWords } from "../view/parts";
import type { View } from "../view/view";
import { RefusalCard } from "./refusal";

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

/** What is said below a board in one column; why a typed move is refused stands where it is typed. */
export const Said = observer(function Said({ view }: { view: View }) {
  return (
    <>
      <Touched view={view} />
      {!view.typed.value && <RefusalCard view={view} />}
    </>
  );
});
