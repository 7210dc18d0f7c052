// On a phone the task folds to one line once it is read, so that the board has its room.

import { useState } from "preact/hooks";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/**
 * Folds the task and unfolds it, by a tap anywhere on its words; a new task is unfolded. Where the
 * chapter's lead stands above it, the first tap puts that away.
 */
export const TaskFold = observer(function TaskFold({ view }: { view: View }) {
  const { chapter, task } = view.endpoint.table.value;
  const [read, setRead] = useState<string | undefined>();
  const folded = read === task?.text;
  const lead = chapter?.lead ?? undefined;
  const isRead = folded || read === lead;
  return (
    <button
      type="button"
      class="tt-fold"
      data-tool="fold"
      aria-label={view.ui("task")}
      aria-expanded={!folded}
      data-read={isRead}
      onClick={() => setRead(folded ? undefined : isRead ? task?.text : lead)}
    />
  );
});
