// The second piece of the module, with a style sheet of its own: what no board needs to be played at.

export { WaysBack } from "./activities/lesson/aid";
export { Answers, TaskFoot as Foot } from "./activities/lesson/answers";
export { ChapterSteps } from "./activities/lesson/chapterSteps";
export { CourseBar } from "./activities/lesson/courseContents";
export { hearAside } from "./activities/lesson/keepLesson";
export { DrawnMarks } from "./activities/replay/drawnMarks";
export { ReplayBar } from "./activities/replay/replayBar";
export { reason, taught, tellLegal } from "./activities/spokenTexts";
export { Curtain } from "./board/curtain";
export { lowered } from "./board/fieldHeight";
export { FieldWindowTools } from "./board/fieldWindowTools";
export { isStuck, tellWhyStuck } from "./board/stuckPieces";
export { AloneOffer } from "./panels/alone";
export { CoachParts } from "./panels/coachParts";
export { Latest } from "./panels/latest";
export { default } from "./panels/lazyRoot";
export { MoveText, Notation } from "./panels/moveText";
export { Notices } from "./panels/notices";
export { RefusalCard } from "./panels/refusal";
export { isLost, Sitter, sitterName, statusOf } from "./panels/sitters";
export { Said } from "./panels/touched";
