// What is due: chance, with dice by hand where there are any, and the moves that are buttons.

import { observer } from "../view/observer";
import { ToolButton } from "../view/tool";
import type { View } from "../view/view";

/** The button of chance, and those of moves; in a lesson the one that the task wants is large. */
export const Due = observer(function Due({ view, all }: { view: View; all: boolean }) {
  const { endpoint } = view;
  const { chance, draw, actions } = endpoint.scene.value;
  const { task } = endpoint.table.value;
  // In a lesson the large button is the one that the task wants, if any.
  const look = (move: string): string => (!task || task.primary === move ? "tt-primary" : "");
  return (
    <span class="tt-group">
      {draw !== null && (
        <button
          type="button"
          class={look("")}
          data-tool="throw"
          disabled={!chance}
          onClick={() => view.press({ kind: "draw" })}
        >
          {draw}
        </button>
      )}
      {all && endpoint.words.value.by_hand && !endpoint.table.value.locked.includes("hand") && (
        <ToolButton
          icon="dice"
          label="set-dice"
          view={view}
          off={!chance}
          onClick={() => {
            view.dialog.value = "dice";
          }}
        />
      )}
      {actions.map(({ move, label }) => (
        <button
          type="button"
          key={move}
          class={look(move)}
          data-move={move}
          onClick={() => view.press({ kind: "type", move })}
        >
          {label}
        </button>
      ))}
    </span>
  );
});
