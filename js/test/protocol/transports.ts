// Transports under one face, for the battery: each is opened from a transcript and told what it says
// was sent. This is the one place where the battery meets the transports of the browser.

import { readFileSync } from "node:fs";
import { unpacked } from "../../src/page/interning";
import { type BoardHost, LiveBoard } from "../../src/page/liveBoard";
import type { Aside } from "../../src/protocol/generated/scene";
import { Kernel, type Keys } from "../../src/protocol/kernel";
import { publish } from "../../src/protocol/sharedParts";
import { FakeModel } from "../fakeModel";

export type Json = Record<string, unknown>;

/** What the table shows, with the whole of its sheet. */
export interface Shown {
  board: Json;
  scene: Json;
  table: Json;
  sheet: { turns: unknown[] };
  lang: string;
  view: Json;
}

/** What was sent to a page: traits and messages by a comm, messages by a worker. */
export interface Sent {
  comm: { traits?: Json; message?: Json }[];
  worker: { message?: Json; saved?: Json }[];
}

export interface Step {
  command: Json & { kind: string };
  before: Sent;
  sent: Sent;
  reply: Json & { ok: boolean };
  shown: Shown;
}

/** A stage as `python -m tests.protocol.write` has written it down. */
export interface Transcript {
  begun: { sent: Sent; shown: Shown };
  steps: Step[];
  words: Record<string, Json>;
}

/** A board that is opened behind a transport. */
export interface Played {
  kernel: Kernel;
  /** What was sent from here and has not been looked at. */
  asked: (Json & { kind: string; view: string; seq: number })[];
  /** What came aside of the last reply. */
  aside: Aside | undefined;
  /** The position as it is told to a page, by those that tell it. */
  view: () => unknown;
  /** Take what was sent to this page, as the reply to a command of this number. */
  hear(sent: Sent, seq: number): void;
  /** Reply to a command that stands in no transcript. */
  reply(seq: number, parts: Json): void;
}

export async function read(stage: string): Promise<Transcript> {
  const file = new URL(`transcripts/${stage}.txt`, import.meta.url);
  return (await unpacked(readFileSync(file, "ascii"))) as Transcript;
}
