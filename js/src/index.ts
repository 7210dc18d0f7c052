// The browser's side of a table: one view of a widget, drawn into the element it is given.

import type { AnyModel } from "@anywidget/types";
import { h, render as mount } from "preact";
import { Root } from "./panels/root";
import type { Words as AllWords, Art, Board } from "./protocol/generated/scene";
import { Kernel, type Keys } from "./protocol/kernel";
import { fetched } from "./protocol/sharedParts";
import { announceChanges } from "./view/announcements";
import { notifyMarimo } from "./view/host";
import { fetchLazy } from "./view/lazy";
import { addStyleSheet } from "./view/styleSheet";
import { View } from "./view/view";

interface Props {
  model: AnyModel;
  el: HTMLElement;
  signal?: AbortSignal;
}

/** Draw a table once the style, art and words are there that it shares with others. */
export async function render({ model, el, signal }: Props): Promise<() => void> {
  const keys = model.get("_keys") as Keys;
  const parts = await fetched(model, [keys.style, keys.art, keys.words, keys.board], signal);
  if (signal?.aborted) return () => {};
  const [style, art, words, board] = parts as [string, Art, AllWords, Board];
  const undress = addStyleSheet(el, keys.style, style);
  const kernel = new Kernel(model, keys, { art, words, board }, (aside, kernel) => {
    void fetchLazy(kernel).then(({ hearAside }) => hearAside(aside, kernel));
  });
  const view = new View(kernel, el);
  const silence = announceChanges(view);
  el.textContent = "";
  mount(h(Root, { view }), el);
  const untell = notifyMarimo(model, el);
  return () => {
    untell();
    mount(null, el);
    silence();
    view.close();
    kernel.close();
    undress();
  };
}
