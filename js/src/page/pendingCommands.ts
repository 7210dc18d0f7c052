// The commands of a board that wait for their replies while workers start, end and start again.

import type { Command } from "../protocol/generated/messages";
import type { Reply } from "../protocol/generated/replies";
import { isEqual } from "./equal";

/** How often a command is put to a worker that ends over it. */
const TRIES = 2;

interface Pending {
  command: Command;
  tries: number;
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

  add(command: Command): void {
    this.#all.set(key(command), { command, tries: 0, again: [] });
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
  drain(isSuch: (command: Command) => boolean): Command[] {
    const such = [...this.#all.values()].filter(({ command }) => isSuch(command));
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
