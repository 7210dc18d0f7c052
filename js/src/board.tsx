// The board: decor, places that can be walked and touched, marks, and the layers of pieces. On a
// growing table part of it lies in the field and is seen through a window.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { symbolsFor } from "./art";
import { shown } from "./camera";
import type { Box, Decor, Inner, Layout, Way } from "./generated/scene";
import { Icon, type IconName } from "./parts";
import { Pieces } from "./pieces";
import { listen } from "./pointer";
import type { View } from "./view";
import { isDirection, outline, step } from "./walk";
import { watched } from "./watched";

export const Board = watched(function Board({ view }: { view: View }) {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const fieldLayer = useRef<SVGGElement>(null);
  const pieces = useRef<Pieces | null>(null);
  const { kernel } = view;
  const layout = view.layout.value;
  const inner = view.inner.value;
  const scene = kernel.scene.value;
  const prefix = `${view.id}-`;
  const drawn = view.drawn.value;
  const grows = inner !== null;
  const still = useMemo(() => <Stills layout={layout} view={view} />, [layout, prefix]);

  useLayoutEffect(() => {
    if (!svg.current || !layer.current) return undefined;
    pieces.current = new Pieces(layer.current, fieldLayer.current, prefix, kernel.art);
    return listen(svg.current, view, pieces.current);
  }, [view, drawn, grows]);

  useLayoutEffect(() => {
    const stamp = `${kernel.table.value.flipped} ${layout.width}`;
    const { field } = view;
    pieces.current?.show(scene.pieces, {
      shape: view.shape.value,
      stamp,
      places: layout.places,
      field,
    });
  }, [scene, layout, drawn, grows]);

  return (
    <div class={`tt-stage tt-${view.shape.value}${grows ? " tt-grows" : ""}`}>
      <svg
        ref={svg}
        class={`tt-board tt-${view.shape.value}`}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{
          aspectRatio: `${layout.width} / ${layout.height}`,
          "--tt-ratio": layout.width / layout.height,
        }}
        role="group"
        aria-label={kernel.words.value.title}
        onKeyDown={(event) => onKey(event, view)}
      >
        {drawn && (
          <>
            {still}
            <Places of={layout} view={view} />
            {inner && layout.field && (
              <Window view={view}>
                <Places of={inner} view={view} />
                <g ref={fieldLayer} class="tt-pieces" aria-hidden="true" />
                <Marks of={inner} view={view} />
              </Window>
            )}
            <g ref={layer} class="tt-pieces" aria-hidden="true" />
            <Marks of={layout} view={view} />
            <InHand view={view} pieces={() => pieces.current} />
          </>
        )}
      </svg>
      {drawn && layout.field && <FieldTools view={view} field={layout.field} layout={layout} />}
      <Curtain view={view} />
    </div>
  );
});

