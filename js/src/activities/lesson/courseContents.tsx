// A course around its chapters: the contents, the end of a chapter, and a look back at all of it.

import { metIn, reviewOf } from "../../learner/learnerModel";
import { progress } from "../../learner/learnerStorage";
import { planned } from "../../learner/nextExercises";
import type { Ask } from "../../protocol/endpoint";
import type { CourseChapter, ToTry } from "../../protocol/generated/scene";
import { nowInSeconds } from "../../storage/lessonStorage";
import { gameBoard, nextBoard } from "../../view/boardsOfPage";
import { DialogFrame } from "../../view/dialog";
import { observer } from "../../view/observer";
import { Icon, MoveWords, SeatArt } from "../../view/parts";
import { RuleChip } from "../../view/ruleChip";
import type { View } from "../../view/view";
import { MisconceptionCard, PracticeBar, PracticeEnd, Seeking } from "../practice";
import { RulesMet } from "../rulesMet";
import { PlayBadge, ReviewOffer } from "./betweenChapters";
import { LearnerLink } from "./learnerLink";

/** How many pieces are thrown up in joy. */
const THROWN = 14;

/** What is said of a chapter in the contents. */
const STATES = { open: "chapter-open", started: "chapter-started", done: "chapter-done" };

/** Put something else on the board; what there is to do comes into sight, also on a phone. */
function goTo(ask: Ask, view: View): void {
  view.press(ask);
  if (view.el.getBoundingClientRect().top < 0) view.el.scrollIntoView();
}

/** Practise some rules or principles, or all that were met: what is due and weak comes first. */
function practise(taught: string[] | null, view: View): void {
  const { game } = view.endpoint.scene.value;
  const known = progress();
  // What a chapter is about is mixed with what is due of the chapters before it.
  const due = reviewOf(known, game, nowInSeconds());
  const { earlier = [] } = view.endpoint.table.value.chapter ?? {};
  const rules = taught && [...taught, ...due.filter((rule) => earlier.includes(rule))];
  const asked = rules ?? metIn(known, game);
  // Of what is known alike, what was taught last comes first.
  const plan = planned(known, game, [...asked].reverse(), nowInSeconds());
  goTo({ kind: "practise", rules, plan, count: null }, view);
}

/** What is always at hand: the contents, and beside a game the way back to the course. */
export const CourseBar = observer(function CourseBar({ view }: { view: View }) {
  const { course, practice } = view.endpoint.table.value;
  if (practice) return <PracticeBar view={view} />;
  if (!course) return null;
  const { at, plays, place, contents } = course;
  return (
    <nav class="tt-bar" aria-label={`${view.ui("contents")}, ${view.title}`}>
      <button
        type="button"
        data-tool="contents"
        aria-haspopup="dialog"
        onClick={() => {
          view.dialog.value = "contents";
        }}
      >
        <svg class="tt-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h2m4 0h10M4 12h2m4 0h10M4 18h2m4 0h10" />
        </svg>{" "}
        {place}
      </button>
      {plays ? (
        <button
          type="button"
          data-tool="back-to-course"
          onClick={() => goTo({ kind: "chapter", chapter: at }, view)}
        >
          <Icon name="back" /> {view.ui("back-to-course")}
        </button>
      ) : (
        <span class="tt-progress" aria-hidden="true">
          {contents.map(({ id, state }, nth) => (
            <i key={id} class={`tt-is-${state}${nth === at ? " tt-is-here" : ""}`} />
          ))}
        </span>
      )}
    </nav>
  );
});

/** What comes of the answers: a doubt, what was learnt, and where it goes on. */
export const AfterAnswer = observer(function AfterAnswer({ view }: { view: View }) {
  const { practice, question, task } = view.endpoint.table.value;
  const open = question ? question.open : !task?.done;
  const { rule, name } = question?.outcome ?? {};
  return (
    <>
      {rule && !practice && (
        <p class="tt-nearest">
          <RuleChip rule={rule} name={name ?? null} view={view} />
        </p>
      )}
      {practice ? <PracticeEnd view={view} /> : <MisconceptionCard view={view} />}
      {!practice && !open && <ChapterEnd view={view} />}
      <Seeking view={view} />
    </>
  );
});

/** What is to be tried although no rule allows it, and stands on a button only where one does. */
export function Tries({ tries, view }: { tries: ToTry[]; view: View }) {
  return tries.map(({ move, text }) => (
    <button
      type="button"
      key={move}
      class="tt-primary"
      data-try={move}
      onClick={() => view.press({ kind: "type", move })}
    >
      <MoveWords text={text} view={view} />
    </button>
  ));
}

/** What was learnt in a chapter, by which rules, and where a course goes on. */
const ChapterEnd = observer(function ChapterEnd({ view }: { view: View }) {
  const { chapter } = view.endpoint.table.value;
  if (!chapter) return null;
  const { learnt, rules, practised } = chapter;
  return (
    <>
      {learnt !== null && (
        <div class="tt-learnt">
          <strong>{view.ui("learnt")}</strong>
          <p>
            <MoveWords text={learnt} view={view} />
          </p>
          <RulesMet view={view} />
          <PlayBadge view={view} />
          <p class="tt-nearest">
            {practised.length > 0 && (
              <button type="button" data-tool="practise" onClick={() => practise(practised, view)}>
                <Icon name="again" /> {view.ui("practise")}
              </button>
            )}
            <ReviewOffer view={view} />
            <LearnerLink view={view} />
          </p>
          {rules.length > 0 && (
            <details>
              <summary>
                {view.ui("rules")} ({rules.length})
              </summary>
              <p class="tt-nearest">
                {rules.map((rule) => (
                  <RuleChip key={rule} rule={rule} view={view} />
                ))}
              </p>
            </details>
          )}
        </div>
      )}
    </>
  );
});

