// Where a chapter is answered: the answers to choose from, what is said of them, help, the way on.

import { effect, signal } from "@preact/signals-core";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lookedAt } from "../../view/lookedAt";
import { observer } from "../../view/observer";
import { Icon, MoveWords } from "../../view/parts";
import { HELP, Path } from "../../view/pathIcon";
import { Unfold } from "../../view/unfold";
import type { View } from "../../view/view";
import { Due } from "../due";
import { HintCard, Outcome, WaysBack } from "./aid";
import { AfterAnswer, Onward, Tries } from "./courseContents";
import { lookAt, lookAway } from "./lookAt";
import { shareRoom } from "./shareRoom";

/** Where a lesson is one screen: there the style sheet gives each part its height. */
const fitting = matchMedia("(width < 800px) and (height >= 560px)");
const fits = signal(fitting.matches);
fitting.addEventListener("change", () => {
  fits.value = fitting.matches;
});

/** Whether a lesson is one screen, where help is asked for beside the task: below the board there is
    room for what answers it. */
function isFitted({ beside, free }: View): boolean {
  return fits.value && !beside.value && free.value;
}

/** Whether there is more of a part than its room shows. */
const isCut = (el: Element): boolean => el.scrollHeight > el.clientHeight + 1;

/** The parts of a lesson that scroll where they are longer than their room. */
const SCROLLED = ".tt-task, .tt-told, .tt-refusal, .tt-info";

/** Where something is cut off an edge says so; a task is first told in smaller letters. */
function markCut(view: View): void {
  for (const part of view.el.querySelectorAll(SCROLLED)) {
    if (part.matches(".tt-task")) part.classList.toggle("tt-small", isCut(part));
    part.classList.toggle("tt-cut", isCut(part));
  }
}

/** All is told in its own room again, as before it was known to be cut. */
function foldAll(view: View): void {
  for (const part of view.el.querySelectorAll(SCROLLED)) {
    part.classList.remove("tt-cut", "tt-small", "tt-unfolded");
  }
}

/**
 * Where the answers and what is said of them lack room, what was tried gives way. A reason that is
 * longer than its room even then can be scrolled by keys as well. Returns what ends it.
 */
function keepFitting(view: View, told: RefObject<HTMLDivElement | null>): () => void {
  let awaited: number | null = null;
  const fit = (): void => {
    awaited = null;
    const at = told.current;
    const answers = at?.parentElement;
    if (!at || !answers) return;
    answers.classList.remove("tt-tight");
    foldAll(view);
    const parts = [at, ...answers.querySelectorAll(".tt-choices")];
    shareRoom(view, answers);
    answers.classList.toggle("tt-tight", parts.some(isCut));
    markCut(view);
    if (isCut(at)) at.tabIndex = 0;
    else at.removeAttribute("tabindex");
  };
  const later = (): void => {
    awaited ??= requestAnimationFrame(fit);
  };
  const { endpoint, info, tools, width } = view;
  const stop = effect(() => {
    void [endpoint.table.whole.value, endpoint.words.value, info.value, tools.value, width.value];
    later();
  });
  // The screen may become lower, and be as wide.
  const play = told.current?.closest(".tt-play");
  const size = new ResizeObserver(later);
  if (play) size.observe(play);
  return () => {
    stop();
    size.disconnect();
    if (awaited !== null) cancelAnimationFrame(awaited);
  };
}

/** What follows a task in its card: beside a board all that answers it. */
export const TaskFoot = observer(function TaskFoot({ view }: { view: View }) {
  if (view.beside.value) return <Answers view={view} />;
  return isFitted(view) ? <HelpButton view={view} /> : null;
});

/** Asks for help, or for more of it, as long as there is some. */
const HelpButton = observer(function HelpButton({ view }: { view: View }) {
  const { chapter, question, help, task, verdict } = view.endpoint.table.value;
  const open = question ? question.open : !task?.done;
  if (!chapter?.helps || !task || !open || (help?.degree ?? 0) >= (help?.most ?? 1)) return null;
  const ask = (): void => {
    // In one column help takes the room of a refusal: whoever asks for it has read that.
    if (verdict && !view.beside.value) void view.endpoint.ask({ kind: "dismiss" });
    view.press({ kind: "help" });
  };
  return (
    <button type="button" class={isFitted(view) ? "tt-chip" : ""} data-tool="help" onClick={ask}>
      <Path d={HELP} /> {view.ui(help ? "more-help" : "help")}
    </button>
  );
});

