// What is due: chance, with dice by hand where there are any, and the moves that are buttons.

import { observer } from "../view/observer";
import { ToolButton } from "../view/tool";
import type { View } from "../view/view";

/** The button of chance, and those of moves; in a lesson the one that the task wants is large. */
export const Due = observer(function Due({ view, all }: { view: View; all: boolean }) {
  const { endpoint } = view;
  const { chance, draw, actions } = endpoint.scene.value;
  const { task } = endpoint.table.value;
  // The large button is what one wants: what the task asks for, or at a game what costs nothing.
  const look = (move: string, costs?: true): string =>
    (task ? task.primary === move : !costs) ? "tt-primary" : "";
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
      {actions.map(({ move, label, costs }) => (
        <button
          type="button"
          key={move}
          class={look(move, costs)}
          data-move={move}
          onClick={() => view.press({ kind: "type", move })}
        >
          {label}
        </button>
      ))}
    </span>
  );
});
