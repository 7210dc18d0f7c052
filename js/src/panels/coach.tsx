// The coach: whose turn it is, what there is to do, and what just happened.

import { lazy } from "../view/lazy";
import { observer } from "../view/observer";
import { formatPoints, Icon, MoveWords, SeatArt } from "../view/parts";
import type { View } from "../view/view";
import { ScoreSheet } from "./scoreSheet";

export const Coach = observer(function Coach({ view }: { view: View }) {
  const { scene, table, waking } = view.endpoint;
  const { chapter, match, kinds, scores } = table.value;
  const loaded = lazy.value;
  const { over, seat, status } = scene.value;
  return (
    <section class="tt-coach">
      {view.beside.value && <TaskCard view={view} />}
      {/* In one column a lesson has them right below its board. */}
      {(!chapter || view.beside.value) && <Scores view={view} />}
      <p
        class={`tt-status${over ? ` tt-ended${loaded?.isLost(kinds, scores) === false ? " tt-won" : ""}` : ""}`}
      >
        {!over && seat !== null && <SeatArt seat={seat} view={view} silent />}
        {!over && loaded && <loaded.Sitter seat={seat} view={view} bare />}
        {loaded?.statusOf(view) ?? status} {over && match?.text}
        {waking.value && (
          <span class="tt-waking" role="status">
            {view.ui("waking")}
          </span>
        )}
      </p>
      {loaded && <loaded.CoachParts view={view} />}
      {hasColumn(view) && <ScoreSheet view={view} />}
    </section>
  );
});

/** Whether coach and moves stand in a column beside the board, as long as they want to be. */
export const hasColumn = ({ beside, free }: View): boolean => beside.value && free.value;

/** The points of all seats in this round and, in a match, with the rounds before. */
export const Scores = observer(function Scores({ view }: { view: View }) {
  const { scores, seat } = view.endpoint.scene.value;
  const { match, task, scores: added, you } = view.endpoint.table.value;
  const { Sitter, sitterName } = lazy.value ?? {};
  const counted = scores.length > 0;
  // Where nothing is counted a match has its rounds won all the same.
  const shown = counted
    ? scores
    : (match?.totals ?? []).map((won, nth) => won + (added?.[nth] ?? 0));
  if (shown.length === 0) return null;
  const before = match?.totals.some((points) => points !== 0) ? match.totals : null;
  return (
    <div class="tt-scores">
      {match && !task && <span class="tt-hint">{match.title}</span>}
      {!counted && <span class="tt-hint">{view.ui("rounds-won")}</span>}
      <ul aria-label={view.ui(counted ? "scores" : "rounds-won")}>
        {shown.map((score, nth) => (
          <li key={nth} class={nth === seat ? "tt-on-turn" : ""}>
            <SeatArt seat={nth} view={view} silent={nth === you || !!sitterName?.(view, nth)} />
            {Sitter && <Sitter seat={nth} view={view} />}
            {nth === you && <small>{view.ui("you")}</small>}
            <b>{formatPoints(score)}</b>
            {counted && before && (
              <small title={view.ui("total")}>
                <span class="tt-spoken">{view.ui("total")}</span>{" "}
                {formatPoints((before[nth] ?? 0) + score)}
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});

/** What there is to do: beside the board, or above it where all stands in one column. */
export const TaskCard = observer(function TaskCard({ view }: { view: View }) {
  const CourseBar = lazy.value?.CourseBar;
  return (
    <>
      {CourseBar ? (
        <CourseBar view={view} />
      ) : (
        view.endpoint.table.value.course && <p style={{ height: `${COURSE_BAR_HEIGHT}px` }} />
      )}
      <Task view={view} />
    </>
  );
});

/** How high the way to the contents is, which comes a moment later than the board. */
const COURSE_BAR_HEIGHT = 40;

const Task = observer(function Task({ view }: { view: View }) {
  const { task, chapter, question, verdict } = view.endpoint.table.value;
  if (!task) return null;
  const { title, text, step, steps, lost, credit } = task;
  // An exercise that was answered wrong is over, and nothing to be cheered; nor is there a cheer
  // beside a refusal, unless that was what the task asked for.
  const refused = verdict && !verdict.met;
  const done = task.done && question?.outcome?.right !== false && !refused;
  const loaded = lazy.value;
  const lead = view.beside.value && chapter?.lead;
  return (
    <div class={`tt-card tt-task${done ? " tt-done" : ""}${lost ? " tt-off-path" : ""}`}>
      {/* As high as they are, until they are there. */}
      {loaded ? (
        <loaded.ChapterSteps view={view} />
      ) : (
        chapter && <p style={{ height: view.beside.value ? "55px" : "28px" }} />
      )}
      {lead && (
        <p class="tt-intro">
          <MoveWords text={lead} view={view} />
        </p>
      )}
      <p class="tt-card-head">
        {!(title === chapter?.title && view.paged) && (
          <strong>
            <MoveWords text={title} view={view} />
          </strong>
        )}
        <span class="tt-steps">
          {done ? (
            <>
              <Icon name="check" />{" "}
              {view.ui(chapter?.steps[chapter.at]?.kind === "show" ? "watched" : "done")}
            </>
          ) : (
            !task.done && (steps > 1 || !chapter) && `${view.ui("task")} ${step + 1}/${steps}`
          )}
        </span>
      </p>
      <p>
        <MoveWords text={text} view={view} />
      </p>
      {credit && <p>{credit}</p>}
      {lost && loaded && !chapter && <loaded.WaysBack view={view} />}
      {loaded && <loaded.Foot view={view} />}
    </div>
  );
});

/** In one column a question is answered right below the board: there is room for it at once. */
export const AnswerCard = observer(function AnswerCard({ view }: { view: View }) {
  const loaded = lazy.value;
  const { chapter, help, question } = view.endpoint.table.value;
  if (!chapter) return null;
  // A button alone needs no frame.
  return (
    <div class={`tt-foot${question || help ? " tt-card" : ""}`}>
      {loaded && <loaded.Answers view={view} />}
    </div>
  );
});
