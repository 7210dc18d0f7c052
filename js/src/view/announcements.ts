// What a table says aloud by itself: politely what has come of a move, at once why one was refused.

import { effect } from "@preact/signals-core";
import { lazy } from "./lazy";
import type { View } from "./view";

/** Say from now on what changes; returns what ends it. */
export function announceChanges(view: View): () => void {
  const { scene, table } = view.endpoint;
  let first = true;
  let before = scene.peek();
  const board = effect(() => {
    table.whole.value;
    const now = scene.whole.value;
    if (!first) {
      const status = lazy.peek()?.statusOf(view) ?? now.status;
      const moved = [...now.told.map((event) => event.text), status, now.hint?.text ?? ""];
      const taught = lazy.peek()?.taught(view) ?? "";
      const text = [...(now === before ? [] : moved), taught].join(" ").trim();
      if (text) view.say(text);
    }
    first = false;
    before = now;
  });

  // It comes with the card that shows it.
  const refusal = effect(() => {
    view.urgent.value = lazy.value?.reason(view) ?? "";
  });

  return () => {
    board();
    refusal();
  };
}
