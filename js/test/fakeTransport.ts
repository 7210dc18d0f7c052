// What stands in for whatever carries a table: it keeps what it is sent, and answers when told to.

import { signal } from "@preact/signals-core";
import type { Command } from "../src/protocol/generated/messages";
import type { Art } from "../src/protocol/generated/scene";
import {
  type Hear,
  Listeners,
  type Parts,
  type Status,
  type Transport,
} from "../src/protocol/transport";

export const NO_TURNS = { version: 0, kept: 0, first: 0, turns: [] };

export class FakeTransport implements Transport {
  readonly art = {} as Art;
  readonly shown = signal({
    board: {},
    scene: {},
    table: {},
    sheet: NO_TURNS,
    words: {},
  } as unknown as Parts);
  readonly status = signal<Status>("awake");
  readonly lost = signal(false);
  readonly listeners = new Listeners();
  sent: Command[] = [];

  send(command: Command): void {
    this.sent.push(command);
  }

  listen(hear: Hear, miss: () => void): () => void {
    return this.listeners.add(hear, miss);
  }

  fetchLater(): Promise<string> {
    return Promise.resolve("");
  }

  close(): void {}

  /** Show something else. */
  show(change: { [K in keyof Parts]?: object }): void {
    this.shown.value = { ...this.shown.peek(), ...change } as Parts;
  }

  /** Answer the last command. */
  answer(ok: boolean, change: object = {}): void {
    const { view, seq } = this.sent.at(-1) ?? { view: "", seq: 0 };
    this.listeners.hear({ kind: "reply", view, seq, ok, ...change });
  }
}
