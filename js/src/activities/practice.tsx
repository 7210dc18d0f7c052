// Practice and quizzes: the way back, the level, what decided, what was not right, and a doubt.

import { useEffect, useRef } from "preact/hooks";
import type { Missed, Practice } from "../protocol/generated/scene";
import { CloseButton } from "../view/closeButton";
import { observer } from "../view/observer";
import { Icon, MoveWords } from "../view/parts";
import { RuleChip } from "../view/ruleChip";
import type { View } from "../view/view";
import { RulesMet } from "./rulesMet";

/** What is always at hand: the way back to the lesson, and how hard it is. */
export const PracticeBar = observer(function PracticeBar({ view }: { view: View }) {
  const { practice } = view.endpoint.table.value;
  if (!practice) return null;
  return (
    <nav class="tt-bar" aria-label={`${view.ui("practise")}, ${view.title}`}>
      {practice.back && (
        <button type="button" data-tool="leave" onClick={() => view.press({ kind: "leave" })}>
          <Icon name="back" /> {view.ui("leave")}
        </button>
      )}
      {practice.level !== null && <Level view={view} level={practice.level} of={practice} />}
    </nav>
  );
});

/** How hard the exercises are, once that was asked for: as many dots are full as it is hard. */
function Level({ view, level, of }: { view: View; level: number; of: Practice }) {
  const step = (by: number, icon: "minus" | "plus", name: string) => (
    <button
      type="button"
      class="tt-quiet"
      data-tool={name}
      aria-label={view.ui(name)}
      title={view.ui(name)}
      disabled={level + by < 1 || level + by > of.levels}
      onClick={() => view.press({ kind: "level", level: level + by })}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <fieldset class="tt-level" aria-label={view.ui("level")}>
      <span aria-hidden="true">{view.ui("level")}</span>
      {step(-1, "minus", "easier")}
      {of.wished && (
        <>
          <span class="tt-spoken" role="status">
            {view.ui("level")} {level}
          </span>
          <span class="tt-progress" aria-hidden="true">
            {Array.from({ length: of.levels }, (_, nth) => (
              <i key={nth} class={nth < level ? "tt-is-done" : ""} />
            ))}
          </span>
        </>
      )}
      {step(1, "plus", "harder")}
    </fieldset>
  );
}

/** Questions that were not right at first, each with its answer and its rule. */
function ToMend({ missed, view }: { missed: Missed[]; view: View }) {
  return (
    <ul>
      {missed.map(({ step, text, truth, rule }) => (
        <li key={step}>
          <button type="button" data-missed={step} onClick={() => view.goStep(step)}>
            <MoveWords text={text} view={view} />
          </button>{" "}
          {truth && (
            <>
              {view.ui("truth")}{" "}
              <b>
                <MoveWords text={truth} view={view} />
              </b>{" "}
            </>
          )}
          {rule && <RuleChip rule={rule} view={view} />}
        </li>
      ))}
    </ul>
  );
}

/** That an exercise is looked for, for whoever waits for it; it can be stopped. */
export const Seeking = observer(function Seeking({ view }: { view: View }) {
  const seeks = view.endpoint.table.value.chapter?.seeks ?? null;
  const card = useRef<HTMLParagraphElement>(null);
  const waits = seeks !== null;
  // In one column it may stand below the screen: whoever asked sees that something is done.
  useEffect(() => {
    if (waits && !view.beside.peek()) card.current?.scrollIntoView({ block: "nearest" });
    if (waits) view.say(seeks ?? "");
  }, [waits]);
  if (!waits) return null;
  return (
    <p class="tt-card tt-seeks" ref={card}>
      <span>{seeks}</span>
      <button type="button" data-tool="stop" onClick={() => view.press({ kind: "dismiss" })}>
        {view.ui("stop")}
      </button>
    </p>
  );
});

