// Made from tritables/schemas/messages.json by npm run types: do not edit.

/**
 * What the browser asks of the kernel. Every intent has a number and is answered.
 */
export type Intent = {
  /**
   * Which view of the table asks.
   */
  view: string;
  /**
   * Counts up in each view.
   */
  seq: number;
} & (Ping | Attempt | Typed | ByHand | Go | NewGame | Choose | Seat);

export interface Ping {
  kind: "ping" | "draw" | "undo" | "redo" | "dismiss";
}
export interface Attempt {
  kind: "attempt";
  from: string;
  to: string;
}
export interface Typed {
  kind: "type";
  move: string;
}
export interface ByHand {
  kind: "set";
  /**
   * @maxItems 60
   */
  faces: string[];
}
export interface Go {
  kind: "go";
  ply: number;
}
export interface NewGame {
  kind: "new";
  seed: number | null;
}
export interface Choose {
  kind: "choose";
  name: "lang" | "theme" | "flipped" | "speed" | "paused" | "forced";
  value: string | boolean;
}
export interface Seat {
  kind: "seat";
  seat: number;
  by: string;
}
