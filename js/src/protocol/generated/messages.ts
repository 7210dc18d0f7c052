// Made from tritables/schemas/messages.json by npm run types: do not edit.

/**
 * What a page asks of a table. Every command has a number and is answered.
 */
export type Command = {
  /**
   * Which view of the table asks.
   */
  view: string;
  /**
   * Counts up in each view.
   */
  seq: number;
} & (
  | PingCommand
  | BeginCommand
  | WholeCommand
  | SheetCommand
  | LegalCommand
  | PictureCommand
  | SeedCommand
  | ShareCommand
  | OpponentsCommand
  | LinkCommand
  | KeepCommand
  | ResumeCommand
  | GraftCommand
  | ChooseCommand
  | DismissCommand
  | RecallCommand
  | RejoinCommand
  | AnewCommand
  | DrawCommand
  | AttemptCommand
  | TypeCommand
  | SetCommand
  | UndoCommand
  | RedoCommand
  | GoCommand
  | NewCommand
  | NextCommand
  | LookbackCommand
  | OpenCommand
  | SeatCommand
  | ConsiderCommand
  | FanCommand
  | ForeseeCommand
  | StepCommand
  | ChapterCommand
  | PlayCommand
  | TouchCommand
  | EnoughCommand
  | PickCommand
  | HelpCommand
  | PractiseCommand
  | DifferenceCommand
  | LeaveCommand
  | LevelCommand
  | PlanCommand
  | RepeatCommand
  | RunCommand
  | JumpCommand
  | MainCommand
  | StandCommand
  | GlimpseCommand
  | WhyCommand
  | InsteadCommand
  | LetCommand
  | NoteCommand
  | MarkCommand
  | UnmarkCommand
  | PromoteCommand
  | CutCommand
  | UncutCommand
  | SeeCommand
  | ReviewCommand
  | RetryCommand
  | HomeCommand
  | EditCommand
  | ToolCommand
  | WriteCommand
  | AimsCommand
  | LessonCommand
  | StudyCommand
);

