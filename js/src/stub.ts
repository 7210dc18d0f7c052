// What every table carries in its state: it finds the module that the page's boards share.

import type { AnyModel } from "@anywidget/types";
import type { Keys } from "./kernel";
import { fetched, publish } from "./shared";

type Props = { model: AnyModel; el: HTMLElement; signal?: AbortSignal };
type Module = { render: (props: Props) => Promise<() => void> };

const page = globalThis as unknown as Record<string, Promise<Module> | undefined>;

/** The module of this hash, imported once for the page. */
function imported(hash: string, text: string): Promise<Module> {
  const key = `tritables-module-${hash}`;
  const address = () => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  page[key] ??= import(address());
  return page[key];
}

// The widget manager holds a model's messages back until this is through, so it waits for nothing.
function initialize({ model }: { model: AnyModel }): void {
  const bring = () => publish(model.get("_brings"));
  model.on("change:_brings", bring);
  bring();
}

async function render(props: Props): Promise<() => void> {
  const { module } = props.model.get("_keys") as Keys;
  const [text] = await fetched(props.model, [module], props.signal);
  return (await imported(module, text as string)).render(props);
}

export default { initialize, render };
