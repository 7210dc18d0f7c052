// How far this reader is in each course, told on the page of all games: it needs no Python.

import { stepsOf } from "../learner/learnerModel";
import { progress, watchProgress } from "../learner/learnerStorage";

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
  const { game = "", steps = "" } = card.dataset;
  const known = stepsOf(progress(), game);
  const all = steps.split(" ");
  const done = all.filter((step) => Object.hasOwn(known, step)).length;
  const begun = done > 0;
  show(card, ".tt-game-mine", begun);
  show(card, ".tt-some", done < all.length);
  show(card, ".tt-all", done === all.length);
  show(card, ".tt-way-learn", !begun);
  show(card, ".tt-way-go-on", begun);
  for (const bar of card.querySelectorAll("progress")) bar.value = done;
  for (const said of card.querySelectorAll<HTMLElement>("[data-text]"))
    said.textContent = (said.dataset["text"] ?? "").replace("{done}", String(done));
}

function show(card: HTMLElement, what: string, shown: boolean): void {
  for (const one of card.querySelectorAll<HTMLElement>(what)) one.hidden = !shown;
}
