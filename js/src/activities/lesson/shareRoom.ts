// Where a lesson is one screen: its parts are measured, and have their share of its height.

import { heightIn } from "../../board/fieldHeight";
import { type Parts, shareHeight } from "../../geometry/lessonRoom";
import type { View } from "../../view/view";

/** The room between two parts, in pixels; the style sheet says so too. */
const GAP = 3;

/** The parts that have their share, and those that are chosen from or give way. */
const TASK = ".tt-task";
const BOARD = ".tt-room";
const SAID = ".tt-told, .tt-refusal, .tt-info";
const CHIPS = ".tt-standing:not(:has(.tt-clock))";
const BAR = ".tt-answer-bar";

/** The step that room was shared out for, and whether it was at the end of its chapter, by view. */
const shared = new WeakMap<View, string>();

/** The height of all that is in an element, with the room at its edges. */
function wordsIn(el: Element): number {
  const range = document.createRange();
  range.selectNodeContents(el);
  const { paddingBottom } = getComputedStyle(el);
  const top = el.getBoundingClientRect().top - el.scrollTop;
  return Math.ceil(range.getBoundingClientRect().bottom - top + parseFloat(paddingBottom)) + 2;
}

/** What is drawn of all that is in an element: what has no box of its own counts by what is in it. */
function partsOf(el: Element): HTMLElement[] {
  return [...el.children].flatMap((part) => {
    const { display } = getComputedStyle(part);
    if (display === "contents") return partsOf(part);
    return display === "none" || !(part instanceof HTMLElement) ? [] : [part];
  });
}

/** The height of some parts, each with the room before it; of what scrolls that of all in it. */
function highest(parts: HTMLElement[]): number {
  return parts.reduce((sum, el) => sum + Math.max(el.offsetHeight, el.scrollHeight) + GAP, 0);
}

function measured(view: View, play: Element): Parts {
  const parts = partsOf(play);
  const some = (css: string): number => highest(parts.filter((el) => el.matches(css)));
  const { question, task } = view.endpoint.table.value;
  const open = question ? question.open : !task?.done;
  const told = parts.find((el) => el.matches(TASK));
  return {
    task: (told ? wordsIn(told) : 0) + GAP,
    board: (room) => heightIn(view, room - GAP) + GAP,
    chips: some(CHIPS),
    said: some(SAID),
    bar: some(BAR),
    answers: some(`:not(${TASK}, ${BOARD}, ${SAID}, ${CHIPS}, ${BAR})`),
    awaits: open ? (question ? "answer" : "move") : null,
  };
}

/**
 * Share out the height of a step when it comes on the board, and once more at the end of its chapter,
 * where nothing is touched on the board any more. Between them nothing moves.
 */
export function shareRoom(view: View, answers: Element): void {
  const play = answers.closest<HTMLElement>(".tt-play");
  // A chapter that is not shown has its turn when it is.
  if (!play || play.clientHeight === 0) return;
  const { chapter, task } = view.endpoint.table.value;
  const { lang } = view.endpoint.words.value;
  const ends = chapter?.learnt != null && task?.done === true;
  const { clientHeight } = play;
  const step = [chapter?.id, chapter?.at, ends, lang, view.width.value, clientHeight].join(" ");
  if (shared.get(view) === step) return;
  shared.set(view, step);
  play.classList.toggle("tt-ends", ends);
  const { task: told, board } = shareHeight(clientHeight, measured(view, play));
  play.style.setProperty("--tt-task", `${told - GAP}px`);
  play.style.setProperty("--tt-room", `${board - GAP}px`);
  view.measure();
}
