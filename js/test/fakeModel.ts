// What stands in for the kernel: a model as the widget manager hands it out, which keeps what it
// is sent and answers when it is told to.

type Sent = { kind: string; view: string; seq: number; [more: string]: unknown };

export class FakeModel {
  sent: Sent[] = [];
  listeners = new Map<string, Set<(value: unknown) => void>>();

  constructor(public traits: Record<string, unknown>) {}

  get(name: string): unknown {
    return this.traits[name];
  }

  set(name: string, value: unknown): void {
    this.change({ [name]: value });
    this.fire(`change:${name}`);
  }

  send(message: Sent): void {
    this.sent.push(message);
  }

  on(name: string, listener: (value: unknown) => void): void {
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners.add(listener));
  }

  off(name: string, listener: (value: unknown) => void): void {
    this.listeners.get(name)?.delete(listener);
  }

  fire(name: string, value?: unknown): void {
    for (const listener of this.listeners.get(name) ?? []) listener(value);
  }

  /** Show something else, as the kernel does. */
  change(traits: Record<string, unknown>): void {
    this.traits = { ...this.traits, ...traits };
    this.fire("change");
  }

  answer(ok: boolean, change: object = {}): void {
    const { view, seq } = this.sent.at(-1) ?? { view: "", seq: 0 };
    this.fire("msg:custom", { kind: "reply", view, seq, ok, ...change });
  }

  /** What was asked so far, without what the wire adds. */
  get asked(): object[] {
    return this.sent.map(({ view: _, seq: __, ...ask }) => ask);
  }
}
