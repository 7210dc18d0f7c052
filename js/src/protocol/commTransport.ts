// The transport in a notebook: the model of a widget, which has what is shown as synced traits, and
// messages. Hosts that know anywidget have such a model; nothing else here knows its traits.

import type { AnyModel } from "@anywidget/types";
import { signal } from "@preact/signals-core";
import type { Reply } from "./generated/replies";
import type { Art, Board, Change, Whole, Words } from "./generated/scene";
import { applyDelta, followed } from "./jsonDelta";
import type { fetched } from "./sharedParts";
import type { Hear, Parts, Transport } from "./transport";

/** The hashes of what a table shares with others. */
export interface Keys {
  module: string;
  style: string;
  /** The piece of the module that comes when it is asked for. */
  later: string;
  art: string;
  words: string;
  /** The board that the table was opened with. */
  board: string;
}

interface Traits {
  _keys: Keys;
  _whole: Whole;
  /** Empty before the first. */
  _change: Change | Record<string, never>;
  view: Record<string, unknown>;
}

/** What the keys of a table stand for. */
export interface Shared {
  art: Art;
  words: Words;
  board: Board;
}

/** The transport of a model, with what the keys stand for that it had when that was fetched. */
export function commTransport(
  given: AnyModel,
  keys: Keys,
  { art, words: first, board: opened }: Shared,
  fetchParts: typeof fetched,
): Transport {
  const model = given as unknown as AnyModel<Traits>;
  const change = () => model.get("_change") as Change;
  const closed = new AbortController();
  // The one view that this is made for: a host opens each with a transport of its own.
  let hear: Hear = () => {};
  let miss = (): void => {};
  /** What the words that are shown go by. */
  let known = keys.words;
  /** The reply that came along with the last change; each is heard once. */
  let along = change().reply;
  let later: Promise<unknown> | undefined;

  const fetch = async (key: string): Promise<unknown> =>
    (await fetchParts(given, [key], closed.signal))[0];

  const parts = (words: Words): Parts => {
    const { board, scene, table, sheet } = model.get("_whole");
    return { board: board ?? opened, scene, table, sheet, words };
  };

  const show = (words: Words): void => {
    shown.value = parts(words);
  };

  /** Bring the model up to date, for every view of it and for whoever saves it. */
  const follow = (): void => {
    const { number, parts } = change();
    const whole = model.get("_whole");
    if (!parts) return;
    const { view, ...moving } = parts;
    const now = followed({ ...whole, board: whole.board ?? opened }, number, moving);
    if (!now) miss();
    else if (now.number > whole.number) {
      model.set("_whole", now);
      if (view) model.set("view", applyDelta(model.get("view"), view));
    }
  };

  const update = (): void => {
    follow();
    const { words } = model.get("_keys");
    if (words === known) show(shown.peek().words);
    else
      void fetch(words).then((said) => {
        // The board waits for its words: both are of one language.
        if (model.get("_keys").words !== words) return;
        known = words;
        show(said as Words);
      });
    const { reply } = change();
    if (reply === along) return;
    along = reply;
    if (reply) hear(reply);
  };

  const receive = (message: Reply): void => hear(message);

  const shown = signal(parts(first));
  model.on("change", update);
  model.on("msg:custom", receive);
  return {
    art,
    shown,
    status: signal("awake"),
    lost: signal(false),
    send: (command) => model.send(command),
    listen(...heard) {
      [hear, miss] = heard;
      follow(); // what the model missed before
      return () => {
        hear = miss = () => {};
      };
    },
    fetchLater() {
      // Every board that needs it asks: the one that asked first may be gone before its answer comes.
      later ??= fetch(model.get("_keys").later);
      return later as Promise<string>;
    },
    close() {
      closed.abort();
      model.off("change", update);
      model.off("msg:custom", receive);
    },
  };
}
