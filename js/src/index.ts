// The browser's side of a table: one view of a widget, drawn into the element it is given.

import type { AnyModel } from "@anywidget/types";
import { h, render as mount } from "preact";
import { Root } from "./panels/root";
import type { Words as AllWords, Art, Board } from "./protocol/generated/scene";
import { Kernel, type Keys } from "./protocol/kernel";
import { fetched } from "./protocol/sharedParts";
import { announced } from "./view/announcements";
import { tellMarimo } from "./view/host";
import { fetchLater } from "./view/lazy";
import { dress } from "./view/styleSheet";
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
  const undress = dress(el, keys.style, style);
  const kernel = new Kernel(model, keys, { art, words, board }, (aside, kernel) => {
    void fetchLater(kernel).then(({ told }) => told(aside, kernel));
  });
  const view = new View(kernel, el);
  const silence = announced(view);
  el.textContent = "";
  mount(h(Root, { view }), el);
  const untell = tellMarimo(model, el);
  return () => {
    untell();
    mount(null, el);
    silence();
    view.close();
    kernel.close();
    undress();
  };
}
