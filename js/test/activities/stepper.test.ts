import { expect, test } from "vitest";
import { stepper } from "../../src/activities/replay/stepper";

/** A kernel that answers when it is told to. */
function slow() {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    ask: (ask: { kind: string; ply?: number }) => {
      asked.push(ask.ply ?? -1);
      return new Promise<boolean>((done) => waiting.push(() => done(true)));
    },
    async answer() {
      waiting.shift()?.();
      await new Promise((done) => setTimeout(done));
    },
  };
}

test("a slider that is drawn along asks for where it was first, and then for where it is", async () => {
  const endpoint = slow();
  const { ask } = stepper(endpoint);
  const last = [1, 2, 3, 4].map(ask);
  expect(endpoint.asked).toEqual([1]);
  await endpoint.answer();
  expect(endpoint.asked).toEqual([1, 4]);
  await endpoint.answer();
  expect(await Promise.all(last)).toEqual([false, false, false, true]);
});

test("once it has arrived it goes on from there", async () => {
  const endpoint = slow();
  const { ask } = stepper(endpoint);
  void ask(1);
  await endpoint.answer();
  void ask(5);
  expect(endpoint.asked).toEqual([1, 5]);
});
