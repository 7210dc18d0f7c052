// The browser's side of a table: one view of a widget, drawn into the element it is given.

import type { AnyModel } from "@anywidget/types";
import { h, render as mount } from "preact";
import { tellMarimo } from "./host";
import { Kernel } from "./kernel";
import { Root } from "./root";
import { View } from "./view";

function render({ model, el }: { model: AnyModel; el: HTMLElement }): () => void {
  const kernel = new Kernel(model);
  const view = new View(kernel, el);
  mount(h(Root, { view }), el);
  const untell = tellMarimo(model, el);
  return () => {
    untell();
    mount(null, el);
    view.close();
    kernel.close();
  };
}

export default { render };
