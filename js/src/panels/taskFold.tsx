// On a phone the task folds to one line once it is read, so that the board has its room.

import { useState } from "preact/hooks";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/** Folds the task and unfolds it, by a tap anywhere on its words; a new task is unfolded. */
export const TaskFold = observer(function TaskFold({ view }: { view: View }) {
  const { task } = view.endpoint.table.value;
  const [read, setRead] = useState<string | undefined>();
  const folded = read === task?.text;
  return (
    <button
      type="button"
      class="tt-fold"
      data-tool="fold"
      aria-label={view.ui("task")}
      aria-expanded={!folded}
      onClick={() => setRead(folded ? undefined : task?.text)}
    />
  );
});
