// The board: decor, places that can be walked and touched, marks, and the layers of pieces. On a
// growing table part of it lies in the field and is seen through a window.

import { computed, type ReadonlySignal } from "@preact/signals-core";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { isDirection, outline, step } from "../geometry/placeNavigation";
import type { Box, Decor, Layout } from "../protocol/generated/scene";
import { symbolsFor } from "../view/art";
import { fetchLazy, lazy } from "../view/lazy";
import { lookedAt } from "../view/lookedAt";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { FieldWindowLayer } from "./fieldWindowLayer";
import { type Ground, LitMarks, Marks, totalPoints } from "./marks";
import { Pieces } from "./pieces";
import { listenToPointer, touch } from "./pointer";

export const Board = observer(function Board({ view }: { view: View }) {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const fieldLayer = useRef<SVGGElement>(null);
  const pieces = useRef<Pieces | null>(null);
  const { endpoint } = view;
  const layout = view.layout.value;
  const inner = view.fieldWindow.inner.value;
  const prefix = `${view.id}-`;
  const drawn = view.drawn.value;
  const { Curtain, DrawnMarks, FieldWindowTools } = lazy.value ?? {};
  const grows = inner !== null;
  const still = useMemo(() => <Stills layout={layout} view={view} />, [layout, prefix]);

  useLayoutEffect(() => {
    if (!svg.current || !layer.current) return undefined;
    pieces.current = new Pieces(layer.current, fieldLayer.current, prefix, endpoint.art);
    show(view, pieces.current);
    return listenToPointer(svg.current, view, pieces.current);
  }, [view, drawn, grows]);

  return (
    <div class={`tt-stage tt-${view.shape.value}${grows ? " tt-grows" : ""}`}>
      <svg
        ref={svg}
        class={`tt-board tt-${view.shape.value}`}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
        role="group"
        aria-label={view.title}
        onKeyDown={(event) => onKey(event, view)}
      >
        {drawn && (
          <>
            {still}
            <Places of={layout} view={view} />
            {inner && layout.field && (
              <FieldWindowLayer view={view}>
                <Places of={inner} view={view} />
                <g ref={fieldLayer} class="tt-pieces" aria-hidden="true" />
                <LitMarks of={inner} view={view} />
                <Marks of={inner} view={view} />
              </FieldWindowLayer>
            )}
            <LitMarks of={layout} view={view} under />
            <g ref={layer} class="tt-pieces" aria-hidden="true" />
            <Marks of={layout} view={view} />
            <PieceLayer view={view} pieces={pieces} />
            {DrawnMarks && <DrawnMarks view={view} />}
            <InHand view={view} pieces={pieces} />
          </>
        )}
      </svg>
      {drawn && FieldWindowTools && <FieldWindowTools view={view} />}
      {Curtain && <Curtain view={view} />}
    </div>
  );
});

/** Shows the pieces of each scene: a move draws them, and not the board, anew. */
const PieceLayer = observer(function PieceLayer({ view, pieces }: PieceLayerProps) {
  const { pieces: lie, rows } = view.endpoint.scene.value;
  useLayoutEffect(() => {
    if (pieces.current) show(view, pieces.current);
  }, [lie, rows, view.layout.value, view.fieldWindow.inner.value]);
  return null;
});

function show(view: View, pieces: Pieces): void {
  const { scene, table } = view.endpoint;
  const { height, width, places } = view.layout.value;
  const { pieces: lie, rows } = lazy.peek()?.lowered(view, scene.peek()) ?? scene.peek();
  pieces.show(lie, {
    shape: view.shape.value,
    stamp: `${table.peek().flipped} ${width} ${height}`,
    rows,
    places,
    field: view.fieldWindow.field,
  });
}

/** The height of a box in which words are written smaller. */
const SMALL = 16;

/** All that never moves: the art's symbols, the wood, the points and their numbers. */
function Stills({ layout, view }: { layout: Layout; view: View }) {
  const prefix = `${view.id}-`;
  return (
    <>
      <defs
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: symbolsFor(view.endpoint.art, prefix) }}
      />
      <g aria-hidden="true">
        {layout.decor.map((decor, index) => (
          <Still key={index} decor={decor} prefix={prefix} />
        ))}
      </g>
    </>
  );
}

function Still({ decor, prefix }: { decor: Decor; prefix: string }) {
  const [x, y, width, height] = decor.box;
  if (decor.text !== undefined) {
    const small = height < SMALL ? " tt-small" : "";
    return (
      <text class={`tt-rim${small}`} x={x + width / 2} y={y + height / 2}>
        {decor.text}
      </text>
    );
  }
  const turn = decor.turn
    ? { transform: `rotate(${decor.turn} ${x + width / 2} ${y + height / 2})` }
    : {};
  return (
    <use href={`#${prefix}${decor.art}`} x={x} y={y} width={width} height={height} {...turn} />
  );
}

