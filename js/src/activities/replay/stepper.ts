// Steps of a replay: a slider that is drawn along asks only for the last place it was at.

import type { Endpoint } from "../../protocol/endpoint";

export interface Stepper {
  /** Go to a ply; resolves to whether nothing else was asked for meanwhile. */
  ask(ply: number): Promise<boolean>;
}

/** Ask a kernel for one ply at a time, and then for the one that was asked for last. */
export function stepper(endpoint: Pick<Endpoint, "ask">): Stepper {
  let wanted: number | null = null;
  let going: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (wanted !== null) {
      const ply = wanted;
      wanted = null;
      await endpoint.ask({ kind: "go", ply });
    }
    going = null;
  }

  let asked = 0;
  return {
    async ask(ply) {
      const mine = ++asked;
      wanted = ply;
      going ??= run();
      await going;
      return mine === asked;
    },
  };
}