/** Where a step is answered, or watched move by move. */
export const Answers = observer(function Answers({ view }: { view: View }) {
  const { chapter, curtain, help, question, task } = view.endpoint.table.value;
  const { over } = view.endpoint.scene.value;
  const told = useRef<HTMLDivElement>(null);
  // Before it is painted, so that nothing moves when the parts have their share.
  useLayoutEffect(() => keepFitting(view, told), []);
  if (!chapter || !task) return null;
  const step = chapter.steps[chapter.at];
  const open = question ? question.open : !task.done;
  // What is done leads on: who would rather play on finds the moves among the tools.
  const plays = open || step?.kind === "play-on" || view.tools.value;
  return (
    <div class="tt-answers" data-kind={step?.kind}>
      {task.lost && <WaysBack view={view} />}
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
      <div class="tt-told" ref={told}>
        <Lead view={view} />
        <Outcome view={view} />
        {open && chapter.helps && <HintCard view={view} />}
        <AfterAnswer view={view} />
        <Unfold view={view} key={`${chapter.at} ${open} ${help?.degree}`} />
      </div>
      <p class="tt-answer-bar">
        {!isFitted(view) && <HelpButton view={view} />}
        {view.shows.value && (
          <button
            type="button"
            class="tt-primary"
            data-tool="next-move"
            onClick={() => view.press({ kind: "redo" })}
          >
            {view.ui("next-move")} <Icon name="go" />
          </button>
        )}
        {!open && chapter.steps[chapter.at + 1] && (
          <button
            type="button"
            class={chapter.learnt === null ? "tt-primary" : ""}
            data-tool="go-on"
            onClick={() => view.walk(1)}
          >
            {view.ui("go-on")} <Icon name="on" />
          </button>
        )}
        <Tries tries={task.tries} view={view} />
        {!curtain && !over && plays && <Due view={view} all={view.tools.value} />}
        <Onward view={view} />
      </p>
    </div>
  );
});

/** Why there is this chapter, in one column: below the board, until there is more to say. */
const Lead = observer(function Lead({ view }: { view: View }) {
  const { chapter, question, help, task } = view.endpoint.table.value;
  if (view.beside.value || !chapter?.lead || question?.outcome || help || task?.done) return null;
  return (
    <p class="tt-intro">
      <MoveWords text={chapter.lead} view={view} />
    </p>
  );
});

/** Whether there is nothing but fingers to point with. */
const NO_HOVER = matchMedia("(hover: none)");

const Choices = observer(function Choices({ view }: { view: View }) {
  const { question, help, chapter } = view.endpoint.table.value;
  const [unfolded, unfold] = useState("");
  /** The answer under a finger, and whether it was looked at before that came. */
  const finger = useRef({ choice: -1, again: false });
  useEffect(() => () => lookAway(view), [chapter?.at, question?.open]);
  if (!question) return null;
  const { open, choices, chosen } = question;
  // After a first answer, a no, it is asked by which rule; only then is anything told of it.
  const folded = choices.findIndex(({ under }) => under !== null);
  const here = JSON.stringify([chapter?.at, choices.map(({ text }) => text)]);
  const more = folded < 0 || !open || unfolded === here || chosen.length > 0;
  const asks = view.ui(folded >= 0 && open && more ? "which-rule" : "answers");
  // What is told to be right while it is still to be chosen glows, as with help.
  const glows = (nth: number): boolean =>
    open && (!!help?.choices.includes(nth) || choices[nth]?.right === true);
  const previews = choices.some(({ shows }) => shows);
  const looked = lookedAt.value;
  const looks = (nth: number): boolean => looked?.view === view && looked.choice === nth;
  const look = (nth: number): void => {
    const choice = choices[nth];
    if (open && choice && previews) lookAt(view, nth, choice);
  };
  // A finger rests on nothing: its first touch shows a line on the board, the second chooses it; so it
  // does where a line beside others has nothing to show.
  const isFirst = (nth: number): boolean =>
    previews && finger.current.choice === nth && !finger.current.again;
  const click = (nth: number, clicks: number): void => {
    const first = isFirst(nth);
    const again = finger.current.choice === nth && finger.current.again;
    finger.current = { choice: -1, again: false };
    if (first) view.say(view.ui("choose-again"));
    // The second click of a double one was meant for what stood here before.
    else if (clicks <= 1 || again) view.press({ kind: "pick", choice: nth });
  };
  return (
    <fieldset class="tt-choices" aria-label={asks}>
      {choices.map(({ text, right, under }, nth) =>
        under !== null && !more ? null : (
          <button
            type="button"
            key={nth}
            class={`${lookOf(open && right ? null : right, glows(nth))}${looks(nth) ? " tt-looked" : ""}`}
            data-choice={nth}
            aria-pressed={chosen.includes(nth)}
            disabled={!open || right === false}
            onPointerEnter={({ pointerType }) => pointerType !== "touch" && look(nth)}
            onPointerLeave={({ pointerType }) => pointerType !== "touch" && lookAway(view, nth)}
            onPointerDown={({ pointerType }) => {
              const touch = pointerType === "touch";
              finger.current = { choice: touch ? nth : -1, again: touch && looks(nth) };
              if (touch) look(nth);
            }}
            onFocus={() => look(nth)}
            onBlur={() => lookAway(view, nth)}
            onClick={({ detail }) => click(nth, detail)}
          >
            {right !== null && !(open && right) && <Icon name={right ? "check" : "close"} />}{" "}
            <MoveWords text={text} view={view} />
          </button>
        ),
      )}
      {!more && (
        <button
          type="button"
          class={lookOf(
            null,
            choices.some(({ under }, nth) => under !== null && glows(nth)),
          )}
          data-unfold
          onClick={() => {
            unfold(here);
            view.say(view.ui("which-rule"));
          }}
        >
          {choices[folded]?.under}
        </button>
      )}
      {open && NO_HOVER.matches && chosen.length === 0 && previews && (
        <p class="tt-hint">{view.ui("choose-again")}</p>
      )}
    </fieldset>
  );
});

function lookOf(right: boolean | null, glows: boolean | undefined): string {
  if (right !== null) return right ? "tt-right" : "tt-wrong";
  return glows ? "tt-glows" : "";
}
