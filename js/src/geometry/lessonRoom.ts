// A lesson on a phone is one screen: how much of its height each part has. Only here is that decided;
// the style sheet draws by it, and the shape of the board follows from the room that it is given.

/** The height of a line of a task, in pixels. */
const LINE = 21;
/** The least height of a task: its dots, and three lines. */
const LEAST_TASK = 40 + 3 * LINE;
/** Lines for what a task is told with when it is done, which may be longer than its words: at least,
    by what waits for it, and at most. */
const MORE_LINES = { answer: 1, move: 2 };
const MOST_MORE_LINES = 2;
/** Pixels for what is said at once of a wrong answer, three lines, and of a move, four: a reason and
    its rule. */
const REASON = { answer: 66, move: 96 };
/** The height of a row of answers: of several one gives way when it was wrong. */
const ROW = 47;
/** The height of what stands below the board when a question is answered: which answer was right,
    why, by which rule, and the way on. */
const ANSWERED = 180;
/** The least part of the height that a board has, and where it was played on and is only looked at. */
const LEAST_BOARD = 0.38;
const LEAST_AFTER = 0.3;

/** What the parts of a step would take when it comes on the board, in pixels. */
export interface Parts {
  /** The task with all its words. */
  task: number;
  /** The height that the board is drawn with in a room of so much. */
  board: (room: number) => number;
  /** How it stands, in chips, which give way where something is said. */
  chips: number;
  /** What is chosen from. */
  answers: number;
  /** The buttons at the lower edge. */
  bar: number;
  /** What is said already. */
  said: number;
  /** What waits for it: a question, a move, or nothing any more. */
  awaits: "answer" | "move" | null;
}

/** The heights of the parts above the edge below which all else flows. */
export interface Heights {
  task: number;
  /** The room of the board: as high as it is drawn. */
  board: number;
  /** What is left below it, for chips, answers, what is said, and buttons. */
  below: number;
}

/** The height to keep for what is said: chips give way to it, and of several answers the wrong one. */
function saidOf({ answers, awaits, bar, chips, said }: Parts): number {
  if (awaits === null) return said;
  const wrong = REASON.answer - (answers >= 2 * ROW ? ROW : 0);
  const later = awaits === "answer" ? Math.max(wrong, ANSWERED - answers - bar) : REASON.move;
  return Math.max(said, later - chips);
}

/**
 * Share out a height. The board has what the others leave, which is what they need and not more; a
 * task has room for what it is told with when it is done, since while a step is on the board nothing
 * of it moves.
 */
export function shareHeight(height: number, parts: Parts): Heights {
  const { answers, awaits, bar, chips } = parts;
  const below = chips + answers + bar + saidOf(parts);
  const needed = Math.max(LEAST_TASK, parts.task + (awaits ? MORE_LINES[awaits] * LINE : 0));
  const least = height * (awaits ? LEAST_BOARD : LEAST_AFTER);
  const board = Math.floor(parts.board(Math.max(least, height - below - needed)));
  // What is lacking is first taken from what is told later, then the task is scrolled.
  const left = height - board - below;
  const most = Math.max(needed, parts.task + MOST_MORE_LINES * LINE);
  const task = Math.floor(Math.min(most, Math.max(LEAST_TASK, left)));
  return { task, board, below: height - board - task };
}
