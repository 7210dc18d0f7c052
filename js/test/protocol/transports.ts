// Transports under one face, for the battery: each is opened from a transcript, and told what Python
// sent to it. This is the one place where the battery meets the transports of the browser.

import type { BoardHost, BoardLine } from "../../src/page/boardHost";
import { BoardTransport } from "../../src/page/boardTransport";
import type { PageData } from "../../src/page/pageData";
import { unpackPool } from "../../src/page/unpackPool";
import { commTransport } from "../../src/protocol/commTransport";
import { fetched, publish } from "../../src/protocol/sharedParts";
import type { Transport } from "../../src/protocol/transport";
import { FakeModel } from "../fakeModel";

export type Json = Record<string, unknown>;
export type Sent = Json & { kind: string; view: string; seq: number };

/** What the table shows, with the whole of its sheet. */
export interface Shown {
  board: Json;
  scene: Json;
  table: Json;
  sheet: { turns: unknown[] };
  lang: string;
  /** The position as it is told to whoever sits there. */
  view: Json;
}

/** Something that a transport sent to the page: traits of a comm, or a message. */
export interface Told {
  traits?: Json;
  message?: Json;
  saved?: Json;
}

export type Name = "comm" | "worker";

/** A command and what came of it. */
export interface Answered {
  command: Json & { kind: string };
  sent: Record<Name, Told[]>;
  reply: Json & { ok: boolean };
  shown: Shown;
}

/** A command after a pause, with what was sent by itself in between. */
export interface Step extends Answered {
  before: Record<Name, Told[]>;
}

/** A stage as `python -m tests.protocol.write` has written it down. */
export interface Transcript {
  begun: { sent: Record<Name, Told[]>; shown: Shown };
  steps: Step[];
  /** Two changes of which the first is lost, and the whole. */
  gap: [Answered, Answered, Answered];
  /** Words by the hash that a comm names them by. */
  words: Record<string, Json>;
}

/** A board behind a transport, of which Python's side is played from a transcript. */
export interface Line {
  readonly transport: Transport;
  /** What the page has sent and nobody has taken yet. */
  readonly asked: Sent[];
  /** Hear what Python sent; a reply is one to a view's command. */
  hear(told: Told[], view: string, seq: number): void;
  /** The position as the page knows it; null where it is not told. */
  view(): unknown;
}

const TEXTS = import.meta.glob("./transcripts/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The names of all transcripts. */
export const NAMES = Object.keys(TEXTS).map((path) =>
  path.slice("./transcripts/".length, -".txt".length),
);

/** Read a transcript. */
export async function read<T>(name: string): Promise<T> {
  return (await unpackPool(TEXTS[`./transcripts/${name}.txt`] as string)) as T;
}

/** A line of each kind, as it begins in a transcript. */
export const LINES: Record<Name, (transcript: Transcript) => Line> = {
  comm: ({ begun, words }) => {
    const traits: Json = {};
    for (const told of begun.sent.comm) Object.assign(traits, told.traits);
    const model = new FakeModel(traits);
    const keys = traits["_keys"] as { words: string };
    const shared = { art: {}, words: words[keys.words], board: begun.shown.board };
    publish(words);
    return {
      transport: commTransport(model as never, keys as never, shared as never, fetched),
      asked: model.sent as Sent[],
      hear: (told, view, seq) => {
        for (const { traits, message } of told) {
          const change = traits?.["_change"] as { reply?: object } | undefined;
          const reply = change?.reply && { ...change.reply, view, seq };
          if (traits) model.change(reply ? { ...traits, _change: { ...change, reply } } : traits);
          if (message) model.fire("msg:custom", { ...message, view, seq });
        }
      },
      view: () => model.get("view"),
    };
  },
  worker: ({ begun, steps }) => {
    const asked: Sent[] = [];
    const langs = [begun.shown.lang, ...steps.map(({ shown }) => shown.lang)];
    const host = {
      data: {
        version: "",
        art: { game: {} },
        words: { game: Object.fromEntries(langs.map((lang) => [lang, { lang }])) },
      } as unknown as PageData,
      ready: true,
      chosen: { lang: begun.shown.lang, theme: "auto", notation: false },
      post: (text: string) => {
        const { command } = JSON.parse(text) as { command?: Sent };
        if (command) asked.push(command);
      },
      wake: () => {},
      keep: () => {},
      choose: () => {},
    } satisfies BoardHost & BoardLine;
    const { lang } = begun.shown;
    const data = { game: "game", saved: {}, anew: null, lang, states: { [lang]: begun.shown } };
    const transport = new BoardTransport("board", data as never, host, host, null);
    const hear: Line["hear"] = (told, view, seq) => {
      for (const { message, saved } of told) {
        const mine = message?.["kind"] === "reply" ? { ...message, view, seq } : message;
        transport.hear((mine ? { message: mine } : { saved }) as never);
      }
    };
    transport.open();
    hear(begun.sent.worker, "", 0);
    return { transport, asked, hear, view: () => null };
  },
};

/** Where two values of JSON differ, with what is found there and what is wanted. */
export function differences(found: unknown, wanted: unknown, path = ""): string[] {
  if (Object.is(found, wanted)) return [];
  const are = [found, wanted].map((one) => typeof one === "object" && one !== null);
  if (!are[0] || !are[1] || Array.isArray(found) !== Array.isArray(wanted))
    return [`${path}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
  const [left, right] = [found, wanted] as Json[];
  const keys = new Set([...Object.keys(left as Json), ...Object.keys(right as Json)]);
  return [...keys].flatMap((key) => differences(left?.[key], right?.[key], `${path}/${key}`));
}
