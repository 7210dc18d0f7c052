// The board: decor, places that can be walked and touched, marks, and the layer of pieces.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { symbolsFor } from "./art";
import type { Box, Decor, Layout } from "./generated/scene";
import { Pieces } from "./pieces";
import { listen } from "./pointer";
import type { View } from "./view";
import { isDirection, step } from "./walk";
import { watched } from "./watched";

export const Board = watched(function Board({ view }: { view: View }) {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const pieces = useRef<Pieces | null>(null);
  const { kernel } = view;
  const layout = view.layout.value;
  const scene = kernel.scene.value;
  const prefix = `${view.id}-`;
  const drawn = view.drawn.value;
  const still = useMemo(() => <Stills layout={layout} prefix={prefix} />, [layout, prefix]);

  useLayoutEffect(() => {
    if (!svg.current || !layer.current) return undefined;
    pieces.current = new Pieces(layer.current, prefix);
    return listen(svg.current, view, pieces.current);
  }, [view, drawn]);

  useLayoutEffect(() => {
    const turned = String(kernel.table.value.flipped);
    pieces.current?.show(scene.pieces, view.shape.value, turned);
  }, [scene, layout, drawn]);

  return (
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
          <Places view={view} />
          <g ref={layer} class="tt-pieces" aria-hidden="true" />
          <Marks view={view} />
        </>
      )}
    </svg>
  );
});

/** All that never moves: the art's symbols, the wood, the points and their numbers. */
function Stills({ layout, prefix }: { layout: Layout; prefix: string }) {
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: symbolsFor(prefix) }} />
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

/** One tab stop for the whole board: the focus roves over its places. */
const Places = watched(function Places({ view }: { view: View }) {
  const layout = view.layout.value;
  const { labels, chance, draws_at } = view.kernel.scene.value;
  const walk = layout.walk;
  const focus = walk.includes(view.focus.value) ? view.focus.value : walk[0];
  const lifted = view.lifted.value;
  const movable = view.sources.value;
  return (
    <g>
      {walk.map((id) => {
        const [x, y, width, height] = layout.places[id] as Box;
        const hot = movable.has(id) || (chance && draws_at === id);
        return (
          <g
            key={id}
            id={`${view.id}-at-${id}`}
            class={`tt-place${hot ? " tt-hot" : ""}`}
            data-place={id}
            role="button"
            // In SVG the name of an attribute counts as written: tabIndex would be none at all.
            tabindex={id === focus ? 0 : -1}
            aria-label={labels[id] ?? id}
            aria-pressed={lifted === id}
            onFocus={() => {
              view.focus.value = id;
            }}
          >
            <rect x={x} y={y} width={width} height={height} rx="6" />
          </g>
        );
      })}
    </g>
  );
});

/** What is marked: where the lifted piece may go, and what proves a refusal. */
const Marks = watched(function Marks({ view }: { view: View }) {
  const { places } = view.layout.value;
  const targets = view.targets.value;
  const starts = view.showLegal.value ? [...view.sources.value] : [];
  const instead = new Set(view.kernel.table.value.verdict?.nearest.map((way) => way.to));
  const box = (id: string) => places[id];
  return (
    <g class="tt-marks" aria-hidden="true">
      {view.lifted.value !== null && <Frame box={box(view.lifted.value)} look="lifted" />}
      {starts.map((id) => (
        <Frame key={`start-${id}`} box={box(id)} look="start" />
      ))}
      {[...targets.keys()].map((id) => (
        <Target key={`target-${id}`} box={box(id)} over={view.over.value === id} />
      ))}
      {[...instead].map((id) => (
        <Target key={`instead-${id}`} box={box(id)} over={false} />
      ))}
      {[...view.witnesses.value].map((id) => (
        <Witness key={`witness-${id}`} box={box(id)} />
      ))}
    </g>
  );
});

function Frame({ box, look }: { box: Box | undefined; look: string }) {
  if (!box) return null;
  const [x, y, width, height] = box;
  return (
    <rect
      class={`tt-mark-${look}`}
      x={x + 2}
      y={y + 2}
      width={width - 4}
      height={height - 4}
      rx="6"
    />
  );
}

function Target({ box, over }: { box: Box | undefined; over: boolean }) {
  if (!box) return null;
  const [x, y, width, height] = box;
  return (
    <g class={`tt-mark-target${over ? " tt-over" : ""}`}>
      <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="6" />
      <circle cx={x + width / 2} cy={y + height / 2} r="8" />
    </g>
  );
}

function Witness({ box }: { box: Box | undefined }) {
  if (!box) return null;
  const [x, y, width, height] = box;
  // The badge sits in a corner, where it hides neither a die nor a stone.
  const [badgeX, badgeY] = [x + width - 12, y + 12];
  return (
    <g class="tt-mark-witness">
      <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="6" />
      <circle cx={badgeX} cy={badgeY} r="10" />
      <text x={badgeX} y={badgeY}>
        !
      </text>
    </g>
  );
}

function onKey(event: KeyboardEvent, view: View): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { labels, status } = view.kernel.scene.value;
  const at = view.focus.value || (view.layout.value.walk[0] ?? "");
  const { key } = event;
  view.kernel.touch();
  if (isDirection(key)) {
    focusOn(view, step(view.layout.value, at, key));
  } else if (key === "Enter" || key === " ") {
    view.touch(at);
  } else if (key === "Escape") {
    view.letGo();
  } else if (key === "m") {
    view.tellLegal();
  } else if (key === "o") {
    view.say(`${labels[at] ?? at}. ${status}`);
  } else if (key === "i") {
    view.el.querySelector<HTMLInputElement>("[data-type-move]")?.focus();
  } else {
    return;
  }
  event.preventDefault();
}

function focusOn(view: View, place: string): void {
  view.focus.value = place;
  const root = view.el.getRootNode() as Document | ShadowRoot;
  const el = root.getElementById(`${view.id}-at-${place}`);
  (el as unknown as SVGGElement | null)?.focus();
}
