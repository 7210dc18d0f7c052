// What every table carries in its state: it finds the module that the page's boards share.

import type { AnyModel } from "@anywidget/types";
import type { Keys } from "./protocol/commTransport";
import { fetched, publish } from "./protocol/sharedParts";

type Props = { model: AnyModel; el: HTMLElement; signal?: AbortSignal };
type Module = { render: (props: Props & { fetched: typeof fetched }) => Promise<() => void> };

const page = globalThis as unknown as Record<string, Promise<Module> | undefined>;

/** The module of this hash, imported once for the page. */
function imported(hash: string, text: string): Promise<Module> {
  const key = `tritables-module-${hash}`;
  const address = () => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  page[key] ??= import(address());
  return page[key];
}

/** The parts that a table brings, as the kernel has packed them: base64 of deflated JSON. */
async function unpacked(packed: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

// The widget manager holds a model's messages back until this is through, so it waits for nothing.
function initialize({ model }: { model: AnyModel }): void {
  const packed = model.get("_brings") as string;
  if (packed) void unpacked(packed).then(publish);
}

async function render(props: Props): Promise<() => void> {
  props.el.textContent = "…"; // which the table replaces: until then something is still to come
  const { module } = props.model.get("_keys") as Keys;
  const [text] = await fetched(props.model, [module], props.signal);
  return (await imported(module, text as string)).render({ ...props, fetched });
}

export default { initialize, render };
