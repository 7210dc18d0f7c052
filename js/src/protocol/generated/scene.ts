// Made from tritables/schemas/scene.json by npm run types: do not edit.

/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Value".
 */
export type Value = string | number | boolean | null;
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
 * Left, top, width, height in board units.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Box1 = [number, number, number, number];
/**
 * @minItems 6
 * @maxItems 6
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Spread".
 */
export type Spread = [number, number, number, number, number, number];

/**
 * What the kernel shows in the browser, at first; later only a change, and words if they are others.
 */
export interface Widget {
  art: Art;
  words: Words;
  whole: Whole;
}
/**
 * What the game is drawn from.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Art".
 */
export interface Art {
  /**
   * SVG symbols and gradients.
   */
  symbols: string;
  light: Colours;
  dark: Colours;
  four: Colours1;
  /**
   * Where something is written on a symbol, by its id.
   */
  spots: {
    [k: string]: Spots;
  };
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Colours".
 */
export interface Colours {
  [k: string]: string;
}
/**
 * What changes with a deck of four colours.
 */
export interface Colours1 {
  [k: string]: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Spots".
 */
export interface Spots {
  width: number;
  height: number;
  font: number;
  /**
   * The name of the colour that is written in.
   */
  ink: string;
  spots: Spot[];
}
/**
 * Where a text stands, and how the wedge behind it is turned, if there is one; with a width, where a symbol stands.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Spot".
 */
export interface Spot {
  turn?: string;
  x: number;
  y: number;
  w?: number;
  h?: number;
}
/**
 * The words that change with the language only.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Words".
 */
export interface Words {
  title: string;
  /**
   * The language that the words are in, which may not be the one that was asked for.
   */
  lang: string;
  ui: {
    [k: string]: string;
  };
  /**
   * The languages that the game speaks, by their codes.
   */
  languages: {
    [k: string]: string;
  };
  rules: Rule[];
  /**
   * The rulebook in parts, in the order of teaching.
   */
  groups: RuleGroup[];
  /**
   * The house rules that a table may choose.
   */
  options: Option[];
  /**
   * Whether chance may be set by hand.
   */
  by_hand: boolean;
  /**
   * The rules whose events are celebrated.
   */
  cheers: string[];
  /**
   * The fewest and the most who can play.
   *
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * Each seat's name and symbol.
   */
  seats: Seat[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Rule".
 */
export interface Rule {
  id: string;
  kind: "source" | "reading" | "ruling" | "option" | "editor";
  /**
   * Who says what a house rule is, or null for a rule that is none.
   */
  by: "source" | "reading" | "ruling" | "editor" | null;
  title: string;
  text: string;
  why: string | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "RuleGroup".
 */
export interface RuleGroup {
  /**
   * The chapter that teaches them, or null for rules that none does.
   */
  title: string | null;
  /**
   * Their ids.
   */
  rules: string[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  name: string;
  label: string;
  choices: Choice[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  value: Value;
  text: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  name: string;
  art: string;
}
/**
 * What moves change, as it is under a number.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Whole".
 */
export interface Whole {
  /**
   * Counts up with every change.
   */
  number: number;
  /**
   * Null where it is the one that the page has by its key.
   */
  board: Board | null;
  scene: Scene;
  table: TableState;
  sheet: Sheet;
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
  /**
   * What lies in the field of a growing table, in the field's units.
   */
  inner: Inner | null;
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
   * The window on what lies in the field.
   */
  field: Box | null;
  places: Places;
  forms: Forms;
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
 * The box of each place, by its id.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Places".
 */
export interface Places {
  [k: string]: Box;
}
/**
 * The places that are triangles in their box.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Forms".
 */
export interface Forms {
  [k: string]: "up" | "down";
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Inner".
 */
export interface Inner {
  fit: Box1;
  places: Places;
  forms: Forms;
  walk: string[];
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
  /**
   * How pieces lie in a row, by their place.
   */
  rows: {
    [k: string]: Row;
  };
  pieces: Piece[];
  /**
   * The legal moves as gestures.
   */
  ways: Way[];
  /**
   * The legal moves that are buttons.
   */
  actions: Action[];
  /**
   * The move that touching a place tries, by the place.
   */
  touches: {
    [k: string]: string;
  };
  /**
   * The places whose pieces may be taken in hand; null for all.
   */
  lifts: string[] | null;
  /**
   * The points of each seat so far; empty where none are counted.
   */
  scores: number[];
  /**
   * What chance does next, as a button says it.
   */
  draw: string | null;
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
 * For each shape the box of the first piece, and how far right and down the next one lies.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  wide?: Spread;
  tall?: Spread;
}
/**
 * A piece without a box in a shape lies in the row of its place, or fills its place.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Piece".
 */
export interface Piece {
  kind: string;
  art: string;
  place: string;
  wide?: Box;
  tall?: Box;
  mark?: "next" | "spent" | "lost";
  text?: string;
  /**
   * What is written on the art's spots.
   */
  spots?: string[];
  /**
   * How many ways there are to turn it in hand.
   */
  turns?: number;
  /**
   * The place a new piece glides in from.
   */
  came?: string;
  /**
   * It is thrown: it tumbles when it shows something else.
   */
  tumbles?: true;
  /**
   * It stays above all that moves by.
   */
  above?: true;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  move: string;
  from: string;
  to: string;
  /**
   * What it would score.
   */
  gains?: Gain[];
  ghost?: Ghost;
  /**
   * How it is shown, where it is offered.
   */
  words?: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Gain".
 */
export interface Gain {
  rule: string;
  points: number;
}
/**
 * How the piece would look there.
 */
export interface Ghost {
  art: string;
  spots: string[];
}
/**
 * A legal move as a button.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Action".
 */
export interface Action {
  move: string;
  label: string;
  /**
   * It costs something where another kind of move is open.
   */
  costs?: true;
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
   * Who plays each seat.
   */
  kinds: string[];
  /**
   * The seat that the reader plays, where that is one, whose name is "you"; null where nobody in particular reads.
   */
  you: number | null;
  /**
   * What the round adds to each seat's total in a match, once it is over: its scores, or rounds won where nothing is counted.
   */
  scores: number[] | null;
  /**
   * Whether the reader has won the round that is over; null while it goes on, and where nobody in particular reads.
   */
  won: boolean | null;
  options: Options;
  /**
   * The round is over, and the coach can review it.
   */
  lookback?: true;
  match: Match | null;
  /**
   * What decided the round that is over, sentence by sentence; none while it goes on.
   */
  story: string[];
  /**
   * Where the points come from.
   */
  tally: Tally[];
  curtain: Curtain | null;
  clock: Clock | null;
  /**
   * How many moves of the line have been played.
   */
  at: number;
  /**
   * How many moves the line has.
   */
  plies: number;
  /**
   * Counts the games dealt here; null where the seed is not told, since it would give away what is hidden, or what comes at a table with locks.
   */
  deal: number | null;
  practice: Practice | null;
  doubt: Doubt | null;
  /**
   * What a teacher has taken away from hands on the board.
   */
  locked: ("undo" | "reveal" | "seats" | "new" | "hand" | "hints" | "type" | "write")[];
  verdict: Refusal | null;
  task: Task | null;
  chapter: Chapter | null;
  question: Question | null;
  /**
   * The help that was asked for.
   */
  help: Help | null;
  course: Course | null;
  editor: Editor | null;
  lang: string;
  theme: "auto" | "light" | "dark";
  /**
   * Null where a board cannot be turned around.
   */
  flipped: boolean | null;
  /**
   * Each suit has its own colour; null where there are no cards.
   */
  four_colours: boolean | null;
  /**
   * Everything hidden is shown; null where nothing is hidden.
   */
  reveal: boolean | null;
  speed: "slow" | "normal" | "fast";
  paused: boolean;
  /**
   * Forced moves are played by themselves.
   */
  forced: boolean;
  /**
   * Moves are shown in the notation, not in words.
   */
  notation: boolean;
  /**
   * How a coach looks on: not at all, counting, or asking before a move that gives much away.
   */
  coach: "off" | "quiet" | "watchful" | null;
  advice: Advice | null;
  /**
   * Where this board's game is kept while its kernel may go; null where it is not.
   */
  kept: Kept | null;
  /**
   * What went wrong in the kernel, else null.
   */
  fault: string | null;
  replay?: Replay;
}
/**
 * The house rules of this table.
 */
export interface Options {
  [k: string]: Value;
}
/**
 * The match that the round belongs to.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Match".
 */
export interface Match {
  /**
   * Which round this is.
   */
  title: string;
  /**
   * Each seat's points from the rounds before.
   */
  totals: number[];
  /**
   * This round is over and another follows.
   */
  follows: boolean;
  /**
   * Who has won the match, once it is over.
   */
  text: string | null;
}
/**
 * What a rule gave each seat in this round; an empty rule stands for the deal.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  rule: string;
  points: number[];
}
/**
 * The seat that must say that it is there before it sees what it holds.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Curtain".
 */
export interface Curtain {
  seat: number;
  text: string;
  button: string;
}
/**
 * The clock of a turn, in seconds; the browser counts on by itself.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  limit: number;
  left: number;
  running: boolean;
  /**
   * Whether it starts when somebody touches the board.
   */
  waits: boolean;
}
/**
 * Exercises without end, or a quiz; the exercises are the steps of the chapter.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Practice".
 */
export interface Practice {
  /**
   * It is a quiz, which has an end.
   */
  quiz: boolean;
  /**
   * The ids of those that are practised; none where the questions are settled.
   */
  rules: string[];
  /**
   * There is a lesson to go back to.
   */
  back: boolean;
  /**
   * How hard the exercises are, from 1; null where the questions are settled.
   */
  level: number | null;
  /**
   * The level was asked for; else it follows the answers.
   */
  wished: boolean;
  /**
   * The hardest level.
   */
  levels: number;
  /**
   * The rule that decides, once it is told: before an answer only where a plan helps.
   */
  rule: string | null;
  /**
   * That nothing is left to ask, in words.
   */
  ended: string | null;
  summary: QuizSummary | null;
}
/**
 * How a quiz, a review or a set of exercises went, once it is over.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "QuizSummary".
 */
export interface QuizSummary {
  title: string;
  /**
   * What was not right at first.
   */
  wrong: Missed[];
  /**
   * The ids of the rules that were answered right at once, in practice.
   */
  gained: string[];
  /**
   * What leads on to another set, in words; null where there is none.
   */
  more: string | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Missed".
 */
export interface Missed {
  /**
   * The number of the question, from 0.
   */
  step: number;
  /**
   * What was asked.
   */
  text: string;
  /**
   * The right answer; empty where it was a move at the board.
   */
  truth: string;
  /**
   * The rule that it was about; null for a board on a principle of play.
   */
  rule: string | null;
}
/**
 * The wrong rule that somebody's answers follow.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Doubt".
 */
export interface Doubt {
  id: string;
  title: string;
  text: string;
  /**
   * The rule that it bends.
   */
  rule: string;
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
  /**
   * What the rule is called here, where its title would mislead.
   */
  name: string | null;
  text: string;
  places: string[];
  nearest: Way[];
  /**
   * Counts up, so that the same refusal twice is seen twice.
   */
  count: number;
  /**
   * Whether it is a legal move that costs something: nothing was done, and the same once more does it.
   */
  asks: boolean;
  /**
   * What else there is to say of it, sentence by sentence.
   */
  more: string[];
  /**
   * The figures behind that, for whoever wants to know more.
   */
  figures: string[];
  /**
   * Whether the refusal is what a task asked for.
   */
  met: boolean;
}
/**
 * What a learner is asked to do: of an example, or of a step of a chapter.
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
  /**
   * What is asked can no longer be done from here: the text says why, and taking back or starting again helps.
   */
  lost: boolean;
  /**
   * Where what is asked is lost: the last ply of the line from which it could still be done.
   */
  back: number | null;
  /**
   * The move that comes next on a proven way to what is asked, empty where chance moves: its button is the large one.
   */
  primary: string | null;
  /**
   * How much was done, where the rest is lost; or the move that was watched last.
   */
  credit: string | null;
  /**
   * What is to be tried although no rule allows it, where a button does it.
   */
  tries: ToTry[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "ToTry".
 */
export interface ToTry {
  move: string;
  text: string;
}
/**
 * The chapter that is taught at this table, and how its steps went.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Chapter".
 */
export interface Chapter {
  id: string;
  title: string;
  /**
   * It belongs to the short way, after which one can play.
   */
  core: boolean;
  /**
   * Which chapter of the course it is, from 1.
   */
  number: number;
  /**
   * How many chapters the course has.
   */
  of: number;
  /**
   * Which chapter it is and of how many, in words.
   */
  place: string;
  /**
   * The step on the board, from 0.
   */
  at: number;
  /**
   * Which step it is and of how many, in words.
   */
  here: string;
  steps: ChapterStep[];
  /**
   * The figure of the game's source that the board draws anew, as it is called there.
   */
  figure: string | null;
  /**
   * What the chapter says above its first task, while that is asked.
   */
  lead: string | null;
  /**
   * What was learnt in one line, once every step is done.
   */
  learnt: string | null;
  /**
   * The ids of the rules that it is about.
   */
  rules: string[];
  /**
   * Those of them that can be practised, and the principles of play that its boards are about.
   */
  practised: string[];
  /**
   * Rules and principles of play of earlier chapters of the course that can be practised; none before the chapter is done.
   */
  earlier: string[];
  /**
   * It is done, and the last chapter of the short way: one can play now.
   */
  ready: boolean;
  /**
   * Help may be asked for at this step.
   */
  helps: boolean;
  /**
   * That the next exercise is still being looked for, and how far that has come, in words; null while nobody waits for one.
   */
  seeks: string | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "ChapterStep".
 */
export interface ChapterStep {
  id: string;
  kind:
    | "show"
    | "do"
    | "find-all"
    | "predict"
    | "judge"
    | "mend"
    | "best"
    | "play-on"
    | "ask"
    | "ask-both"
    | "ask-move"
    | "ask-place"
    | "ask-rule"
    | "any-move";
  done: boolean;
  /**
   * How many answers and attempts were wrong.
   */
  wrong: number;
  /**
   * The highest degree of help that was asked for, 0 for none.
   */
  helped: number;
  /**
   * How it went; over where that is told only at the end, missed where no answer was right, mended where a later one was, an example where nobody was asked.
   */
  how: "open" | "done" | "helped" | "over" | "missed" | "mended" | "example";
}
/**
 * A question that is answered at the board: by touching places, or by choosing an answer.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  kind:
    | "find-all"
    | "predict"
    | "judge"
    | "mend"
    | "best"
    | "ask"
    | "ask-both"
    | "ask-move"
    | "ask-place"
    | "ask-rule";
  /**
   * It has no answer yet, and pieces do not move.
   */
  open: boolean;
  /**
   * The places that were rightly touched.
   */
  found: string[];
  /**
   * How many of all places have been found, in words; null where there are answers to choose from.
   */
  told: string | null;
  /**
   * The answers to choose from; none where places are touched.
   */
  choices: AskedChoice[];
  /**
   * The numbers of the answers that were chosen.
   */
  chosen: number[];
  /**
   * Where the move begins and ends that is asked about; nothing where that is nowhere on the board.
   */
  about: string[];
  outcome: Outcome | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "AskedChoice".
 */
export interface AskedChoice {
  text: string;
  /**
   * Null as long as nothing is told.
   */
  right: boolean | null;
  /**
   * The answer that is given before this one is offered: a no, before it is asked by which rule; null where it is offered at once.
   */
  under: string | null;
  /**
   * The place on the board whose touch chooses it, too; null for none.
   */
  at: string | null;
  /**
   * The moves of a line that is to be chosen, shown on the board while somebody looks at it, as far as they go from place to place.
   */
  shows?: Way[];
}
/**
 * What the rules say of the last answer.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  right: boolean;
  /**
   * The sentences that say why it is wrong.
   */
  text: string[];
  /**
   * The figures behind that, for whoever wants to know more.
   */
  figures: string[];
  /**
   * Where to look.
   */
  places: string[];
  /**
   * How many places are still to be found.
   */
  missed: number;
  /**
   * The rule that the answer rests on, by its id.
   */
  rule: string | null;
  /**
   * What the rule is called here, where its title would mislead.
   */
  name: string | null;
}
/**
 * As much help as was asked for: the rule, the part of the board, the piece, the move.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Help".
 */
export interface Help {
  degree: number;
  most: number;
  rule: HelpRule | null;
  /**
   * The places that light up.
   */
  places: string[];
  /**
   * What to play or try, in the notation.
   */
  move: string | null;
  /**
   * The same as it is shown.
   */
  words: string | null;
  /**
   * The place to lift from or to touch.
   */
  from: string | null;
  /**
   * The place to put it down on.
   */
  to: string | null;
  /**
   * The numbers of the right answers.
   */
  choices: number[];
  /**
   * What a coach says; none where the page has words for it.
   */
  told: string[];
  /**
   * The figures behind that, for whoever wants to know more.
   */
  figures: string[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "HelpRule".
 */
export interface HelpRule {
  id: string;
  title: string;
  text: string;
}
/**
 * The course that the chapter belongs to, where a table teaches all of it.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Course".
 */
export interface Course {
  /**
   * The chapter that is taught, or was taught last, from 0.
   */
  at: number;
  /**
   * A game is played at the board, and no chapter taught.
   */
  plays: boolean;
  /**
   * What opens the contents, with the chapter and how many there are.
   */
  place: string;
  contents: CourseChapter[];
  /**
   * Where to go when this chapter is done.
   */
  onward: Onward | null;
  /**
   * What there is to say once all of it is done.
   */
  recap: Recap | null;
}
/**
 * A line of the contents.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "CourseChapter".
 */
export interface CourseChapter {
  id: string;
  title: string;
  /**
   * It belongs to the short way, after which one can play.
   */
  core: boolean;
  state: "open" | "started" | "done";
  /**
   * How many of its steps are done.
   */
  told: string;
  /**
   * What was learnt in one line, once it is done.
   */
  learnt: string | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Onward".
 */
export interface Onward {
  chapter: number;
  text: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Recap".
 */
export interface Recap {
  title: string;
  /**
   * How many steps there were, and how many were right at the first try.
   */
  text: string;
  /**
   * The game to learn next.
   */
  next: NextGame | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "NextGame".
 */
export interface NextGame {
  game: string;
  text: string;
  /**
   * The address of its page, if this page has it beside it.
   */
  page: string | null;
}
/**
 * What stands beside a board on which a position is set up, or was.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Editor".
 */
export interface Editor {
  /**
   * Whether it is set up now; else it is played.
   */
  open: boolean;
  /**
   * What is played from here can be looked through, branched off from and written at.
   */
  studies: boolean;
  /**
   * Whether a lesson was made of it, which is on the board.
   */
  made: boolean;
  faults: Fault[];
  /**
   * What is special about setting up this game.
   */
  note: string | null;
  fields: Field[];
  /**
   * What buttons do to the whole of it.
   */
  tools: Named[];
  /**
   * How it can be written down.
   */
  forms: Named[];
  /**
   * What stands on the panel, by name.
   */
  words: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
  text: string;
  /**
   * Where on the board it lies.
   */
  place: string | null;
  rule: string | null;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Field".
 */
export interface Field {
  name: string;
  label: string;
  value: string;
  /**
   * Whether it is seldom changed.
   */
  aside: boolean;
  /**
   * The lowest and the highest number, where one is written; else one of the choices.
   */
  numbers: null | [number, number];
  choices: FieldChoice[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "FieldChoice".
 */
export interface FieldChoice {
  value: string;
  text: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
  name: string;
  label: string;
}
/**
 * What may be asked of a coach here, and what it is about.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  /**
   * Whether hints, and what moves cost, can be asked in this game.
   */
  coached: boolean;
  /**
   * Whether what comes next can be asked in this game.
   */
  fans: boolean;
  /**
   * Whether the next move is weighed and not made.
   */
  considers: boolean;
  /**
   * How many parts are done of how many, while something that was asked is still being reckoned.
   */
  waits: number[] | null;
  /**
   * Whether a move is weighed, or was, because somebody asked for that.
   */
  weighs: boolean;
  /**
   * Whether what punishes that move can be shown.
   */
  replies: boolean;
  /**
   * How many moves were as good as the best and how many costly, a sentence for each person.
   */
  counts: string[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  /**
   * Which board of which notebook it is, as a hash.
   */
  place: string;
  /**
   * What was left here before, until somebody chooses.
   */
  found: Found[];
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Found".
 */
export interface Found {
  /**
   * Its number among those that the page has asked for.
   */
  nth: number;
  text: string;
  /**
   * Whether it can be gone on with.
   */
  open: boolean;
}
/**
 * Where a round is replayed.
 */
export interface Replay {
  /**
   * The words of its controls.
   */
  words: {
    [k: string]: string;
  };
  /**
   * It was written down into a page, in which nobody answers: it is only looked at.
   */
  recorded?: true;
  title: string;
  /**
   * Where one stands and which move led there, in words.
   */
  where: string;
  /**
   * The number of the position.
   */
  node: number;
  /**
   * It goes on by itself.
   */
  runs: boolean;
  /**
   * Plies that gave points; none where there are too many to be seen.
   */
  scores: number[];
  /**
   * Plies of the line at which something is written; none where there are too many.
   */
  notes: number[];
  jumps: Jumps;
  /**
   * Whose eyes look.
   */
  sees: number | string;
  /**
   * The page may look with other eyes.
   */
  chooses: boolean;
  /**
   * What the seats are called.
   */
  seats: string[];
  /**
   * What is written at the position.
   */
  comment: string;
  /**
   * What the branch that begins here is called.
   */
  name: string;
  /**
   * A branch begins here, which may have a name.
   */
  named: boolean;
  /**
   * From a place to another.
   */
  arrows: [string, string][];
  /**
   * Around places.
   */
  circles: string[];
  /**
   * What was tried here in vain.
   */
  tried: MoveSaid[];
  /**
   * The number of the branch that one stands in; null on the main line.
   */
  line: number | null;
  branches: Branch[];
  /**
   * A branch was taken away that can be put back.
   */
  removed: boolean;
  /**
   * What the coach remarks on the move that led here.
   */
  coach: string[];
  /**
   * The coach can be asked for a review.
   */
  reviews: boolean;
  /**
   * How much of a review is reckoned; null while none is.
   */
  percent: number | null;
  /**
   * Says that a review was given up. Left out where none was.
   */
  unfinished?: string;
  /**
   * What the coach has remarked, in order.
   */
  turns: TurningPoint[];
  course: ReviewCourse | null;
  trial: Trial | null;
  /**
   * There is a game to go back to.
   */
  returns: boolean;
}
/**
 * Whether there is such a move before, and behind.
 */
export interface Jumps {
  /**
   * @minItems 2
   * @maxItems 2
   */
  note: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  refusal: [boolean, boolean];
}
/**
 * A move, and how it is shown here.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "MoveSaid".
 */
export interface MoveSaid {
  move: string;
  text: string;
}
/**
 * What could also have been played.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Branch".
 */
export interface Branch {
  /**
   * The number of its first position.
   */
  node: number;
  /**
   * The number of its first move.
   */
  ply: number;
  /**
   * In how many branches it is.
   */
  depth: number;
  /**
   * How many moves it has.
   */
  length: number;
  name: string;
  /**
   * Its first move; nothing where it may not be known.
   */
  text: string;
}
/**
 * A move that turned the round for a seat.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  /**
   * The number of the position that it led to.
   */
  node: number;
  ply: number;
  seat: number;
  kind: "mistake" | "luck" | "bad-luck" | "estimate";
  text: string;
  /**
   * A better move can be looked for there.
   */
  retry: boolean;
}
/**
 * How the chances went along a line that was reviewed, and what made them go so.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "ReviewCourse".
 */
export interface ReviewCourse {
  /**
   * The numbers of its positions.
   */
  nodes: number[];
  /**
   * The seat whose chances are drawn where there are two.
   */
  front: number;
  /**
   * The share of the win of each seat at each of them, in thousandths.
   */
  shares: number[][];
  /**
   * The same in words.
   */
  text: string;
  /**
   * The line ends with the end of the round.
   */
  over: boolean;
  /**
   * For each seat, in percent: its chances at the start, luck, its own moves, those of others, and the sum.
   */
  rows: ReviewRow[];
}
export interface ReviewRow {
  seat: number;
  name: string;
  /**
   * @minItems 5
   * @maxItems 5
   */
  sums: [string, string, string, string, string];
}
/**
 * A moment of the round that is tried again.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Trial".
 */
export interface Trial {
  /**
   * The number of the turning point.
   */
  node: number;
  /**
   * A move is looked for, or one is looked at; or it was good, or bad.
   */
  verdict: "open" | "judged" | "good" | "bad";
  text: string;
}
/**
 * The end of the score sheet. It joins on to the rows of the same version, or to the first rows of the version before; what does not join on is asked for.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  /**
   * Counts up when rows before the end change.
   */
  version: number;
  /**
   * How many rows of the version before stayed.
   */
  kept: number;
  /**
   * Which row of the sheet the first of the turns is.
   */
  first: number;
  turns: Turn[];
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
  /**
   * The moves in the notation.
   */
  texts: string[];
  /**
   * The moves in words, where those are shown.
   */
  words?: string[];
  /**
   * Which of the texts are throws.
   */
  heads: number[];
  /**
   * The row goes on with the turn of the one above.
   */
  more?: true;
}
/**
 * What a page is sent of a table: all that moves, or what makes it of the whole before.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  /**
   * The language, when it is another.
   */
  lang?: string;
  whole?: Whole;
  change?: Change;
}
/**
 * What makes the whole of this number of the whole before. A page that has another asks for the whole.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  number: number;
  /**
   * The change of each part that is another now.
   */
  parts: {
    [k: string]: Delta;
  };
  reply?: PlainReply;
}
/**
 * The change of an object, by its keys: the change of an object in it, or of a list as long as before, by its indices; [value] for a new value; [head, tail, items] for a list that keeps so many items at either end; null for a key that goes.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Delta".
 */
export interface Delta {
  [k: string]: Delta | unknown[] | null;
}
/**
 * The reply to a command, which goes along with the change that it made.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "PlainReply".
 */
export interface PlainReply {
  view: string;
  seq: number;
  ok: boolean;
}
/**
 * What is no part of the table, for whoever keeps it.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Aside".
 */
export interface Aside {
  learnt?: Learnt[];
  kept?: LessonCopy;
  held?: Held;
}
/**
 * What came of an answer.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Learnt".
 */
export interface Learnt {
  game: string;
  step: string;
  rules: string[];
  /**
   * The ids of the principles of play that it is about.
   */
  principles: string[];
  /**
   * Null where nothing was asked.
   */
  right: boolean | null;
  /**
   * The furthest degree of help that was asked for.
   */
  help: number;
  /**
   * Among how many answers it was chosen, at least.
   */
  of: number;
  /**
   * How long the answer took, in milliseconds; null where nobody knows.
   */
  took: number | null;
  /**
   * The wrong rule that the answers seem to follow, by its id; null for none.
   */
  held: string | null;
  /**
   * Whether the step is done now.
   */
  done: boolean;
}
/**
 * How far a lesson is, for the browser to keep.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "LessonCopy".
 */
export interface LessonCopy {
  /**
   * Which lesson it is; null where nothing is kept.
   */
  place: string | null;
  /**
   * How far it is (sitting.json); null where nothing was done.
   */
  saved: {
    [k: string]: unknown;
  } | null;
}
/**
 * What is said of the names of kept games that were asked for.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Held".
 */
export interface Held {
  /**
   * Which of them the board is kept under; null for the fresh one.
   */
  mine: number | null;
  /**
   * Those with a game; null where nobody could look.
   */
  found: number[] | null;
}
/**
 * What a lesson may ask in a position that was set up.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Aim".
 */
export interface Aim {
  value: string;
  title: string;
  task: string;
  /**
   * Whether it is to be tried although no rule allows it.
   */
  refusal: boolean;
}
/**
 * Who can take a seat.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Opponents".
 */
export interface Opponents {
  /**
   * A person first, then the game's own characters, the weakest first, then those that play every game.
   */
  players: Player[];
  words: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  /**
   * What a seat names it by.
   */
  id: string;
  name: string;
  /**
   * How it plays, in a sentence.
   */
  plays: string;
  /**
   * Empty where none is known.
   */
  weakness: string;
  /**
   * What is said while it thinks.
   */
  thinks: string;
  /**
   * What is said where it is on turn and waits.
   */
  turn: string;
  /**
   * A picture as SVG.
   */
  face: string;
  /**
   * One of the game's own characters, which stand in order of strength.
   */
  ranked: boolean;
}
/**
 * What can be taken along: no more than is seen at the board.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Share".
 */
export interface Share {
  links: ShareLink[];
  svg: string;
  title: string;
  status: string;
  moves: string[];
  /**
   * The name of a file with it.
   */
  name: string;
  words: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "ShareLink".
 */
export interface ShareLink {
  name: string;
  label: string;
  /**
   * Null where it would be too long.
   */
  link: string | null;
  note: string;
}
/**
 * What came of a link.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "LinkOutcome".
 */
export interface LinkOutcome {
  text: string;
  /**
   * Whether it is on the board now.
   */
  opened: boolean;
  /**
   * Whether it would put away what was played there.
   */
  asks: boolean;
  /**
   * Whether nothing can be read from it.
   */
  fault: boolean;
  /**
   * Whether it is of another game.
   */
  other: boolean;
  picture: LinkPicture | null;
  words: LinkWords;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "LinkPicture".
 */
export interface LinkPicture {
  svg: string;
  said: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "LinkWords".
 */
export interface LinkWords {
  open: string;
  stay: string;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Ghost".
 */
export interface Ghost1 {
  art: string;
  spots: string[];
}
/**
 * A round that is stepped through: where one stands, what is written there, its branches.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay1 {
  /**
   * The words of its controls.
   */
  words: {
    [k: string]: string;
  };
  /**
   * It was written down into a page, in which nobody answers: it is only looked at.
   */
  recorded?: true;
  title: string;
  /**
   * Where one stands and which move led there, in words.
   */
  where: string;
  /**
   * The number of the position.
   */
  node: number;
  /**
   * It goes on by itself.
   */
  runs: boolean;
  /**
   * Plies that gave points; none where there are too many to be seen.
   */
  scores: number[];
  /**
   * Plies of the line at which something is written; none where there are too many.
   */
  notes: number[];
  jumps: Jumps;
  /**
   * Whose eyes look.
   */
  sees: number | string;
  /**
   * The page may look with other eyes.
   */
  chooses: boolean;
  /**
   * What the seats are called.
   */
  seats: string[];
  /**
   * What is written at the position.
   */
  comment: string;
  /**
   * What the branch that begins here is called.
   */
  name: string;
  /**
   * A branch begins here, which may have a name.
   */
  named: boolean;
  /**
   * From a place to another.
   */
  arrows: [string, string][];
  /**
   * Around places.
   */
  circles: string[];
  /**
   * What was tried here in vain.
   */
  tried: MoveSaid[];
  /**
   * The number of the branch that one stands in; null on the main line.
   */
  line: number | null;
  branches: Branch[];
  /**
   * A branch was taken away that can be put back.
   */
  removed: boolean;
  /**
   * What the coach remarks on the move that led here.
   */
  coach: string[];
  /**
   * The coach can be asked for a review.
   */
  reviews: boolean;
  /**
   * How much of a review is reckoned; null while none is.
   */
  percent: number | null;
  /**
   * Says that a review was given up. Left out where none was.
   */
  unfinished?: string;
  /**
   * What the coach has remarked, in order.
   */
  turns: TurningPoint[];
  course: ReviewCourse | null;
  trial: Trial | null;
  /**
   * There is a game to go back to.
   */
  returns: boolean;
}
/**
 * Why the last move was allowed, what it did, and what else could have been played.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  move: string;
  text: string;
  /**
   * What bound whoever played it.
   */
  hint: Hint | null;
  told: Told[];
  others: MoveSaid[];
}
/**
 * All that chance may bring next, and what each of it does to whom.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Fan".
 */
export interface Fan {
  kind: "throw" | "card" | "tile";
  title: string;
  /**
   * The move that it comes after, in words; null where that was not weighed but made.
   */
  after: string | null;
  /**
   * The equally likely ways of all outcomes together.
   */
  of: number;
  /**
   * @maxItems 12
   */
  effects: FanEffect[];
  /**
   * @maxItems 60
   */
  outcomes: FanOutcome[];
}
/**
 * Something that outcomes do, and in how many ways it comes about.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "FanEffect".
 */
export interface FanEffect {
  text: string;
  /**
   * The sign that stands for it.
   */
  mark: string;
  /**
   * Whom it helps: the reader, others, or nobody in particular.
   */
  helps: "us" | "them" | "";
  ways: number;
  /**
   * The same of all ways, in words.
   */
  share: string;
}
/**
 * A throw, a card or a tile that may come.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "FanOutcome".
 */
export interface FanOutcome {
  /**
   * As the notation has it.
   */
  named: string;
  /**
   * As it is shown.
   */
  label: string;
  ways: number;
  /**
   * The numbers of its effects, the weightiest first.
   */
  does: number[];
  /**
   * Where.
   */
  places: string[];
}
/**
 * Another position of a replay; its board is null where it is the one that is shown.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Glimpsed".
 */
export interface Glimpsed {
  board: Board | null;
  scene: Scene;
}
/**
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options1 {
  [k: string]: Value;
}
/**
 * A rule at work, as the rulebook shows it when it is asked to: what was tried and refused there, if anything was, and what came of it.
 *
 * This interface was referenced by `Widget`'s JSON-Schema
 * via the `definition` "RulePicture".
 */
export interface RulePicture {
  rule: string;
  title: string;
  tried: string | null;
  text: string;
  svg: string;
}