/** The places of a ground that something can be done at. */
function hotPlaces(of: Ground, view: View): ReadonlySet<string> {
  const [movable, plays] = [view.sources.value, view.plays.value];
  return new Set(of.walk.filter((id) => movable.has(id) || view.turnable(id) || plays.has(id)));
}

/**
 * One tab stop for the whole board: the focus roves over its places. They are listed anew where the
 * board is another; what a move changes at one of them is that one's own affair.
 */
const Places = observer(function Places({ of, view }: { of: Ground; view: View }) {
  const hot = useMemo(() => computed(() => hotPlaces(of, view)), [of, view]);
  return (
    <g>
      {of.walk.map((id) => (
        <Place
          key={id}
          id={id}
          box={of.places[id] as Box}
          form={of.forms[id]}
          hot={hot}
          view={view}
        />
      ))}
    </g>
  );
});

interface PlaceProps {
  id: string;
  box: Box;
  form: Layout["forms"][string] | undefined;
  /** Where something can be done. */
  hot: ReadonlySignal<ReadonlySet<string>>;
  view: View;
}

/** A place by itself: few of them change at a time. */
const Place = observer(function Place(props: PlaceProps) {
  const { id, box, form, hot, view } = props;
  // What is true of all places is asked once; a place is drawn anew where its own part is another.
  const now = useMemo(
    () => ({
      hot: computed(() => hot.value.has(id)),
      held: computed(() => hot.value.size > 0 && view.holds(id)),
      here: computed(() => view.focused.value === id),
      lifted: computed(() => view.lifted.value === id),
      label: computed(() => {
        const way = view.targets.value.get(id);
        const gain = way?.gains ? ` +${totalPoints(way)}` : "";
        return `${view.endpoint.scene.value.labels[id] ?? id}${gain}`;
      }),
    }),
    [view, id, hot],
  );
  return (
    <g
      id={`${view.id}-at-${id}`}
      class={`tt-place${now.hot.value ? " tt-hot" : ""}${now.held.value ? " tt-holds" : ""}`}
      data-place={id}
      role="button"
      // In SVG the name of an attribute counts as written: tabIndex would be none at all.
      tabindex={now.here.value ? 0 : -1}
      aria-label={now.label.value}
      aria-pressed={now.lifted.value}
      onFocus={() => {
        view.focus.value = id;
      }}
    >
      <path d={outline(box, form, 0)} />
    </g>
  );
});

interface PieceLayerProps {
  view: View;
  pieces: { readonly current: Pieces | null };
}

/** Shows the piece in hand as it was turned, and what it would be where it is aimed at. */
const InHand = observer(function InHand({ view, pieces }: PieceLayerProps) {
  const lifted = view.lifted.value;
  const turns = view.turns.value;
  const aim = view.aim.value;
  const looked = lookedAt.value;
  useLayoutEffect(() => {
    if (lifted === null || !view.turnable(lifted)) return undefined;
    if (turns > 0) pieces.current?.turn(lifted, turns);
    else pieces.current?.unturn(lifted);
    return undefined;
  }, [lifted, turns]);
  useLayoutEffect(() => () => void (lifted !== null && pieces.current?.unturn(lifted)), [lifted]);
  useLayoutEffect(() => {
    const shown = aim ?? (looked?.view === view ? looked.ways.find(({ ghost }) => ghost) : null);
    const box = shown && view.fieldWindow.inner.value?.places[shown.to];
    pieces.current?.ghost(box ? (shown.ghost ?? null) : null, box ?? undefined);
  }, [aim, looked]);
  return null;
});

function onKey(event: KeyboardEvent, view: View): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { labels, status } = view.endpoint.scene.value;
  const at = view.focused.value;
  const { key } = event;
  view.endpoint.touch();
  if (isDirection(key)) {
    focusOn(view, step(view.layout.value, view.fieldWindow.field, at, key));
  } else if (key === "Enter" || key === " ") {
    touch(view, at);
  } else if (key === "Escape") {
    view.letGo();
  } else if (key === "m") {
    void fetchLazy(view.endpoint).then(({ tellLegal }) => tellLegal(view));
  } else if (key === "o") {
    view.describe(at);
    view.say(`${labels[at] ?? at}. ${lazy.peek()?.statusOf(view) ?? status}`);
  } else if (key === "i") {
    view.typeMove();
  } else if (key === "r" || key === "R") {
    view.turn(key === "r" ? 1 : -1);
  } else if ((key === "+" || key === "-") && view.fieldWindow.inner.value) {
    view.fieldWindow.zoom(key === "+" ? 1.3 : 1 / 1.3);
  } else if (key === "0" && view.fieldWindow.inner.value) {
    view.fieldWindow.fit();
  } else {
    return;
  }
  event.preventDefault();
}

function focusOn(view: View, place: string): void {
  view.focus.value = place;
  view.fieldWindow.uncover(place);
  const root = view.el.getRootNode() as Document | ShadowRoot;
  const el = root.getElementById(`${view.id}-at-${place}`);
  (el as unknown as SVGGElement | null)?.focus();
}
