// A board's model, as the board module knows it from any host: values by name, events, messages.

import type { AnyModel } from "@anywidget/types";

type Heard = (...args: never[]) => void;

/** Values with events; what is sent goes to `out`. */
export class BoardModel {
  #values: Record<string, unknown>;
  #heard = new Map<string, Set<Heard>>();

  constructor(
    values: Record<string, unknown>,
    readonly out: (content: unknown) => void,
  ) {
    this.#values = values;
  }

  /** The model for those who know only the contract. */
  get any(): AnyModel {
    return this as unknown as AnyModel;
  }

  get(name: string): unknown {
    return this.#values[name];
  }

  /** Change values, and tell it once. */
  put(values: Record<string, unknown>): void {
    if (Object.keys(values).length === 0) return;
    this.#values = { ...this.#values, ...values };
    for (const name of Object.keys(values)) this.#fire(`change:${name}`);
    this.#fire("change");
  }

  set(name: string, value: unknown): void {
    this.put({ [name]: value });
  }

  save_changes(): void {}

  on(event: string, heard: Heard): void {
    const all = this.#heard.get(event) ?? new Set();
    this.#heard.set(event, all.add(heard));
  }

  off(event: string, heard: Heard): void {
    this.#heard.get(event)?.delete(heard);
  }

  send(content: unknown): void {
    this.out(content);
  }

  /** Hand on a message to whoever shows this board. */
  hear(message: unknown): void {
    this.#fire("msg:custom", message);
  }

  #fire(event: string, ...args: unknown[]): void {
    for (const heard of [...(this.#heard.get(event) ?? [])]) heard(...(args as never[]));
  }
}
