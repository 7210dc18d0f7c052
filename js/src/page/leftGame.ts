// What a board's server was told in passing of how its game goes on: the name under which it is kept,
// and a lesson as the browser keeps it. With these a page goes on at another server, or after it came
// back, without asking its reader.

import type { Command } from "../protocol/generated/messages";
import type { Reply } from "../protocol/generated/replies";

interface Asked {
  tokens: readonly string[];
  fresh: string;
}

export class LeftGame {
  /** The name under which the board's game is kept; null before there is one. */
  token: string | null = null;
  /** The lesson as it was kept last; null where there is none, or nothing was done. */
  lesson: unknown = null;
  #asked: Asked = { tokens: [], fresh: "" };

  /** Note what a command says of names. */
  ask(command: Command): void {
    if (command.kind === "recall") this.#asked = { tokens: command.tokens, fresh: command.fresh };
    if (command.kind === "rejoin") this.#asked = { ...this.#asked, fresh: command.fresh };
  }

  /** Note what a reply says aside. */
  hear({ aside }: Reply): void {
    const { held, kept } = aside ?? {};
    const { tokens, fresh } = this.#asked;
    if (held) this.token = (held.mine === null ? fresh : tokens[held.mine]) || this.token;
    if (kept) this.lesson = kept.saved;
  }
}