/** All that never moves: the art's symbols, the wood, the points and their numbers. */
function Stills({ layout, view }: { layout: Layout; view: View }) {
  const prefix = `${view.id}-`;
  return (
    <>
      <defs
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: symbolsFor(view.kernel.art, prefix) }}
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
    return (
      <text class="tt-rim" x={x + width / 2} y={y + height / 2}>
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

/** The window on a growing table: what lies in the field is drawn in the field's own units. */
const Window = watched(function Window(props: { view: View; children: ComponentChildren }) {
  const { view, children } = props;
  const window = view.layout.value.field;
  if (!window) return null;
  const [x, y, width, height] = window;
  const [left, top, wide, tall] = shown(view.camera.value, window);
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

type Ground = Pick<Layout | Inner, "places" | "forms" | "walk">;

/** One tab stop for the whole board: the focus roves over its places. */
const Places = watched(function Places({ of, view }: { of: Ground; view: View }) {
  const { labels, chance, draws_at, actions, touches } = view.kernel.scene.value;
  const focus = view.focused.value;
  const lifted = view.lifted.value;
  const movable = view.sources.value;
  const targets = view.targets.value;
  return (
    <g>
      {of.walk.map((id) => {
        const hot =
          movable.has(id) ||
          view.turnable(id) ||
          (chance && draws_at === id && !view.waits.value) ||
          actions.some((action) => action.move === touches[id]);
        const way = targets.get(id);
        const gain = way?.gains ? ` +${total(way)}` : "";
        return (
          <g
            key={id}
            id={`${view.id}-at-${id}`}
            class={`tt-place${hot ? " tt-hot" : ""}`}
            data-place={id}
            role="button"
            // In SVG the name of an attribute counts as written: tabIndex would be none at all.
            tabindex={id === focus ? 0 : -1}
            aria-label={`${labels[id] ?? id}${gain}`}
            aria-pressed={lifted === id}
            onFocus={() => {
              view.focus.value = id;
            }}
          >
            <path d={outline(of.places[id] as Box, of.forms[id], 0)} />
          </g>
        );
      })}
    </g>
  );
});

export function total(way: Way): number {
  return (way.gains ?? []).reduce((sum, { points }) => sum + points, 0);
}

/** What is marked: where the lifted piece may go, and what proves a refusal. */
const Marks = watched(function Marks({ of, view }: { of: Ground; view: View }) {
  const { lifted, over, showLegal } = view;
  const { told } = view.kernel.scene.value;
  const targets = view.targets.value;
  const starts = showLegal.value ? [...view.sources.value] : [];
  const instead = new Set(view.instead.value);
  // What made the last move's points, or decided it, lights up: a bridge, a trio, a Tricap.
  const shared = told.filter(({ points, places }) => points >= 0 && places.length > 1);
  const lit = new Set(shared.flatMap(({ places }) => places));
  const shape = (id: string) => {
    const box = of.places[id];
    if (!box) return undefined;
    const [x, y, width, height] = box;
    // The middle of a triangle is nearer to its base.
    const form = of.forms[id];
    const down = form === "up" ? 2 / 3 : form === "down" ? 1 / 3 : 1 / 2;
    return { box, d: outline(box, of.forms[id], 2), x: x + width / 2, y: y + height * down };
  };
  const marks: ComponentChildren[] = [];
  const add = (ids: Iterable<string>, look: string, more?: (at: Shape, id: string) => unknown) => {
    for (const id of ids) {
      const at = shape(id);
      if (!at) continue;
      marks.push(
        <g
          class={`tt-mark-${look}${over.value === id ? " tt-over" : ""}`}
          data-at={id}
          key={`${look} ${id}`}
        >
          <path d={at.d} />
          {more?.(at, id) as ComponentChildren}
        </g>,
      );
    }
  };
  add(lit, "lit");
  if (lifted.value !== null) add([lifted.value], "lifted");
  add(starts, "start");
  // Far away the points are written larger, so that they can be read.
  const size = of === view.inner.value ? Math.min(2, Math.max(1, 0.9 / view.camera.value.zoom)) : 1;
  add(targets.keys(), "target", (at, id) => <Gain at={at} way={targets.get(id)} size={size} />);
  for (const id of targets.keys()) instead.delete(id);
  add(instead, "target", (at) => <Gain at={at} way={undefined} size={size} />);
  add(view.witnesses.value, "witness", (at, id) => <Badge at={at} form={of.forms[id]} />);
  return (
    <g class="tt-marks" aria-hidden="true">
      {marks}
    </g>
  );
});

interface Shape {
  box: Box;
  /** Its middle. */
  x: number;
  y: number;
}

/** What a move would score there, or a dot where no points are counted. */
function Gain({ at, way, size }: { at: Shape; way: Way | undefined; size: number }) {
  const middle = `translate(${at.x} ${at.y}) scale(${size})`;
  if (!way?.gains) return <circle transform={middle} r="8" />;
  const bonus = way.gains.length > 1 ? "tt-bonus" : "";
  return (
    <g transform={middle}>
      <rect class={bonus} x="-21" y="-13" width="42" height="26" rx="13" />
      <text>{total(way)}</text>
    </g>
  );
}

function Badge({ at, form }: { at: Shape; form: string | undefined }) {
  const [x, y, width] = at.box;
  // The badge sits in a corner, where it hides neither a die nor a stone, or in a triangle's middle.
  const [cx, cy] = form ? [at.x, at.y] : [x + width - 12, y + 12];
  return (
    <>
      <circle cx={cx} cy={cy} r="10" />
      <text x={cx} y={cy}>
        !
      </text>
    </>
  );
}

/** Shows the piece in hand as it was turned, and what it would be where it is aimed at. */
const InHand = watched(function InHand(props: { view: View; pieces: () => Pieces | null }) {
  const { view, pieces } = props;
  const lifted = view.lifted.value;
  const turns = view.turns.value;
  const aim = view.aim.value;
  useLayoutEffect(() => {
    if (lifted === null || !view.turnable(lifted)) return undefined;
    if (turns > 0) pieces()?.turn(lifted, turns);
    else pieces()?.unturn(lifted);
    return undefined;
  }, [lifted, turns]);
  useLayoutEffect(() => () => void (lifted !== null && pieces()?.unturn(lifted)), [lifted]);
  useLayoutEffect(() => {
    const box = aim && view.inner.value?.places[aim.to];
    pieces()?.ghost(box ? (aim.ghost ?? null) : null, box ?? undefined);
  }, [aim]);
  return null;
});

/** Zoom, fit, and what may be done with a piece in hand, at the edge of the window. */
const FieldTools = watched(function FieldTools(props: { view: View; field: Box; layout: Layout }) {
  const { view, field, layout } = props;
  const [x, y, width, height] = field;
  const inHand = view.lifted.value !== null && view.turnable(view.lifted.value);
  view.kernel.words.value; // the buttons speak the table's language
  const room = {
    left: `${(100 * x) / layout.width}%`,
    top: `${(100 * y) / layout.height}%`,
    width: `${(100 * width) / layout.width}%`,
    height: `${(100 * height) / layout.height}%`,
  };
  return (
    <div class="tt-field-tools" style={room}>
      <span class="tt-zoom">
        <Small icon="plus" label="zoom-in" view={view} onClick={() => view.zoom(1.3)} />
        <Small icon="minus" label="zoom-out" view={view} onClick={() => view.zoom(1 / 1.3)} />
        <Small icon="fit" label="fit" view={view} onClick={() => view.fit()} />
      </span>
      {inHand && (
        <span class="tt-in-hand">
          <Small icon="redo" label="turn" view={view} onClick={() => view.turn(1)} />
          <Small icon="close" label="put-back" view={view} onClick={() => view.letGo()} />
        </span>
      )}
    </div>
  );
});

function Small(props: { icon: IconName; label: string; view: View; onClick: () => void }) {
  const text = props.view.ui(props.label);
  return (
    <button
      type="button"
      data-tool={props.label}
      title={text}
      aria-label={text}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** Stands before a hand until the next player says that it is there. */
const Curtain = watched(function Curtain({ view }: { view: View }) {
  const { curtain } = view.kernel.table.value;
  if (!curtain) return null;
  return (
    <div class="tt-curtain">
      <p>{curtain.text}</p>
      <button
        type="button"
        class="tt-primary"
        data-tool="open"
        onClick={() => view.kernel.ask({ kind: "open" })}
      >
        {curtain.button}
      </button>
    </div>
  );
});

function onKey(event: KeyboardEvent, view: View): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { labels, status } = view.kernel.scene.value;
  const at = view.focused.value;
  const { key } = event;
  view.kernel.touch();
  if (isDirection(key)) {
    focusOn(view, step(view.layout.value, view.field, at, key));
  } else if (key === "Enter" || key === " ") {
    view.touch(at);
  } else if (key === "Escape") {
    view.letGo();
  } else if (key === "m") {
    view.tellLegal();
  } else if (key === "o") {
    view.describe(at);
    view.say(`${labels[at] ?? at}. ${status}`);
  } else if (key === "i") {
    view.el.querySelector<HTMLInputElement>("[data-type-move]")?.focus();
  } else if (key === "r" || key === "R") {
    view.turn(key === "r" ? 1 : -1);
  } else if ((key === "+" || key === "-") && view.inner.value) {
    view.zoom(key === "+" ? 1.3 : 1 / 1.3);
  } else if (key === "0" && view.inner.value) {
    view.fit();
  } else {
    return;
  }
  event.preventDefault();
}

function focusOn(view: View, place: string): void {
  view.focus.value = place;
  view.uncover(place);
  const root = view.el.getRootNode() as Document | ShadowRoot;
  const el = root.getElementById(`${view.id}-at-${place}`);
  (el as unknown as SVGGElement | null)?.focus();
}
