// What stands between a page and its Python, wherever that runs: a worker, or a server.

/** What is heard of a connection. */
export interface Hooks {
  /** Python can be spoken to; whether it knows nothing of the boards that were open before. */
  ready(isNew: boolean): void;
  heard(text: string): void;
  /** It is busy with something of its own, and not gone. */
  lives(): void;
  /** It is no more; whether it rests until somebody wants something. */
  lost(rests?: boolean): void;
}

/** A connection from its start to its end. */
export interface Connection {
  /** Send a text to Python, which must be ready. */
  post(text: string): void;
  close(): void;
}

/** A way to Python. */
export interface Line {
  /** Connect; throws where a browser does not let it. */
  connect(hooks: Hooks): Connection;
  /**
   * Milliseconds before the next try, after so many in a row of which nothing was heard; null to give
   * up.
   */
  again(tries: number): number | null;
  /** Milliseconds for which nobody need know that the line is gone; null where it never matters. */
  readonly patience: number | null;
  /** Over how many lines that end a command is asked, until it fails. */
  readonly tries: number;
  /** Whether boards are opened before anybody comes near them, one after the other. */
  readonly opensAll: boolean;
}
