// A chapter beside its board: its steps, what is asked, the answers to choose from, and help.

import { Tool } from "./controls";
import type { ChapterStep } from "./generated/scene";
import { later } from "./later";
import { Icon, Words } from "./parts";
import type { View } from "./view";
import { watched } from "./watched";

/** Which step of how many, a dot for each, and the ways to the one before and the next. */
export const Steps = watched(function Steps({ view }: { view: View }) {
  const { chapter, course } = view.kernel.table.value;
  if (!chapter) return null;
  const { at, steps, here, title, place, of, figure } = chapter;
  // An exercise that is over may have been right: a quiz tells that at its end.
  const how = (step: ChapterStep): string =>
    state(step) === "done" && step.kind[0] === "a" ? "over" : state(step);
  const name = (step: ChapterStep, nth: number): string =>
    [nth + 1, view.ui(`step-${how(step)}`), ...(nth === at ? [view.ui("step-here")] : [])].join(
      ", ",
    );
  return (
    <nav class="tt-walk" aria-label={title}>
      <p class="tt-card-head">
        <span class="tt-hint">
          {of > 1 && !course ? place : title} {figure && `· ${figure}`}
        </span>
        <span class="tt-steps">{here}</span>
      </p>
      <p class="tt-dots">
        <Tool
          icon="back"
          label="step-back"
          view={view}
          off={!view.ahead(-1)}
          onClick={() => view.walk(-1)}
        />
        <span>
          {steps.map((step, nth) => (
            <button
              type="button"
              class={`tt-quiet tt-dot tt-dot-${state(step)}`}
              key={step.id}
              data-step={nth}
              aria-label={name(step, nth)}
              title={name(step, nth)}
              aria-current={nth === at ? "step" : false}
              onClick={() => view.goStep(nth)}
            >
              <i>{state(step) === "first" && <Icon name="check" />}</i>
            </button>
          ))}
        </span>
        <Tool
          icon="on"
          label="step-on"
          view={view}
          off={!view.ahead(1)}
          onClick={() => view.walk(1)}
        />
      </p>
    </nav>
  );
});

/** How a step went: right at the first try, done, or still to do. */
function state(step: ChapterStep): "first" | "done" | "open" | "missed" {
  const { done, wrong, helped, missed } = step;
  if (missed || !done) return missed ? "missed" : "open";
  return wrong || helped ? "done" : "first";
}

/** Where a step is answered: the answers, what is said of them, help, and the way on. */
export const Answers = watched(function Answers({ view }: { view: View }) {
  const { chapter, question, help, task } = view.kernel.table.value;
  if (!chapter || !task) return null;
  const step = chapter.steps[chapter.at];
  const open = question ? question.open : !task.done;
  const second = later.value;
  const more = open && chapter.helps;
  return (
    <div class="tt-answers" data-kind={step?.kind}>
      {question && question.choices.length > 0 && <Choices view={view} />}
      {question?.told && (
        <p class="tt-card-head">
          <strong class="tt-found">{question.told}</strong>
          {open && (
            <button type="button" data-tool="enough" onClick={() => view.press({ kind: "enough" })}>
              {view.ui("enough")}
            </button>
          )}
        </p>
      )}
      {second && <second.Outcome view={view} />}
      {more && second && <second.Helped view={view} />}
      <p class="tt-nearest">
        {more && (help?.degree ?? 0) < (help?.most ?? 1) && (
          <button type="button" data-tool="help" onClick={() => view.press({ kind: "help" })}>
            <Icon name="help" /> {view.ui(help ? "more-help" : "help")}
          </button>
        )}
        {!open && chapter.steps[chapter.at + 1] && (
          <button type="button" class="tt-primary" data-tool="go-on" onClick={() => view.walk(1)}>
            {view.ui("go-on")} <Icon name="on" />
          </button>
        )}
      </p>
      {second && <second.End view={view} />}
    </div>
  );
});

const Choices = watched(function Choices({ view }: { view: View }) {
  const { question, help } = view.kernel.table.value;
  if (!question) return null;
  return (
    <fieldset class="tt-choices" aria-label={view.ui("answers")}>
      {question.choices.map(({ text, right }, nth) => (
        <button
          type="button"
          key={nth}
          class={look(right, question.open && help?.choices.includes(nth))}
          data-choice={nth}
          aria-pressed={question.chosen.includes(nth)}
          disabled={!question.open || right === false}
          onClick={() => view.press({ kind: "pick", choice: nth })}
        >
          {right !== null && <Icon name={right ? "check" : "close"} />}{" "}
          <Words text={text} view={view} />
        </button>
      ))}
    </fieldset>
  );
});

function look(right: boolean | null, glows: boolean | undefined): string {
  if (right !== null) return right ? "tt-right" : "tt-wrong";
  return glows ? "tt-glows" : "";
}
