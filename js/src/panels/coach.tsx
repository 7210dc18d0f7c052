// The coach: whose turn it is, what there is to do, and what just happened.

import { Steps } from "../activities/lesson/chapterSteps";
import { later } from "../view/lazy";
import { Chip, Icon, SeatArt, Words, written } from "../view/parts";
import type { View } from "../view/view";
import { watched } from "../view/watched";

export const Coach = watched(function Coach({ view }: { view: View }) {
  const { scene, table, waking } = view.kernel;
  const { match, clock } = table.value;
  const second = later.value;
  const { over, seat, status } = scene.value;
  return (
    <section class="tt-coach">
      {view.beside.value && <TaskCard view={view} />}
      <Scores view={view} />
      <p class={`tt-status${over ? " tt-won" : ""}`}>
        {!over && seat !== null && <SeatArt seat={seat} view={view} silent />}
        {status} {over && match?.text}
        {waking.value && (
          <span class="tt-waking" role="status">
            {view.ui("waking")}
          </span>
        )}
      </p>
      {clock && second && <second.Countdown clock={clock} view={view} />}
      {second && <second.Aim view={view} />}
      {view.info.value && (
        <p class="tt-info">
          <Words text={view.info.value} view={view} />
        </p>
      )}
      {view.beside.value && <Word view={view} />}
      {second && <second.Desk view={view} />}
      {second && <second.Notes view={view} />}
    </section>
  );
});

/** What holds now, and what just happened: in one column the buttons come before it, and stay. */
export const Word = watched(function Word({ view }: { view: View }) {
  const { hint } = view.kernel.scene.value;
  const second = later.value;
  return (
    <>
      {hint && (
        <p class="tt-hint">
          <Words text={hint.text} view={view} /> <Chip rule={hint.rule} view={view} />
        </p>
      )}
      {second && <second.Told view={view} />}
    </>
  );
});

/** The points of all seats in this round and, in a match, with the rounds before. */
const Scores = watched(function Scores({ view }: { view: View }) {
  const { scores, seat } = view.kernel.scene.value;
  const { match, task, tally, scores: added } = view.kernel.table.value;
  const Tally = later.value?.Tally;
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
            <SeatArt seat={nth} view={view} />
            <b>{written(score)}</b>
            {counted && before && (
              <small title={view.ui("total")}>
                <span class="tt-spoken">{view.ui("total")}</span>{" "}
                {written((before[nth] ?? 0) + score)}
              </small>
            )}
          </li>
        ))}
      </ul>
      {tally.length > 0 && Tally && <Tally view={view} />}
    </div>
  );
});

/** What there is to do: beside the board, or above it where all stands in one column. */
export const TaskCard = watched(function TaskCard({ view }: { view: View }) {
  const Bar = later.value?.Bar;
  return (
    <>
      {Bar ? (
        <Bar view={view} />
      ) : (
        view.kernel.table.value.course && <p style={{ height: `${BAR}px` }} />
      )}
      <Task view={view} />
    </>
  );
});

/** How high the way to the contents is, which comes a moment later than the board. */
const BAR = 40;

const Task = watched(function Task({ view }: { view: View }) {
  const { task, chapter, question } = view.kernel.table.value;
  if (!task) return null;
  const { title, text, step, steps, lost, credit } = task;
  // A prediction that was wrong is answered, and nothing to be cheered.
  const done = task.done && question?.outcome?.right !== false;
  const second = later.value;
  return (
    <div class={`tt-card tt-task${done ? " tt-done" : ""}${lost ? " tt-off-path" : ""}`}>
      <Steps view={view} />
      <p class="tt-card-head">
        <strong>
          <Words text={title} view={view} />
        </strong>
        <span class="tt-steps">
          {done ? (
            <>
              <Icon name="check" /> {view.ui("done")}
            </>
          ) : (
            !task.done && (steps > 1 || !chapter) && `${view.ui("task")} ${step + 1}/${steps}`
          )}
        </span>
      </p>
      <p>
        <Words text={text} view={view} /> {credit}
      </p>
      {lost && second && <second.WaysBack view={view} />}
      {view.beside.value && second && <second.Answers view={view} />}
    </div>
  );
});

/** In one column a question is answered right below the board. */
export const AnswerCard = watched(function AnswerCard({ view }: { view: View }) {
  const second = later.value;
  const { chapter, help, question } = view.kernel.table.value;
  if (!chapter || !second) return null;
  // A button alone needs no frame.
  return (
    <div class={question || help ? "tt-card" : ""}>
      <second.Answers view={view} />
    </div>
  );
});
