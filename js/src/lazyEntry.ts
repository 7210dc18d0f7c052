// The second piece of the module, with a style sheet of its own: what no board needs to be played at.

export { Desk } from "./activities/editor";
export { WaysBack } from "./activities/lesson/aid";
export { Answers } from "./activities/lesson/answers";
export { Bar } from "./activities/lesson/courseContents";
export { told } from "./activities/lesson/keepLesson";
export { Drawn } from "./activities/replay/drawnMarks";
export { Notes } from "./activities/replay/notes";
export { Reel } from "./activities/replay/replayBar";
export { reason, taught } from "./activities/spokenNews";
export { Countdown } from "./panels/countdown";
export { default } from "./panels/dialogs";
export { Notation, Said } from "./panels/moveText";
export { Left } from "./panels/notices";
export { RefusalCard } from "./panels/refusal";
export { Aim, Tally, Told } from "./panels/scoreBreakdown";
