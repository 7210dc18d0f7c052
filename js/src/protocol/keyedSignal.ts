// A signal of an object that is followed key by key: who reads one of its values is told when that
// one is another, and of nothing else.

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals-core";

export class Keyed<T extends object> {
  /** The object itself, for whoever follows all of it. */
  readonly whole: Signal<T>;
  /** Its values, each of which is followed once it is read. */
  readonly value: T;

  constructor(first: T) {
    const whole = signal(first);
    const values: Partial<{ [K in keyof T]: ReadonlySignal<T[K]> }> = {};
    const get = (_: T, key: string | symbol) => {
      const name = key as keyof T;
      values[name] ??= computed(() => whole.value[name]);
      return values[name].value;
    };
    this.whole = whole;
    this.value = new Proxy({} as T, { get });
  }

  /** The object, without being told when it is another. */
  peek(): T {
    return this.whole.peek();
  }
}
