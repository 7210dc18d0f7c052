// Where a lesson is one screen: how much of its height the task has, and a table that grows.

import type { View } from "../../view/view";

/** Pixels for what is said of a first answer: where many can be chosen from they make room for it. */
const REASON = 130;
const REASON_AMONG_MANY = 72;
const MANY = 4;

/** The least height of a task, in pixels: what it is told with when it is done is as long, often. */
const LEAST_TASK = 142;
/** The same at the end of a chapter, where nothing is touched on the board any more. */
const LEAST_AT_END = 90;
/** A board is at most so many times as high as it is wide: higher, it would be drawn tall. */
const HIGHEST = 1.08;

/** The step that room was shared out for, of each view. */
const shared = new WeakMap<View, string>();

/** The height of all that is in an element, with the room at its edges. */
function heightIn(el: Element): number {
  const range = document.createRange();
  range.selectNodeContents(el);
  const { paddingBottom } = getComputedStyle(el);
  const top = el.getBoundingClientRect().top - el.scrollTop;
  return Math.ceil(range.getBoundingClientRect().bottom - top + parseFloat(paddingBottom)) + 2;
}

/** The height of what is below the board before anything is answered, and what that leaves. */
function below(play: Element): { used: number; left: number } {
  const shown = (select: string): number =>
    [...play.querySelectorAll<HTMLElement>(select)].reduce((sum, el) => {
      const high = el.scrollHeight;
      return sum + (high > 0 ? high + 3 : 0);
    }, 0);
  const said = shown(".tt-told");
  const used = shown(".tt-standing, .tt-others, .tt-turned, .tt-choices, .tt-answer-bar, .tt-bar");
  return { used, left: said };
}

/**
 * Share out the height of a step when it comes on the board: its task has what it needs, and a table
 * that grows what is left. While it is answered nothing moves; only when it is done may a longer
 * text make its task higher, and what was learnt a table lower.
 */
export function shareRoom(view: View, answers: Element): void {
  const play = answers.closest<HTMLElement>(".tt-play");
  const task = play?.querySelector<HTMLElement>(":scope > .tt-task");
  const room = play?.querySelector<HTMLElement>(":scope > .tt-room");
  // A chapter that is not shown has its turn when it is.
  if (!play || !task || !room || play.clientHeight === 0) return;
  const { chapter, question, help, task: told } = view.endpoint.table.value;
  const { lang } = view.endpoint.words.value;
  const { innerHeight } = window;
  const step = [chapter?.id, chapter?.at, lang, view.width.value, innerHeight].join(" ");
  const fresh = shared.get(view) !== step;
  if (fresh) {
    shared.set(view, step);
    play.style.removeProperty("--tt-needed");
    play.classList.remove("tt-ends");
  }
  if (!fresh && !told?.done) return;
  const { used, left } = below(play);
  const open = fresh && !question?.outcome && !help && !told?.done;
  const many = (question?.choices.length ?? 0) >= MANY;
  const reason = open ? Math.max(left, many ? REASON_AMONG_MANY : REASON) : left;
  const free = play.clientHeight - used - reason - 9;
  // At the end of a chapter there is much to say: all else makes room for that.
  const ends = chapter?.learnt != null && told?.done === true;
  play.classList.toggle("tt-ends", ends);
  const needed = Math.max(ends ? LEAST_AT_END : LEAST_TASK, heightIn(task));
  if ((fresh || ends) && view.layout.value.field) {
    const given = parseFloat(play.style.getPropertyValue("--tt-spare")) || 0;
    const without = parseFloat(getComputedStyle(room).maxHeight) - given;
    const most = view.width.value * HIGHEST;
    const high = Math.min(most, free - needed);
    play.style.setProperty("--tt-spare", `${Math.floor(high - without)}px`);
    view.measure();
  }
  const most = free - room.clientHeight;
  if (ends) play.style.setProperty("--tt-needed", `${needed}px`);
  else if (task.scrollHeight > task.clientHeight + 1 && most > task.clientHeight) {
    play.style.setProperty("--tt-needed", `${Math.floor(Math.min(needed, most))}px`);
  }
}
