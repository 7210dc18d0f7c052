// The tools at the edge of the window on a growing table, in the corners where least lies.

import type { Box } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import { ToolButton } from "../view/tool";
import type { View } from "../view/view";

/** Where tools may stand: at the top or below, to the right or the left. */
const CORNERS = ["tt-top tt-right", "tt-low tt-right", "tt-low tt-left", "tt-top tt-left"] as const;

/** Pixels that a tool takes with what is between it and the next one, and from the edge. */
const TOOL = 48;
const EDGE = 6;
const coarse = matchMedia("(pointer: coarse)");

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The corners, by how little of what lies there, or may, so many tools would cover. */
function byWhatLies(view: View, count: number): readonly string[] {
  const { field, framed, inner } = view.fieldWindow;
  // Where somebody moves the window the tools stay, and what is under them can be moved.
  if (!field || !inner.value || framed.value) return CORNERS;
  const unit = view.layout.value.width / (view.width.value || view.layout.value.width);
  const [x, y, w, h] = field.window;
  const [wide, high] = [(TOOL * count + EDGE) * unit, (TOOL + EDGE) * unit];
  const lie = inner.value.walk.map((id) => field.place(inner.value?.places[id] as Box));
  const covered = new Map(
    CORNERS.map((corner) => {
      const left = corner.includes("right") ? x + w - wide : x;
      const top = corner.includes("low") ? y + h - high : y;
      const room: Box = [left, top, wide, high];
      return [corner as string, lie.reduce((sum, box) => sum + shared(room, box), 0)];
    }),
  );
  return [...CORNERS].sort((a, b) => (covered.get(a) ?? 0) - (covered.get(b) ?? 0));
}

/** Zoom, fit, and what may be done with a piece in hand, at the edge of the window. */
export const FieldWindowTools = observer(function FieldWindowTools({ view }: { view: View }) {
  const layout = view.layout.value;
  if (!layout.field) return null;
  const [x, y, width, height] = layout.field;
  const inHand = view.lifted.value !== null && view.turnable(view.lifted.value);
  view.endpoint.words.value; // the buttons speak the table's language
  const whole = !view.fieldWindow.framed.value;
  // For a finger they are large: what is whole can only be seen closer.
  const [first] = byWhatLies(view, whole && coarse.matches ? 1 : 3);
  const other = byWhatLies(view, 2).find((corner) => corner !== first);
  const room = {
    left: `${(100 * x) / layout.width}%`,
    top: `${(100 * y) / layout.height}%`,
    width: `${(100 * width) / layout.width}%`,
    height: `${(100 * height) / layout.height}%`,
  };
  return (
    <div class="tt-field-tools" style={room}>
      <span class={`tt-zoom ${first}${whole ? " tt-whole" : ""}`}>
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
        <span class={`tt-in-hand ${other}`}>
          <ToolButton icon="redo" label="turn" view={view} onClick={() => view.turn(1)} />
          <ToolButton icon="close" label="put-back" view={view} onClick={() => view.letGo()} />
        </span>
      )}
    </div>
  );
});
