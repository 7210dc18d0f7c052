// What a table says aloud by itself: politely what has come of a move, at once why one was refused.

import { effect } from "@preact/signals-core";
import { later } from "./lazy";
import type { View } from "./view";

/** Say from now on what changes; returns what ends it. */
export function announced(view: View): () => void {
  const { scene, table } = view.kernel;
  /** What was said last of the chapter. */
  let said: readonly string[] = [];

  /** What a chapter says that it did not say before. */
  const taught = (): string => {
    const { chapter, task, question, help } = table.peek();
    if (!chapter || !task) return "";
    const before = said;
    said = [
      `${chapter.place}: ${chapter.title}.`,
      chapter.here,
      `${task.title}. ${task.text}`,
      question?.outcome?.right ? (question.told ?? "") : "",
      help ? `${help.rule?.text ?? ""} ${later.peek()?.helpText(help, view) ?? ""}` : "",
      chapter.learnt ?? "",
    ];
    return said.filter((text, nth) => text !== before[nth]).join(" ");
  };

  let first = true;
  let before = scene.peek();
  const board = effect(() => {
    table.whole.value;
    const now = scene.whole.value;
    if (!first) {
      const moved = [...now.told.map((event) => event.text), now.status, now.hint?.text ?? ""];
      const text = [...(now === before ? [] : moved), taught()].join(" ").trim();
      if (text) view.say(text);
    }
    first = false;
    before = now;
  });

  const refusal = effect(() => {
    const { verdict, question } = table.whole.value;
    const outcome = question?.outcome;
    if (!verdict) {
      // The same reason twice is spoken twice only when the region changes.
      const why = outcome && !outcome.right ? outcome.text.join(" ") : "";
      view.urgent.value = why && why === view.urgent.peek() ? `${why}\u00a0` : why;
      return;
    }
    const near = verdict.nearest.map((way) => way.words).join(", ");
    const instead = near ? ` ${view.ui("nearest")} ${near}` : "";
    view.urgent.value = `${verdict.text}${instead}${verdict.count % 2 ? "" : "\u00a0"}`;
  });

  return () => {
    board();
    refusal();
  };
}
