// The whole view: board, controls and panels, with the two regions that speak.

import { useLayoutEffect, useRef } from "preact/hooks";
import { linkInAddress } from "../activities/linkFragment";
import { Board } from "../board/board";
import { Endpoint } from "../protocol/endpoint";
import { colours } from "../view/art";
import { settleInHost } from "../view/host";
import { fetchLazy, lazy } from "../view/lazy";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { AnswerCard, Coach, hasColumn, TaskCard } from "./coach";
import { Controls } from "./controls";
import { ScoreSheet } from "./scoreSheet";

export const Root = observer(function Root({ view }: { view: View }) {
  const { endpoint } = view;
  const root = useRef<HTMLDivElement>(null);
  const theme = view.theme.value;
  const loaded = lazy.value;
  const { chapter, editor, four_colours, replay } = endpoint.table.value;
  const bound = view.bound.value;
  const full = view.full.value;

  // Before it is painted: how a host makes room is part of its style.
  useLayoutEffect(() => (root.current ? settleInHost(root.current, view.bound) : undefined), []);
  // So is how much of it the board has, and that makes its shape.
  useLayoutEffect(() => view.measure(), [bound, chapter == null, view.beside.value, full]);

  return (
    <div
      ref={root}
      class={`tritables tt-look-${theme}${chapter ? " tt-lesson" : ""}${view.beside.value ? " tt-beside" : ""}${full ? " tt-full" : bound < Number.POSITIVE_INFINITY ? " tt-bound" : ""}`}
      style={{
        ...colours(endpoint.art, theme, four_colours === true),
        "--tt-ratio": view.ratio.value,
        "--tt-bound": `${bound}px`,
        // Its tools are in sight below it; where it is set up or stepped through those are more.
        "--tt-most": chapter
          ? "(100svh - 124px)"
          : replay || editor
            ? "66vh"
            : "max(60vh, 100svh - 172px - var(--tt-head, 0px))",
      }}
      data-theme={endpoint.table.value.theme}
      data-lm-suppress-shortcuts="true"
      lang={endpoint.words.value.lang}
    >
      <div class="tt-play">
        <Trouble view={view} />
        {!view.beside.value && <TaskCard view={view} />}
        <div class="tt-room">
          <Board view={view} />
        </div>
        {!view.beside.value && loaded && <loaded.Said view={view} />}
        {replay &&
          (loaded ? (
            <loaded.ReplayBar view={view} />
          ) : (
            <p style={{ height: `${REPLAY_BAR_HEIGHT}px` }} />
          ))}
        {!view.beside.value && <AnswerCard view={view} />}
      </div>
      <div class="tt-side">
        <Coach view={view} />
        <Controls view={view} />
        {!hasColumn(view) && <ScoreSheet view={view} />}
      </div>
      <LazyParts view={view} />
      <Spoken view={view} />
    </div>
  );
});

/** How high the bar of a replay is, which comes a moment later than the board. */
const REPLAY_BAR_HEIGHT = 104;

/** The two regions that speak: one waits for a pause, the other does not. */
const Spoken = observer(function Spoken({ view }: { view: View }) {
  return (
    <>
      <div class="tt-spoken" aria-live="polite">
        {view.polite.value}
      </div>
      <div class="tt-spoken" aria-live="assertive">
        {view.urgent.value}
      </div>
    </>
  );
});

/** What comes when it is first needed: dialogs, help, moves, the whole screen, a course, an end. */
const LazyParts = observer(function LazyParts({ view }: { view: View }) {
  const LazyRoot = lazy.value?.default;
  const {
    advice,
    clock,
    course,
    chapter,
    curtain,
    editor,
    fault,
    kept,
    kinds,
    replay,
    task,
    verdict,
  } = view.endpoint.table.value;
  const [move] = view.endpoint.rows.value.turns;
  const { hint } = view.endpoint.scene.value;
  const beside = advice ?? course ?? chapter ?? editor ?? kept ?? replay;
  const asked =
    view.dialog.value ??
    beside ??
    verdict ??
    fault ??
    hint ??
    move ??
    clock ??
    curtain ??
    task?.lost;
  if (LazyRoot) return <LazyRoot view={view} />;
  const sits = kinds.some((kind) => kind !== "person");
  if (asked || sits || view.info.value || linkInAddress() || view.full.value || view.aim.value)
    void fetchLazy(view.endpoint);
  return null;
});

/** A kernel that does not answer is said in the table itself, and what else there is to be told. */
const Trouble = observer(function Trouble({ view }: { view: View }) {
  const { connected, waking } = view.endpoint;
  const loaded = lazy.value;
  return (
    <>
      {waking.value && <i class="tt-runs" />}
      {!connected.value && !waking.value && (
        <p class="tt-offline" role="alert">
          {view.ui(Endpoint.answered ? "not-connected" : "no-answer-yet")}
          {loaded && <loaded.AloneOffer view={view} />}
        </p>
      )}
      {loaded && <loaded.Notices view={view} />}
    </>
  );
});
