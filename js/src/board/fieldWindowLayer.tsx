// The window on a growing table.

import type { ComponentChildren } from "preact";
import { shown } from "../geometry/fieldCamera";
import { observer } from "../view/observer";
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
