// Arrows and circles over the board of a replay, and drawing them: by pointer, or place by place.

import { signal } from "@preact/signals-core";
import { useEffect, useRef, useState } from "preact/hooks";
import { Arrow, boxOf, middle, type Point } from "../../board/arrows";
import { lookedAt } from "../../view/lookedAt";
import { observer } from "../../view/observer";
import { previewing } from "../../view/preview";
import type { View } from "../../view/view";

/** The view that is being drawn on, if any is. */
export const drawingOn = signal<View | null>(null);

/** The place at which an arrow begins that has no end yet. */
const begun = signal<string | null>(null);

/** Begin to draw, or stop. */
export function toggleDrawing(view: View): void {
  begun.value = null;
  drawingOn.value = drawingOn.peek() === view ? null : view;
  if (drawingOn.peek()) {
    view.letGo();
    view.say(view.endpoint.table.peek().replay?.words["draw-hint"] ?? "");
  }
}

/** How far from the middle of a piece an arrow to it ends. */
const NEAR = 34;

export const DrawnMarks = observer(function DrawnMarks({ view }: { view: View }) {
  const { replay } = view.endpoint.table.value;
  view.fieldWindow.camera.value; // marks go with the window
  if (!replay) return <LineShown view={view} />;
  const shown = previewing.value !== view;
  return (
    <>
      {shown && (
        <g class="tt-drawn">
          {replay.circles.map((id) => (
            <Circle key={id} id={id} view={view} />
          ))}
          {replay.arrows.map(([from, to]) => {
            const ends = [middle(view, from as string), middle(view, to as string)];
            return ends[0] && ends[1] ? (
              <Arrow key={`${from} ${to}`} from={ends[0]} to={ends[1]} />
            ) : null;
          })}
        </g>
      )}
      {drawingOn.value === view && <Sheet view={view} />}
    </>
  );
});

/** The moves of the answer that somebody looks at. */
const LineShown = observer(function LineShown({ view }: { view: View }) {
  const looked = lookedAt.value;
  if (looked?.view !== view) return null;
  return (
    <g class="tt-drawn" data-line-shown>
      {looked.ways.map(({ move, from, to, ghost }, nth) => {
        const ends = [middle(view, from), middle(view, to)];
        // What would lie there is to be read: the arrow ends before it.
        return ends[0] && ends[1] ? (
          <Arrow key={`${nth} ${move}`} from={ends[0]} to={ends[1]} short={ghost ? NEAR : 0} />
        ) : null;
      })}
    </g>
  );
});

/** What lies over a board that is drawn on: it takes the pointer, and the keys that touch a place. */
const Sheet = observer(function Sheet({ view }: { view: View }) {
  const { width, height } = view.layout.value;
  const rect = useRef<SVGRectElement>(null);
  const [to, aim] = useState<Point | null>(null);
  const down = useRef<string | null>(null);
  const from = begun.value;

  useEffect(() => {
    const svg = rect.current?.ownerSVGElement;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") toggleDrawing(view);
      else if (event.key === "Enter" || event.key === " ") touch(view, view.focused.peek());
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    svg?.addEventListener("keydown", onKey, { capture: true });
    return () => svg?.removeEventListener("keydown", onKey, { capture: true });
  }, []);

  const spot = (event: PointerEvent): Point => {
    const box = rect.current?.ownerSVGElement?.getBoundingClientRect();
    if (!box) return [-1, -1];
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  };
  const onDown = (event: PointerEvent): void => {
    event.stopPropagation();
    if (!event.isPrimary || event.button !== 0) return;
    down.current = view.fieldWindow.placeAt(...spot(event));
    rect.current?.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    event.stopPropagation();
    aim((down.current ?? from) ? spot(event) : null);
  };
  const onUp = (event: PointerEvent): void => {
    event.stopPropagation();
    const [start, end] = [down.current, view.fieldWindow.placeAt(...spot(event))];
    down.current = null;
    aim(null);
    if (start === null || end === null) return;
    if (start === end) touch(view, end);
    else {
      begun.value = null;
      void view.endpoint.ask({ kind: "mark", from: start, to: end });
    }
  };
  const start = middle(view, down.current ?? from ?? "");
  return (
    <g class="tt-drawn">
      {from !== null && <Circle id={from} view={view} waits />}
      {start && to && <Arrow from={start} to={to} waits />}
      <rect
        ref={rect}
        class="tt-draw-sheet"
        width={width}
        height={height}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
      />
    </g>
  );
});

/** Touch a place: the first begins an arrow, the second ends it; the same again is a circle. */
function touch(view: View, place: string): void {
  const from = begun.peek();
  const { replay } = view.endpoint.table.peek();
  if (from === null) {
    begun.value = place;
    view.say(replay?.words["draw-first"] ?? "");
    return;
  }
  begun.value = null;
  void view.endpoint.ask({ kind: "mark", from, to: place });
}

function Circle({ id, view, waits = false }: { id: string; view: View; waits?: boolean }) {
  const found = boxOf(view, id);
  const at = middle(view, id);
  if (!found || !at) return null;
  const [x, y, width, height] = found.box;
  const round = found.form
    ? { x: at[0] - width * 0.3, y: at[1] - width * 0.3, width: width * 0.6, height: width * 0.6 }
    : { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  const rx = Math.min(round.width, round.height) / 2;
  return (
    <g data-circle={id} class={waits ? "tt-waits" : ""}>
      <rect class="tt-halo" {...round} rx={rx} />
      <rect {...round} rx={rx} />
    </g>
  );
}
