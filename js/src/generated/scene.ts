// Made from tritables/schemas/scene.json by npm run types: do not edit.

/**
 * Left, top, width, height in board units.
 *
 * @minItems 4
 * @maxItems 4
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Box".
 */
export type Box = [number, number, number, number];

/**
 * What the kernel shows in the browser: the synced traits of a table.
 */
export interface Widget {
  board: Board;
  scene: Scene;
  table: TableState;
  words: Words;
}
/**
 * The still part of the board in its two shapes.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Board".
 */
export interface Board {
  wide: Layout;
  tall: Layout;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Layout".
 */
export interface Layout {
  width: number;
  height: number;
  decor: Decor[];
  /**
   * The box of each place, by its id.
   */
  places: {
    [k: string]: Box;
  };
  /**
   * The places where the keyboard's focus stops.
   */
  walk: string[];
}
/**
 * A drawing that never moves: a symbol of the art, or a text, turned about its middle.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Decor".
 */
export interface Decor {
  box: Box;
  art?: string;
  text?: string;
  turn?: number;
}
/**
 * What somebody sees of a position, said in one language.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  game: string;
  lang: string;
  /**
   * Whose turn it is.
   */
  seat: number | null;
  /**
   * Chance is to act.
   */
  chance: boolean;
  over: boolean;
  status: string;
  /**
   * What a rule leaves of the choice.
   */
  hint: Hint | null;
  told: Told[];
  /**
   * What is said of each place, by its id.
   */
  labels: {
    [k: string]: string;
  };
  pieces: Piece[];
  /**
   * The legal moves as gestures.
   */
  ways: Way[];
  /**
   * The dice that hands may set.
   */
  throw: Die[];
  /**
   * The place that throws when touched; what lies there cannot be lifted.
   */
  draws_at: string | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  rule: string;
  text: string;
}
/**
 * One event of the last move, in words.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  rule: string;
  text: string;
  points: number;
  places: string[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Piece".
 */
export interface Piece {
  kind: string;
  art: string;
  place: string;
  wide: Box;
  tall: Box;
  mark?: "next" | "spent" | "lost";
  text?: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  move: string;
  from: string;
  to: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Die".
 */
export interface Die {
  label: string;
  /**
   * Symbols of the art.
   */
  faces: string[];
}
/**
 * What surrounds the board: seats, moves so far, the last refusal, the task.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "TableState".
 */
export interface TableState {
  /**
   * What the seats are called.
   */
  seats: string[];
  /**
   * Who plays each seat.
   */
  kinds: string[];
  /**
   * The result's scores, once the round is over.
   */
  scores: number[] | null;
  turns: Turn[];
  /**
   * How many moves of the line have been played.
   */
  at: number;
  /**
   * How many moves the line has.
   */
  plies: number;
  seed: number;
  verdict: Refusal | null;
  task: Task | null;
  lang: string;
  theme: "auto" | "light" | "dark";
  flipped: boolean;
  speed: "slow" | "normal" | "fast";
  paused: boolean;
  /**
   * Forced moves are played by themselves.
   */
  forced: boolean;
  /**
   * What went wrong in the kernel, else null.
   */
  fault: string | null;
}
/**
 * One turn of the score sheet; ply is the index of its first move.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  seat: number | null;
  ply: number;
  texts: string[];
  /**
   * Which of the texts are throws.
   */
  heads: number[];
}
/**
 * Why an attempt was refused.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  tried: string;
  rule: string | null;
  text: string;
  places: string[];
  nearest: Way[];
  /**
   * Counts up, so that the same refusal twice is seen twice.
   */
  count: number;
}
/**
 * What a learner is asked to do in a worked example.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Task".
 */
export interface Task {
  title: string;
  text: string;
  step: number;
  steps: number;
  done: boolean;
}
/**
 * The words that change with the language only.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Words".
 */
export interface Words {
  title: string;
  ui: {
    [k: string]: string;
  };
  languages: {
    [k: string]: string;
  };
  rules: Rule[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Rule".
 */
export interface Rule {
  id: string;
  kind: "source" | "ruling" | "option";
  title: string;
  text: string;
  why: string | null;
}
