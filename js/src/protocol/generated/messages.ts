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
} & (
  | Ping
  | Attempt
  | Typed
  | Edited
  | Tool
  | Written
  | Share
  | LinkOpened
  | Lesson
  | ByHand
  | Go
  | NewGame
  | Choose
  | Seat
  | Legal
  | PictureOf
  | Touch
  | Pick
  | Run
  | Jump
  | OfBranch
  | Glimpse
  | Instead
  | Let
  | NoteDown
  | Mark
  | See
  | StepTo
  | ChapterTo
  | Resume
  | Recall
  | Rejoin
  | Practise
  | Level
);
/**
 * A name for a game that is kept, drawn at random by the page: 128 bits.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "Token".
 */
export type Token = string;

export interface Ping {
  kind:
    | "ping"
    | "begin"
    | "draw"
    | "undo"
    | "redo"
    | "dismiss"
    | "next"
    | "open"
    | "seed"
    | "sheet"
    | "whole"
    | "enough"
    | "help"
    | "play"
    | "keep"
    | "anew"
    | "leave"
    | "repeat"
    | "difference"
    | "aims"
    | "why"
    | "main"
    | "unmark"
    | "uncut"
    | "study";
}
export interface Attempt {
  kind: "attempt";
  from: string;
  to: string;
  /**
   * How often the piece was turned in hand.
   */
  turn: number;
}
export interface Typed {
  kind: "type";
  move: string;
}
export interface Edited {
  kind: "edit";
  name: string;
  value: string;
}
export interface Tool {
  kind: "tool";
  name: string;
}
export interface Written {
  kind: "write";
  form: "python" | "text" | "link" | "lesson";
}
export interface Share {
  kind: "share";
  shape: "wide" | "tall";
}
export interface LinkOpened {
  kind: "link";
  /**
   * What stands in the page's address behind its name.
   */
  link: string;
  /**
   * Whether what was played here may go.
   */
  sure: boolean;
}
export interface Lesson {
  kind: "lesson";
  /**
   * What it asks, by its name in the answer to aims.
   */
  aim: string;
  /**
   * The task in words of one's own.
   */
  task: string | null;
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
  /**
   * In text if it is long: the numbers of a browser end before a seed does.
   */
  seed: number | string | null;
  /**
   * Who plays each seat; null for those who sit there now.
   *
   * @maxItems 6
   */
  seats: string[] | null;
  /**
   * House rules; null for those of the table.
   */
  options: {
    [k: string]: string | number | boolean | null;
  } | null;
}
export interface Choose {
  kind: "choose";
  name:
    | "lang"
    | "theme"
    | "flipped"
    | "speed"
    | "paused"
    | "forced"
    | "reveal"
    | "four_colours"
    | "notation";
  value: string | boolean;
}
export interface Seat {
  kind: "seat";
  seat: number;
  by: string;
}
export interface Legal {
  kind: "legal";
  /**
   * The place from which they go; null for all of them.
   */
  place: string | null;
}
export interface PictureOf {
  kind: "picture";
  /**
   * The rule whose picture is wanted.
   */
  rule: string;
  shape: "wide" | "tall";
  theme: "light" | "dark";
}
export interface Touch {
  kind: "touch";
  /**
   * The place that answers a question.
   */
  place: string;
}
export interface Pick {
  kind: "pick";
  /**
   * The number of the answer that is chosen.
   */
  choice: number;
}
export interface Run {
  kind: "run";
  /**
   * Whether a replay goes on by itself.
   */
  on: boolean;
}
export interface Jump {
  kind: "jump";
  /**
   * To points, to what was refused, or to what is written.
   */
  what: "score" | "refusal" | "note";
  way: "back" | "on";
}
export interface OfBranch {
  kind: "stand" | "promote" | "cut";
  /**
   * The number of a position of a replay.
   */
  node: number;
}
export interface Glimpse {
  kind: "glimpse";
  /**
   * A ply of the line.
   */
  at: number | null;
  /**
   * Or the number of a position.
   */
  branch: number | null;
}
export interface Instead {
  kind: "instead";
  /**
   * What is played in place of the last move.
   */
  move: string;
}
export interface Let {
  kind: "let";
  /**
   * Which opponent makes a move.
   */
  by: string;
  /**
   * Whether it plays to the end of the turn.
   */
  whole: boolean;
}
export interface NoteDown {
  kind: "note";
  /**
   * The comment on the position; null leaves it as it is.
   */
  comment: string | null;
  /**
   * The name of the branch; null leaves it as it is.
   */
  called: string | null;
}
export interface Mark {
  kind: "mark";
  /**
   * The place an arrow begins at.
   */
  from: string;
  /**
   * Where it ends; the same place for a circle.
   */
  to: string;
}
export interface See {
  kind: "see";
  /**
   * Whose eyes look: a seat's, a watcher's, or all.
   */
  sees: number | string;
}
export interface StepTo {
  kind: "step";
  /**
   * The number of the step to go to.
   */
  step: number;
}
export interface ChapterTo {
  kind: "chapter";
  /**
   * The number of the chapter to go to.
   */
  chapter: number;
}
export interface Resume {
  kind: "resume";
  /**
   * A lesson as the browser kept it (sitting.json).
   */
  saved: {
    [k: string]: unknown;
  };
}
export interface Recall {
  kind: "recall";
  /**
   * Under which names the page had games kept at this board, the last first.
   *
   * @maxItems 5
   */
  tokens: Token[];
  fresh: Token;
}
export interface Rejoin {
  kind: "rejoin";
  /**
   * Which of the games that were left here, by the tokens of the recall.
   */
  nth: number;
  /**
   * Whether it stays as it is, and is gone on with under the fresh token.
   */
  copies: boolean;
  fresh: Token;
}
export interface Practise {
  kind: "practise";
  /**
   * The ids of the rules to practise; null for all of them.
   *
   * @maxItems 200
   */
  rules: string[] | null;
}
export interface Level {
  kind: "level";
  /**
   * How hard the next exercises are to be.
   */
  level: number;
}
