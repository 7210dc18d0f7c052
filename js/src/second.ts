// The second piece of the module, with a style sheet of its own: what no board needs to be played at.

export { WaysBack } from "./aid";
export { Answers } from "./answers";
export { Bar } from "./contents";
export { Countdown } from "./countdown";
export { default } from "./dialogs";
export { Drawn } from "./draw";
export { Desk } from "./editor";
export { helpText } from "./help";
export { told } from "./keep";
export { Notes } from "./notes";
export { Left } from "./notices";
export { Reel } from "./reel";
export { RefusalCard } from "./refusal";
export { Notation, Said } from "./said";
export { Aim, Tally, Told } from "./tally";
