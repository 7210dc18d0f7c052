// The commands of a board that wait for their replies while workers start, end and start again.

import type { Command } from "../protocol/generated/messages";
import type { Reply } from "../protocol/generated/replies";
import { isEqual } from "./equal";

interface Pending {
  command: Command;
  tries: number;
  /** Whether it was sent, and so may have been done. */
  sent: boolean;
  /** Whether nobody can tell if it was done: who was sent it is no more. */
  doubted: boolean;
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

  /** Those that were not sent, and are now; none while it is not known what was done before them. */
  unsent(): Command[] {
    const all = [...this.#all.values()];
    const those = all.some(({ doubted }) => doubted) ? [] : all.filter(({ sent }) => !sent);
    for (const one of those) one.sent = true;
    return those.map(({ command }) => command);
  }

  /** The line is another one, over which nothing was sent. */
  recall(): void {
    for (const one of this.#all.values()) one.sent = one.doubted;
  }

  /** Who was sent some of them is no more, and may have done them or not. */
  doubt(): void {
    for (const one of this.#all.values()) one.doubted ||= one.sent;
  }

  /** It is known whether those were done of which nobody could tell; the ones that were, now settled. */
  decide(wereDone: boolean): Command[] {
    const done = this.drain((_, { doubted }) => wereDone && doubted);
    for (const one of this.#all.values()) {
      one.sent &&= !one.doubted;
      one.doubted = false;
    }
    return done;
  }

  add(command: Command): void {
    this.#all.set(key(command), { command, tries: 0, sent: false, doubted: false, again: [] });
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

  /** A line has ended: the commands, now settled, over which as many have as may. */
  fail(most: number): Command[] {
    const all = [...this.#all.values()];
    for (const one of all) one.tries += 1;
    const failed = all.filter(({ tries }) => tries >= most);
    for (const { command } of failed) this.#all.delete(key(command));
    return failed.flatMap(({ command, again }) => [command, ...again]);
  }

  /** Have those wait no more that are such; their commands. */
  drain(isSuch: (command: Command, how: Readonly<Pending>) => boolean): Command[] {
    const such = [...this.#all.values()].filter((one) => isSuch(one.command, one));
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
