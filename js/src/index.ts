// The browser's side of a table in a host that knows anywidget: one view of a widget.

import type { AnyModel } from "@anywidget/types";
import { mount } from "./panels/mount";
import { commTransport, type Keys } from "./protocol/commTransport";
import type { Words as AllWords, Art, Board } from "./protocol/generated/scene";
import type { fetched } from "./protocol/sharedParts";
import { notifyMarimo } from "./view/host";
import { addStyleSheet } from "./view/styleSheet";

interface Props {
  model: AnyModel;
  el: HTMLElement;
  signal?: AbortSignal;
  /** How shared parts are fetched: the loader has it already, so this module need not. */
  fetched: typeof fetched;
}

/** Draw a table once the style, art and words are there that it shares with others. */
export async function render({ model, el, signal, fetched }: Props): Promise<() => void> {
  const keys = model.get("_keys") as Keys;
  const parts = await fetched(model, [keys.style, keys.art, keys.words, keys.board], signal);
  if (signal?.aborted) return () => {};
  const [style, art, words, board] = parts as [string, Art, AllWords, Board];
  const undress = addStyleSheet(el, keys.style, style);
  const transport = commTransport(model, keys, { art, words, board }, fetched);
  const unmount = mount(transport, el);
  const untell = notifyMarimo(model, el);
  return () => {
    untell();
    unmount();
    transport.close();
    undress();
  };
}
