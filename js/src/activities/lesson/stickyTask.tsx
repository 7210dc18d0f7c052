// In one column what is new about a task may be said above the screen, and the way on below it:
// then both stand at the lower edge, where the thumb is.

import { useEffect, useState } from "preact/hooks";
import { CloseButton } from "../../view/closeButton";
import { observer } from "../../view/observer";
import { Icon, MoveWords } from "../../view/parts";
import type { View } from "../../view/view";

/** How much of a card must be in sight to be read. */
const READ = 0.6;

/** What is asked now, or that it is done, for whoever cannot see it where it stands. */
export const StickyTask = observer(function StickyTask({ view }: { view: View }) {
  const { task, chapter, verdict } = view.endpoint.table.value;
  const step = chapter && `${chapter.id} ${chapter.at}`;
  const [read, setRead] = useState({ step, text: task?.text });
  const [hidden, setHidden] = useState({ card: false, on: false });
  const fresh = read.step === step && read.text !== task?.text;
  // What is new on another step is read there.
  if (read.step !== step) setRead({ step, text: task?.text });
  useEffect(() => {
    if (!fresh) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const unseen = intersectionRatio < READ;
          const part = target.classList.contains("tt-task") ? "card" : "on";
          setHidden((was) => ({ ...was, [part]: unseen }));
        }
      },
      { threshold: READ },
    );
    for (const el of view.el.querySelectorAll(".tt-play > .tt-task, [data-tool='go-on']")) {
      watch.observe(el);
    }
    return () => {
      watch.disconnect();
      setHidden({ card: false, on: false });
    };
  }, [fresh, task?.text]);
  const on = hidden.on && task?.done === true;
  // An exercise that was answered wrong is over, and nothing to be cheered.
  const right = task?.done && view.endpoint.table.value.question?.outcome?.right !== false;
  if (!fresh || !task || verdict || view.beside.value || view.lifted.value !== null) return null;
  if (!hidden.card && !on) return null;
  return (
    <div class={`tt-card tt-anew tt-sticks${right ? " tt-done" : ""}`}>
      <p class="tt-card-head">
        <span>
          {right && <Icon name="check" />} <MoveWords text={task.text} view={view} />
        </span>
        <CloseButton view={view} onClick={() => setRead({ step, text: task.text })} />
      </p>
      {on && (
        <button
          type="button"
          class="tt-primary"
          data-tool="on-from-here"
          onClick={() => view.walk(1)}
        >
          {view.ui("go-on")} <Icon name="on" />
        </button>
      )}
    </div>
  );
});
