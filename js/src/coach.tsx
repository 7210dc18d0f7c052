// The coach: whose turn it is, what just happened and by which rule, and why something is refused.

import type { Refusal, Task } from "./generated/scene";
import { Chip, Icon } from "./parts";
import type { View } from "./view";
import { watched } from "./watched";

export const Coach = watched(function Coach({ view }: { view: View }) {
  const { scene, table } = view.kernel;
  const { verdict, task } = table.value;
  return (
    <section class="tt-coach">
      {task && <TaskCard task={task} view={view} />}
      <p class={`tt-status${scene.value.over ? " tt-won" : ""}`}>
        <Seat seat={scene.value.over ? null : scene.value.seat} />
        {scene.value.status}
      </p>
      {scene.value.hint && (
        <p class="tt-hint">
          {scene.value.hint.text} <Chip rule={scene.value.hint.rule} view={view} />
        </p>
      )}
      {verdict ? <RefusalCard verdict={verdict} view={view} /> : <Told view={view} />}
    </section>
  );
});

/** A small stone in the colour of the side on turn. */
function Seat({ seat }: { seat: number | null }) {
  return seat === null ? null : <i class={`tt-seat tt-seat-${seat}`} aria-hidden="true" />;
}

function TaskCard({ task, view }: { task: Task; view: View }) {
  return (
    <div class={`tt-card tt-task${task.done ? " tt-done" : ""}`}>
      <p class="tt-card-head">
        <strong>{task.title}</strong>
        <span class="tt-steps">
          {task.done ? (
            <>
              <Icon name="check" /> {view.ui("done")}
            </>
          ) : (
            `${view.ui("task")} ${task.step + 1}/${task.steps}`
          )}
        </span>
      </p>
      <p>{task.text}</p>
    </div>
  );
}

function RefusalCard({ verdict, view }: { verdict: Refusal; view: View }) {
  return (
    <div class="tt-card tt-refusal" key={verdict.count}>
      <p class="tt-card-head">
        <strong>
          <Icon name="stop" /> {view.ui("refused")}
        </strong>
        <button
          type="button"
          class="tt-quiet"
          aria-label={view.ui("close")}
          title={view.ui("close")}
          onClick={() => view.kernel.ask({ kind: "dismiss" })}
        >
          <Icon name="close" />
        </button>
      </p>
      <p class="tt-reason">{verdict.text}</p>
      {verdict.rule && <Chip rule={verdict.rule} view={view} />}
      {verdict.nearest.length > 0 && (
        <p class="tt-nearest">
          {view.ui("nearest")}{" "}
          {verdict.nearest.map((way) => (
            <button
              type="button"
              key={way.move}
              class="tt-move"
              onClick={() => view.kernel.ask({ kind: "type", move: way.move })}
            >
              {way.move}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function Told({ view }: { view: View }) {
  const { told } = view.kernel.scene.value;
  if (told.length === 0) return null;
  return (
    <ul class="tt-told" aria-label={view.ui("told")}>
      {told.map((event, index) => (
        <li key={`${event.rule}-${index}`}>
          {event.text} <Chip rule={event.rule} view={view} />
        </li>
      ))}
    </ul>
  );
}
