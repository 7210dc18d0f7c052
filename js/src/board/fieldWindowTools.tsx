// The window on a growing table, and the tools at its edge.

import type { ComponentChildren } from "preact";
import { shown } from "../geometry/fieldCamera";
import type { Box, Layout } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import { ToolButton } from "../view/tool";
import type { View } from "../view/view";

/** The window on a growing table: what lies in the field is drawn in the field's own units. */
export const FieldWindowLayer = observer(function FieldWindowLayer(props: {
  view: View;
  children: ComponentChildren;
}) {
  const { view, children } = props;
  const window = view.layout.value.field;
  if (!window) return null;
  const [x, y, width, height] = window;
  const [left, top, wide, tall] = shown(view.fieldWindow.camera.value, window);
  return (
    <svg
      class="tt-window"
      role="presentation"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${wide} ${tall}`}
      preserveAspectRatio="none"
    >
      <rect x={left} y={top} width={wide} height={tall} fill="#0000" />
      {children}
    </svg>
  );
});

/** Zoom, fit, and what may be done with a piece in hand, at the edge of the window. */
export const FieldWindowTools = observer(function FieldWindowTools(props: {
  view: View;
  field: Box;
  layout: Layout;
}) {
  const { view, field, layout } = props;
  const [x, y, width, height] = field;
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
