// How far this reader is in each course, told on the page of all games: it needs no Python.

import { metOf, reviewOf, stepsOf } from "../learner/learnerModel";
import { progress, watchProgress } from "../learner/learnerStorage";
import { nowInSeconds } from "../storage/lessonStorage";
import { filled } from "./files";
import { lastChapter } from "./lastChapter";

/** A chapter on the page of its game: where it stands there, and the ids of its steps. */
type Chapter = [place: string, steps: string[]];

/** Tell it, and go on telling it while other pages of this browser are learnt from. */
export function showCourseProgress(root: ParentNode): void {
  const cards = [...root.querySelectorAll<HTMLElement>(".tt-game[data-game]")];
  if (cards.length === 0) return;
  const tell = (): void => {
    for (const card of cards) tellOf(card);
  };
  watchProgress(tell);
  tell();
}

function tellOf(card: HTMLElement): void {
  const { game = "", chapters: written = "[]" } = card.dataset;
  const chapters = JSON.parse(written) as Chapter[];
  const known = progress();
  const done = stepsOf(known, game);
  const isDone = (step: string): boolean => Object.hasOwn(done, step);
  const steps = chapters.flatMap(([, all]) => all).filter(isDone).length;
  const complete = chapters.filter(([, all]) => all.every(isDone)).length;
  const due = reviewOf(known, game, nowInSeconds()).length;
  const begun = steps > 0;
  show(card, ".tt-game-mine", begun);
  show(card, ".tt-some", complete < chapters.length);
  show(card, ".tt-all", complete === chapters.length);
  show(card, ".tt-today", due > 0);
  show(card, ".tt-way-learn", !begun);
  show(card, ".tt-way-go-on", begun);
  for (const bar of card.querySelectorAll("progress")) bar.value = steps;
  const rules = metOf(known, game, Object.keys(known.games[game]?.rules ?? {}));
  show(card, ".tt-well", rules.known > 0);
  const counts = {
    done: String(complete),
    met: String(rules.met),
    known: String(rules.known),
    due: String(due),
  };
  for (const said of card.querySelectorAll<HTMLElement>("[data-text]"))
    said.textContent = filled(said, counts);
  const place = encodeURIComponent(placeOf(chapters, done, lastChapter(game)));
  for (const link of card.querySelectorAll(".tt-way-go-on a"))
    link.setAttribute("href", `${link.getAttribute("href")?.split("#")[0]}#${place}`);
}

/**
 * Where it goes on: in the chapter that was open last or, where that is not known, in which something
 * was done last; once it is done, in the next one.
 */
function placeOf(
  chapters: readonly Chapter[],
  done: Record<string, number>,
  shown: string,
): string {
  const latest = (steps: readonly string[]): number =>
    Math.max(-1, ...steps.map((step) => (Object.hasOwn(done, step) ? (done[step] ?? -1) : -1)));
  const times = chapters.map(([, steps]) => latest(steps));
  const open = chapters.findIndex(([place]) => place === shown);
  const last = open >= 0 ? open : times.lastIndexOf(Math.max(...times));
  const isOpen = ([, steps]: Chapter): boolean => steps.some((step) => !Object.hasOwn(done, step));
  const from = [...chapters.slice(last), ...chapters.slice(0, last)];
  return (from.find(isOpen) ?? chapters.at(-1) ?? [""])[0];
}

function show(card: HTMLElement, what: string, shown: boolean): void {
  for (const one of card.querySelectorAll<HTMLElement>(what)) one.hidden = !shown;
}
