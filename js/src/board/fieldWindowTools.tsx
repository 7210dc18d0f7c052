// The tools at the edge of the window on a growing table.

import { observer } from "../view/observer";
import { ToolButton } from "../view/tool";
import type { View } from "../view/view";

/** Zoom, fit, and what may be done with a piece in hand, at the edge of the window. */
export const FieldWindowTools = observer(function FieldWindowTools({ view }: { view: View }) {
  const layout = view.layout.value;
  if (!layout.field) return null;
  const [x, y, width, height] = layout.field;
  const inHand = view.lifted.value !== null && view.turnable(view.lifted.value);
  view.endpoint.words.value; // the buttons speak the table's language
  const room = {
    left: `${(100 * x) / layout.width}%`,
    top: `${(100 * y) / layout.height}%`,
    width: `${(100 * width) / layout.width}%`,
    height: `${(100 * height) / layout.height}%`,
  };
  return (
    <div class="tt-field-tools" style={room}>
      <span class="tt-zoom">
        <ToolButton
          icon="plus"
          label="zoom-in"
          view={view}
          onClick={() => view.fieldWindow.zoom(1.3)}
        />
        <ToolButton
          icon="minus"
          label="zoom-out"
          view={view}
          onClick={() => view.fieldWindow.zoom(1 / 1.3)}
        />
        <ToolButton icon="fit" label="fit" view={view} onClick={() => view.fieldWindow.fit()} />
      </span>
      {inHand && (
        <span class="tt-in-hand">
          <ToolButton icon="redo" label="turn" view={view} onClick={() => view.turn(1)} />
          <ToolButton icon="close" label="put-back" view={view} onClick={() => view.letGo()} />
        </span>
      )}
    </div>
  );
});
