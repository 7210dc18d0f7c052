// The commands of a board that wait for their replies while workers start, end and start again.

import type { Command } from "../protocol/generated/messages";
import type { Reply } from "../protocol/generated/replies";
import { isEqual } from "./equal";

/** How often a command is put to a worker that ends over it. */
const TRIES = 2;

interface Pending {
  command: Command;
  tries: number;
  /** Whether it was sent, and so may have been done. */
  sent: boolean;
  /** Who has asked the same again, and has the same reply. */
  again: Command[];
}

export class PendingCommands {
  #all = new Map<string, Pending>();

  get size(): number {
    return this.#all.size;
  }

  get commands(): Command[] {
    return [...this.#all.values()].map(({ command }) => command);
  }

  /** Those that were not sent, and are now. */
  unsent(): Command[] {
    const those = [...this.#all.values()].filter(({ sent }) => !sent);
    for (const one of those) one.sent = true;
    return those.map(({ command }) => command);
  }

  /** All of them, which are sent now. */
  send(): Command[] {
    for (const one of this.#all.values()) one.sent = true;
    return this.commands;
  }

  add(command: Command): void {
    this.#all.set(key(command), { command, tries: 0, sent: false, again: [] });
  }

  /** Take a command to be one that waits already, if it says the same; returns whether it does. */
  join(command: Command): boolean {
    const before = [...this.#all.values()].find((one) => saysTheSame(one.command, command));
    before?.again.push(command);
    return before !== undefined;
  }

  /** Have a command wait no more; the replies to it and to whoever has asked the same. */
  settle(reply: Reply): Reply[] {
    const again = this.#all.get(key(reply))?.again ?? [];
    this.#all.delete(key(reply));
    return [reply, ...again.map(({ view, seq }) => ({ ...reply, view, seq }))];
  }

  /** A worker has ended: the commands, now settled, over which too many have. */
  fail(): Command[] {
    const all = [...this.#all.values()];
    for (const one of all) one.tries += 1;
    const failed = all.filter(({ tries }) => tries >= TRIES);
    for (const { command } of failed) this.#all.delete(key(command));
    return failed.flatMap(({ command, again }) => [command, ...again]);
  }

  /** Have those wait no more that are such; their commands. */
  drain(isSuch: (command: Command, sent: boolean) => boolean): Command[] {
    const such = [...this.#all.values()].filter(({ command, sent }) => isSuch(command, sent));
    for (const { command } of such) this.#all.delete(key(command));
    return such.flatMap(({ command, again }) => [command, ...again]);
  }

  clear(): void {
    this.#all.clear();
  }
}

function key({ view, seq }: Pick<Reply, "view" | "seq">): string {
  return `${view} ${seq}`;
}

function saysTheSame(one: Command, other: Command): boolean {
  return isEqual({ ...one, view: "", seq: 0 }, { ...other, view: "", seq: 0 });
}