export interface PingCommand {
  kind: "ping";
}
export interface BeginCommand {
  kind: "begin";
}
export interface WholeCommand {
  kind: "whole";
}
export interface SheetCommand {
  kind: "sheet";
}
export interface LegalCommand {
  kind: "legal";
  /**
   * The place from which they go; null for all of them.
   */
  place: string | null;
}
export interface PictureCommand {
  kind: "picture";
  /**
   * The rule whose picture is wanted.
   */
  rule: string;
  shape: "wide" | "tall";
  theme: "light" | "dark";
}
export interface SeedCommand {
  kind: "seed";
}
export interface ShareCommand {
  kind: "share";
  shape: "wide" | "tall";
}
export interface OpponentsCommand {
  kind: "opponents";
}
export interface LinkCommand {
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
export interface KeepCommand {
  kind: "keep";
}
export interface ResumeCommand {
  kind: "resume";
  /**
   * A lesson as the browser kept it (sitting.json).
   */
  saved: {
    [k: string]: unknown;
  };
}
export interface GraftCommand {
  kind: "graft";
  /**
   * The table as it was played on elsewhere (sitting.json).
   */
  saved: {
    [k: string]: unknown;
  };
}
export interface ChooseCommand {
  kind: "choose";
  name:
    | "lang"
    | "theme"
    | "flipped"
    | "speed"
    | "paused"
    | "forced"
    | "four_colours"
    | "reveal"
    | "notation"
    | "coach";
  value: string | boolean;
}
export interface DismissCommand {
  kind: "dismiss";
}
export interface RecallCommand {
  kind: "recall";
  /**
   * Under which names the page had games kept at this board, the last first.
   *
   * @maxItems 5
   */
  tokens: string[];
  /**
   * The name under which a game that begins now is kept.
   */
  fresh: string;
}
export interface RejoinCommand {
  kind: "rejoin";
  /**
   * Which of the games that were left here, by the tokens of the recall.
   */
  nth: number;
  /**
   * Whether it stays as it is, and is gone on with under the fresh token.
   */
  copies: boolean;
  /**
   * The name under which a game that begins now is kept.
   */
  fresh: string;
}
export interface AnewCommand {
  kind: "anew";
}
export interface DrawCommand {
  kind: "draw";
}
export interface AttemptCommand {
  kind: "attempt";
  from: string;
  to: string;
  /**
   * How often the piece was turned in hand.
   */
  turn: number;
}
export interface TypeCommand {
  kind: "type";
  move: string;
}
export interface SetCommand {
  kind: "set";
  /**
   * @maxItems 60
   */
  faces: string[];
}
export interface UndoCommand {
  kind: "undo";
}
export interface RedoCommand {
  kind: "redo";
}
export interface GoCommand {
  kind: "go";
  ply: number;
}
export interface NewCommand {
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
export interface NextCommand {
  kind: "next";
}
export interface LookbackCommand {
  kind: "lookback";
}
export interface OpenCommand {
  kind: "open";
}
export interface SeatCommand {
  kind: "seat";
  seat: number;
  by: string;
}
export interface ConsiderCommand {
  kind: "consider";
  /**
   * Whether the next move is weighed instead of being made.
   */
  on: boolean;
}
export interface FanCommand {
  kind: "fan";
}
export interface ForeseeCommand {
  kind: "foresee";
  /**
   * An outcome of the fan; null for what punishes the move that was weighed.
   */
  what: string | null;
}
export interface StepCommand {
  kind: "step";
  /**
   * The number of the step to go to.
   */
  step: number;
}
export interface ChapterCommand {
  kind: "chapter";
  /**
   * The number of the chapter to go to.
   */
  chapter: number;
}
export interface PlayCommand {
  kind: "play";
}
export interface TouchCommand {
  kind: "touch";
  /**
   * The place that answers a question.
   */
  place: string;
}
export interface EnoughCommand {
  kind: "enough";
}
export interface PickCommand {
  kind: "pick";
  /**
   * The number of the answer that is chosen.
   */
  choice: number;
}
export interface HelpCommand {
  kind: "help";
}
export interface PractiseCommand {
  kind: "practise";
  /**
   * The ids of the rules, or principles of play, to practise; null for all rules.
   *
   * @maxItems 200
   */
  rules: string[] | null;
  /**
   * Which rules are asked about next, in this order, and how much of the answer is given away.
   *
   * @maxItems 200
   */
  plan: Planned[];
  /**
   * How many questions a review has; null for practice without end.
   */
  count: number | null;
}
export interface Planned {
  rule: string;
  way: "shown" | "helped" | "alone";
}
export interface DifferenceCommand {
  kind: "difference";
}
export interface LeaveCommand {
  kind: "leave";
}
export interface LevelCommand {
  kind: "level";
  /**
   * How hard the next exercises are to be.
   */
  level: number;
}
export interface PlanCommand {
  kind: "plan";
  /**
   * Which rules are asked about next, in this order, and how much of the answer is given away.
   *
   * @maxItems 200
   */
  plan: Planned1[];
}
export interface Planned1 {
  rule: string;
  way: "shown" | "helped" | "alone";
}
export interface RepeatCommand {
  kind: "repeat";
}
export interface RunCommand {
  kind: "run";
  /**
   * Whether a replay goes on by itself.
   */
  on: boolean;
}
export interface JumpCommand {
  kind: "jump";
  /**
   * To points, to what was refused, or to what is written.
   */
  what: "score" | "refusal" | "note";
  way: "back" | "on";
}
export interface MainCommand {
  kind: "main";
}
export interface StandCommand {
  kind: "stand";
  /**
   * The number of a position of a replay.
   */
  node: number;
}
export interface GlimpseCommand {
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
export interface WhyCommand {
  kind: "why";
}
export interface InsteadCommand {
  kind: "instead";
  /**
   * What is played in place of the last move.
   */
  move: string;
}
export interface LetCommand {
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
export interface NoteCommand {
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
export interface MarkCommand {
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
export interface UnmarkCommand {
  kind: "unmark";
}
export interface PromoteCommand {
  kind: "promote";
  /**
   * The number of a position of a replay.
   */
  node: number;
}
export interface CutCommand {
  kind: "cut";
  /**
   * The number of a position of a replay.
   */
  node: number;
}
export interface UncutCommand {
  kind: "uncut";
}
export interface SeeCommand {
  kind: "see";
  /**
   * From which viewpoint: a seat's, a watcher's, or all.
   */
  sees: number | string;
}
export interface ReviewCommand {
  kind: "review";
  /**
   * Whether the line is reviewed, or the review is stopped or removed.
   */
  on: boolean;
}
export interface RetryCommand {
  kind: "retry";
  /**
   * The number of a position of a replay.
   */
  node: number | null;
}
export interface HomeCommand {
  kind: "home";
}
export interface EditCommand {
  kind: "edit";
  name: string;
  value: string;
}
export interface ToolCommand {
  kind: "tool";
  name: string;
}
export interface WriteCommand {
  kind: "write";
  form: "python" | "text" | "link" | "lesson";
}
export interface AimsCommand {
  kind: "aims";
}
export interface LessonCommand {
  kind: "lesson";
  /**
   * What it asks, by its name in the reply to aims.
   */
  aim: string;
  /**
   * The task in words of one's own.
   */
  task: string | null;
}
export interface StudyCommand {
  kind: "study";
}
