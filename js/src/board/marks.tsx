// What is marked on the board: where the piece in hand may go, what proves a refusal, what scored.

import { computed } from "@preact/signals-core";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { outline } from "../geometry/placeNavigation";
import type { Box, Inner, Layout, Way } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/** The board, or what lies in the window on a growing table. */
export type Ground = Pick<Layout | Inner, "places" | "forms" | "walk">;

/** What a way would score, all rules together. */
export function totalPoints(way: Way): number {
  return (way.gains ?? []).reduce((sum, { points }) => sum + points, 0);
}

/**
 * What made the last move's points, or decided it, lights up: a bridge, a trio, a Tricap. It goes
 * when something is lifted. Under the pieces the light shines out around them, so that it crosses
 * neither a number nor a badge.
 */
export const LitMarks = observer(function LitMarks(props: {
  of: Ground;
  view: View;
  under?: boolean;
}) {
  const { of, view, under = false } = props;
  if (view.lifted.value !== null) return null;
  const { told } = view.endpoint.scene.value;
  const shared = told.filter(({ points, places }) => points >= 0 && places.length > 1);
  const lit = [...new Set(shared.flatMap(({ places }) => places))];
  return (
    <g class="tt-marks" aria-hidden="true">
      {lit.map((id) => {
        const box = of.places[id];
        return (
          box && (
            <g class="tt-mark-lit" data-at={id} key={id}>
              <path d={outline(box, of.forms[id], under ? -1 : 0)} />
            </g>
          )
        );
      })}
    </g>
  );
});

/** What is marked: where the lifted piece may go, and what proves a refusal. */
export const Marks = observer(function Marks({ of, view }: { of: Ground; view: View }) {
  const { lifted, showLegal } = view;
  const targets = view.targets.value;
  const starts = showLegal.value ? [...view.sources.value] : [];
  const instead = new Set(view.instead.value);
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
        <Mark look={look} id={id} view={view} key={`${look} ${id}`}>
          <path d={at.d} />
          {more?.(at, id) as ComponentChildren}
        </Mark>,
      );
    }
  };
  const { editor, question, help } = view.endpoint.table.value;
  const outcome = question?.outcome;
  const missed = outcome && !outcome.right && outcome.missed > 0;
  if (lifted.value === null) {
    if (editor) add(new Set(editor.faults.map(({ place }) => place ?? "")), "unset");
    if (missed) add(outcome.places, "part");
    if (help && help.places.length > 1 && help.degree < help.most) add(help.places, "part");
    else if (help) add(help.places, "glow");
    if (help?.to) add([help.to], "goal");
  } else add([lifted.value], "lifted");
  add(view.ready.value, "ready");
  if (question) {
    add(question.found, "found", (at) => <Tick at={at} />);
    add(question.about, "goal");
  }
  add(starts, "start");
  // Far away the points are written larger, so that they can be read.
  const size =
    of === view.fieldWindow.inner.value
      ? Math.min(2, Math.max(1, 0.9 / view.fieldWindow.camera.value.zoom))
      : 1;
  add(targets.keys(), "target", (at, id) => <Gain at={at} way={targets.get(id)} size={size} />);
  for (const id of targets.keys()) instead.delete(id);
  add(instead, "target", (at) => <Gain at={at} way={undefined} size={size} />);
  const wrong = question?.open && outcome && !outcome.right && !missed;
  const proof = wrong ? outcome.places : view.witnesses.value;
  add(proof, "witness", (at, id) => <Badge at={at} form={of.forms[id]} />);
  return (
    <g class="tt-marks" aria-hidden="true">
      {marks}
    </g>
  );
});

interface MarkProps {
  look: string;
  id: string;
  view: View;
  children?: ComponentChildren;
}

/** A mark by itself: where the pointer comes and goes two of them are drawn anew, and no others. */
const Mark = observer(function Mark({ look, id, view, children }: MarkProps) {
  const over = useMemo(() => computed(() => view.over.value === id), [view, id]);
  return (
    <g class={`tt-mark-${look}${over.value ? " tt-over" : ""}`} data-at={id}>
      {children}
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
      <text>{totalPoints(way)}</text>
    </g>
  );
}

function Tick({ at }: { at: Shape }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r="11" />
      <path class="tt-tick" d="m-5 0 4 4 7-8" />
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
