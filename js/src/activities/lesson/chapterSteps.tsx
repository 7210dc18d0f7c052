// A chapter beside its board: its steps, and the ways from one to the next.

import type { ChapterStep } from "../../protocol/generated/scene";
import { observer } from "../../view/observer";
import { Icon } from "../../view/parts";
import { ToolButton } from "../../view/tool";
import type { View } from "../../view/view";

/** Which step of how many, a dot for each, and the ways to the one before and the next. */
export const ChapterSteps = observer(function ChapterSteps({ view }: { view: View }) {
  const { chapter, course } = view.endpoint.table.value;
  if (!chapter) return null;
  const { at, steps, here, title, place, of, figure } = chapter;
  // On a page that shows one chapter at a time its name is in the bar above.
  const name = view.paged ? "" : of > 1 && !course ? place : title;
  // An example is no question: it has no number, and takes none from those after it.
  const asks = ({ how }: ChapterStep): boolean => how !== "example";
  const told = (step: ChapterStep, nth: number): string =>
    [
      ...(asks(step) ? [steps.slice(0, nth).filter(asks).length + 1] : []),
      view.ui(`step-${step.how}`),
      ...(nth === at ? [view.ui("step-here")] : []),
    ].join(", ");
  return (
    <nav class="tt-walk" aria-label={`${title}, ${view.title}`}>
      <p class={`tt-card-head${name ? "" : " tt-plain"}`}>
        <span class="tt-hint">{[name, figure].filter(Boolean).join(" · ")}</span>
        <span class="tt-steps">{here}</span>
      </p>
      <p class="tt-dots">
        <ToolButton
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
              class={`tt-quiet tt-dot tt-dot-${step.how}`}
              key={step.id}
              data-step={nth}
              aria-label={told(step, nth)}
              title={told(step, nth)}
              aria-current={nth === at ? "step" : false}
              onClick={() => view.goStep(nth)}
            >
              <i>{/^[hd]|me/.test(step.how) && <Icon name="check" />}</i>
            </button>
          ))}
        </span>
        <ToolButton
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
