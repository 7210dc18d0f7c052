// Arrows and circles over the board of a replay, and drawing them: by pointer, or place by place.

import { signal } from "@preact/signals-core";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Box } from "../../protocol/generated/scene";
import { observer } from "../../view/observer";
import { previewing } from "../../view/preview";
import type { View } from "../../view/view";

/** The view that is being drawn on, if any is. */
export const drawingOn = signal<View | null>(null);

/** The place at which an arrow begins that has no end yet. */
const begun = signal<string | null>(null);

type Point = [number, number];

/** Begin to draw, or stop. */
export function toggleDrawing(view: View): void {
  begun.value = null;
  drawingOn.value = drawingOn.peek() === view ? null : view;
  if (drawingOn.peek()) {
    view.letGo();
    view.say(view.endpoint.table.peek().replay?.words["draw-hint"] ?? "");
  }
}

export const DrawnMarks = observer(function DrawnMarks({ view }: { view: View }) {
  const { replay } = view.endpoint.table.value;
  if (!replay) return null;
  view.fieldWindow.camera.value; // marks go with the window
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

/** The box of a place on the board; null where the window does not show it. */
function boxOf(view: View, id: string): { box: Box; form: string | undefined } | null {
  const layout = view.layout.value;
  const box = layout.places[id];
  if (box) return { box, form: layout.forms[id] };
  const inner = view.fieldWindow.inner.value;
  const { field } = view.fieldWindow;
  const inside = inner?.places[id];
  if (!field || !inner || !inside) return null;
  const seen = field.place(inside);
  const [x, y] = [seen[0] + seen[2] / 2, seen[1] + seen[3] / 2];
  return view.fieldWindow.inWindow(x, y) ? { box: seen, form: inner.forms[id] } : null;
}

function middle(view: View, id: string): Point | null {
  const found = boxOf(view, id);
  if (!found) return null;
  const [x, y, width, height] = found.box;
  const down = found.form === "up" ? 2 / 3 : found.form === "down" ? 1 / 3 : 1 / 2;
  return [x + width / 2, y + height * down];
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

/** How long the head of an arrow is. */
const HEAD = 20;

function Arrow({ from, to, waits = false }: { from: Point; to: Point; waits?: boolean }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  if (far < 1) return null;
  const [u, v] = [dx / far, dy / far];
  const neck: Point = [to[0] - u * HEAD, to[1] - v * HEAD];
  const side = HEAD * 0.55;
  const head = `M${to[0]} ${to[1]}L${neck[0] - v * side} ${neck[1] + u * side}L${neck[0] + v * side} ${neck[1] - u * side}Z`;
  const shaft = `M${from[0]} ${from[1]}L${neck[0]} ${neck[1]}`;
  return (
    <g class={`tt-arrow${waits ? " tt-waits" : ""}`}>
      <path class="tt-halo" d={shaft} />
      <path class="tt-halo tt-head" d={head} />
      <path d={shaft} />
      <path class="tt-head" d={head} />
    </g>
  );
}