/** Where it goes on after a chapter: to the one below, or to the next one of the course. */
export const Onward = observer(function Onward({ view }: { view: View }) {
  const { chapter, course, practice, question, task } = view.endpoint.table.value;
  const open = question ? question.open : !task?.done;
  if (!chapter || practice || open) return null;
  const { learnt, at, steps } = chapter;
  const onward = course?.onward;
  const next = course ? null : nextBoard(view);
  const ends = learnt !== null || at + 1 === steps.length;
  return (
    <>
      {ends && next && (
        <span class="tt-onward">
          <button
            type="button"
            class={chapter.ready && gameBoard(view) ? "" : "tt-primary"}
            data-tool="below"
            onClick={next.go}
          >
            <span>
              <small>{view.ui(next.title === null ? "next-board" : "next-chapter")}</small>{" "}
              {next.title}
            </span>
            <Icon name="on" />
          </button>
        </span>
      )}
      {course && ends && (
        <span class="tt-onward">
          {course.recap && (
            <button
              type="button"
              class="tt-primary"
              data-tool="look-back"
              onClick={() => {
                view.dialog.value = "recap";
              }}
            >
              <Icon name="check" /> {view.ui("look-back")}
            </button>
          )}
          {onward && (
            <button
              type="button"
              class={course.recap || chapter.ready ? "" : "tt-primary"}
              data-tool="onward"
              onClick={() => goTo({ kind: "chapter", chapter: onward.chapter }, view)}
            >
              {onward.text} <Icon name="on" />
            </button>
          )}
        </span>
      )}
    </>
  );
});

/** All chapters, and how far each of them is. */
export const CourseContents = observer(function CourseContents({ view }: { view: View }) {
  const { course } = view.endpoint.table.value;
  if (!course) return null;
  const { at, plays, contents, recap } = course;
  return (
    <DialogFrame title={view.ui("contents")} view={view}>
      <ol class="tt-contents">
        {contents.map((chapter, nth) => (
          <li key={chapter.id}>
            {chapter.core !== contents[nth - 1]?.core && contents.some(({ core }) => core) && (
              <p class="tt-contents-part">{view.ui(chapter.core ? "short-way" : "beyond")}</p>
            )}
            <Line chapter={chapter} nth={nth} here={nth === at && !plays} view={view} />
          </li>
        ))}
      </ol>
      <footer>
        {recap && (
          <button
            type="button"
            data-tool="look-back"
            onClick={() => {
              view.dialog.value = "recap";
            }}
          >
            {view.ui("look-back")}
          </button>
        )}
        <LearnerLink view={view} />
        <PractiseAll view={view} />
        {!plays && <PlayNow view={view} look="" />}
      </footer>
    </DialogFrame>
  );
});

function PractiseAll({ view }: { view: View }) {
  const all = (): void => {
    view.dialog.value = null;
    practise(null, view);
  };
  return (
    <button type="button" data-tool="practise-all" onClick={all}>
      {view.ui("practise-all")}
    </button>
  );
}

function Line(props: { chapter: CourseChapter; nth: number; here: boolean; view: View }) {
  const { chapter, nth, here, view } = props;
  const { state, title, told } = chapter;
  const go = (): void => {
    view.dialog.value = null;
    goTo({ kind: "chapter", chapter: nth }, view);
  };
  return (
    <button
      type="button"
      class={`tt-is-${state}`}
      data-chapter={nth}
      aria-current={here}
      autofocus={here}
      onClick={go}
    >
      <i aria-hidden="true">{state === "done" ? <Icon name="check" /> : nth + 1}</i>
      <span>
        {title} <small>{told}</small>
        <span class="tt-spoken">, {view.ui(STATES[state])}</span>
      </span>
    </button>
  );
}

function PlayNow({ view, look }: { view: View; look: string }) {
  const play = (): void => {
    view.dialog.value = null;
    goTo({ kind: "play" }, view);
  };
  return (
    <button type="button" class={look} data-tool="play-now" onClick={play}>
      {view.ui("play-now")}
    </button>
  );
}

/** All that was learnt, once it is; then a game of it, or the next one to learn. */
export const CourseRecap = observer(function CourseRecap({ view }: { view: View }) {
  const { course } = view.endpoint.table.value;
  if (!course?.recap) return null;
  const { title, text, next } = course.recap;
  return (
    <DialogFrame title={title} view={view}>
      <Joy view={view} />
      <p>{text}</p>
      <ul class="tt-recap">
        {course.contents.map(({ id, title, learnt }) => (
          <li key={id}>
            <Icon name="check" />
            <span>
              <strong>{title}</strong> {learnt}
            </span>
          </li>
        ))}
      </ul>
      <footer>
        {next && (next.page ? <a href={next.page}>{next.text}</a> : <span>{next.text}</span>)}
        <LearnerLink view={view} />
        <PractiseAll view={view} />
        {!course.plays && <PlayNow view={view} look="tt-primary" />}
      </footer>
    </DialogFrame>
  );
});

/** A second of joy: the pieces of this game fly up. Who wants less motion sees none of it. */
function Joy({ view }: { view: View }) {
  const seats = view.endpoint.words.value.seats.length;
  return (
    <p class="tt-joy" aria-hidden="true">
      {Array.from({ length: THROWN }, (_, nth) => (
        <i key={nth} style={`--nth: ${nth}; --of: ${THROWN}; --late: ${nth % 4}`}>
          <SeatArt seat={nth % seats} view={view} silent />
        </i>
      ))}
    </p>
  );
}
