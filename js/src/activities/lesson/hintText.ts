// Help in steps: what is said of the part of the board, the piece, and the move that are shown.

import type { Help } from "../../protocol/generated/scene";
import type { View } from "../../view/view";

/** What is said of the help beyond the rule. */
export function hintText(help: Help, view: View): string {
  const { actions, draw } = view.endpoint.scene.value;
  const { degree, most, places, choices, from, to, move, words } = help;
  if (degree < most) {
    if (places.length === 0) return "";
    return view.ui(places.length > 1 ? "help-part" : "help-piece");
  }
  if (choices.length > 0) return view.ui("help-choice");
  if (from !== null) return view.ui(to === null ? "help-touch" : "help-carry");
  if (move !== null) {
    const action = actions.find((one) => one.move === move);
    return `${view.ui("help-press")} ${action?.label ?? draw ?? words}`;
  }
  return view.ui("help-nothing");
}
