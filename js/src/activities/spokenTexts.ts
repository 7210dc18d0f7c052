// What is said aloud of a chapter, why something is refused or wrong, and what can be played.

import type { View } from "../view/view";
import { hintText } from "./lesson/hintText";

/** What each view has said of its chapter last. */
const announced = new WeakMap<View, readonly string[]>();

/** What a chapter says that it did not say before, and the story of a round that is over. */
export function taught(view: View): string {
  const { chapter, task, question, help, story } = view.endpoint.table.peek();
  const before = announced.get(view) ?? [];
  const told = story.join(" ");
  const helped = help ? `${help.rule?.text ?? ""} ${hintText(help, view, true)}`.trim() : "";
  const said =
    !chapter || !task
      ? [told, helped]
      : [
          told,
          `${[...new Set([chapter.place, chapter.title])].join(": ")}.`,
          chapter.here,
          chapter.lead ?? "",
          `${task.title}. ${task.text}`,
          task.credit ?? "",
          question?.outcome?.right ? (question.told ?? "") : "",
          helped,
          chapter.learnt ?? "",
        ];
  announced.set(view, said);
  return said.filter((text, nth) => text && text !== before[nth]).join(" ");
}

/** Why something is refused, with what is near, or why an answer is wrong; else nothing. */
export function reason(view: View): string {
  const { advice, verdict, question } = view.endpoint.table.whole.value;
  const outcome = question?.outcome;
  if (!verdict) {
    // The same reason twice is spoken twice only when the region changes.
    const why = outcome && !outcome.right ? outcome.text.join(" ") : "";
    return why && why === view.urgent.peek() ? `${why}\u00a0` : why;
  }
  const near = verdict.nearest.map((way) => way.words).join(", ");
  const instead = near ? ` ${view.ui("nearest")} ${near}` : "";
  const asked = verdict.asks ? `${view.ui(advice?.weighs ? "weighed" : "unsure")} ` : "";
  return `${asked}${[verdict.text, ...verdict.more].join(" ")}${instead}${verdict.count % 2 ? "" : "\u00a0"}`;
}

/** Say the legal moves and show where they start, or have them shown no more. */
export function tellLegal(view: View): void {
  const { endpoint, showLegal } = view;
  showLegal.value = !showLegal.value;
  if (!showLegal.peek()) return;
  const said = view.polite.peek();
  void endpoint.ask({ kind: "legal", place: view.lifted.value }).then((ok) => {
    // What somebody did in the meantime has been said, and is the newer.
    if (!ok || view.polite.peek() !== said) return;
    view.say(`${view.ui("legal-moves")} ${endpoint.last.legal?.join(", ") || "–"}`);
  });
}
