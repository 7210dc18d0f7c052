// One view of a table, drawn into the element it is given, whatever carries the table there.

import { render } from "preact";
import { Endpoint } from "../protocol/endpoint";
import type { Transport } from "../protocol/transport";
import { announceChanges } from "../view/announcements";
import { fetchLazy } from "../view/lazy";
import { View } from "../view/view";
import { Root } from "./root";

/** Draw the board of a transport, which stays its owner's to close; returns what takes it away. */
export function mount(transport: Transport, el: HTMLElement): () => void {
  const endpoint = new Endpoint(transport, (aside, endpoint) => {
    void fetchLazy(endpoint).then(({ hearAside }) => hearAside(aside, endpoint));
  });
  const view = new View(endpoint, el);
  const silence = announceChanges(view);
  el.textContent = "";
  render(<Root view={view} />, el);
  return () => {
    render(null, el);
    silence();
    view.close();
    endpoint.close();
  };
}