/** By which rule it was decided, and at the end of a quiz how it went. */
export const PracticeEnd = observer(function PracticeEnd({ view }: { view: View }) {
  const { practice, locked, question, chapter, doubt } = view.endpoint.table.value;
  useSaid(practice?.summary?.title, view);
  useEffect(() => {
    if (question && !question.open) lead(view);
  }, [question?.open, chapter?.at]);
  if (!practice) return null;
  const { rule, ended, summary } = practice;
  return (
    <>
      {rule && rule !== doubt?.rule && (
        <p class="tt-nearest">
          <RuleChip rule={rule} view={view} />
        </p>
      )}
      <MisconceptionCard view={view} />
      {ended && <p>{ended}</p>}
      {summary && (
        <section class="tt-learnt tt-summary" aria-label={`${summary.title}, ${view.title}`}>
          <strong>{summary.title}</strong>
          {/* The ways on come first: what follows may be longer than a phone has room for. */}
          <p class="tt-nearest">
            {practice.back && (
              <button
                type="button"
                class="tt-primary"
                data-tool="review-done"
                onClick={() => view.press({ kind: "leave" })}
              >
                {view.ui("review-done")} <Icon name="on" />
              </button>
            )}
            {summary.more && (
              <button
                type="button"
                class={practice.back ? "" : "tt-primary"}
                data-tool="another"
                onClick={() => view.press({ kind: "step", step: chapter?.steps.length ?? 0 })}
              >
                <Icon name="again" /> {summary.more}
              </button>
            )}
          </p>
          {summary.gained.length > 0 && (
            <>
              <p>{view.ui("gained")}</p>
              <p class="tt-nearest">
                {summary.gained.map((id) => (
                  <RuleChip key={id} rule={id} view={view} />
                ))}
              </p>
            </>
          )}
          <RulesMet view={view} />
          {summary.wrong.length > 0 && (
            <>
              <details open={practice.quiz}>
                <summary>
                  {view.ui("to-mend")} ({summary.wrong.length})
                </summary>
                <ToMend missed={summary.wrong} view={view} />
              </details>
              {practice.quiz && !locked.includes("new") && (
                <button
                  type="button"
                  class="tt-primary"
                  data-tool="repeat"
                  onClick={() => view.press({ kind: "repeat" })}
                >
                  <Icon name="again" /> {view.ui("ask-again")}
                </button>
              )}
            </>
          )}
        </section>
      )}
    </>
  );
});

/** The wrong rule that answers follow, said gently, with a board that tells it from the right one. */
export const MisconceptionCard = observer(function MisconceptionCard({ view }: { view: View }) {
  const { doubt } = view.endpoint.table.value;
  useSaid(doubt && `${doubt.title} ${doubt.text}`, view);
  if (!doubt) return null;
  return (
    <section class="tt-doubt" aria-label={`${doubt.title}, ${view.title}`} data-doubt={doubt.id}>
      <p class="tt-card-head">
        <strong>{doubt.title}</strong>
        <CloseButton view={view} onClick={() => view.press({ kind: "dismiss" })} />
      </p>
      <p>
        <MoveWords text={doubt.text} view={view} />
      </p>
      <p class="tt-nearest">
        <button
          type="button"
          data-tool="difference"
          onClick={() => view.press({ kind: "difference" })}
        >
          {view.ui("difference")}
        </button>
        <RuleChip rule={doubt.rule} view={view} />
      </p>
    </section>
  );
});

/** The answer that was pressed takes no key any more: the way on does, for whoever uses keys. */
function lead(view: View): void {
  const { activeElement } = view.el.getRootNode() as Document | ShadowRoot;
  if (!activeElement?.matches("body, [data-choice]")) return;
  const on = ["go-on", "repeat", "review-done", "another"]
    .map((tool) => `[data-tool="${tool}"]`)
    .join();
  view.el.querySelector<HTMLElement>(on)?.focus({ preventScroll: true });
}

/** Say a text when it comes, after all that came with it. */
function useSaid(text: string | null | undefined, view: View): void {
  useEffect(() => {
    if (text) view.say(`${view.polite.peek()} ${text}`);
  }, [text]);
}
