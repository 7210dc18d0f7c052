// Help in steps: what is said of the part of the board, the piece, and the move that are shown.

import type { Help } from "../../protocol/generated/scene";
import type { View } from "../../view/view";

/**
 * What is said of the help beyond the rule. Whatever glows is named as well, for whoever does not
 * see it; the many places of a part of the board only `aloud`.
 */
export function hintText(help: Help, view: View, aloud = false): string {
  const { actions, draw, labels } = view.endpoint.scene.value;
  const { degree, most, places, choices, from, to, move, words } = help;
  if (help.told.length > 0) return help.told.join(" ");
  // What a label tells beside, such as chances, would drown the name.
  const told = (ids: string[]) => ids.map((id) => labels[id]?.split(". ")[0]).filter(Boolean);
  const named = (say: string, names: (string | undefined)[]) =>
    `${view.ui(say)} ${names.filter(Boolean).join("; ")}`.trim();
  if (degree < most) {
    if (places.length === 0) return "";
    if (places.length === 1) return named("help-piece", told(places));
    return aloud ? named("help-part-aloud", told(places)) : view.ui("help-part");
  }
  if (choices.length > 0) {
    const { choices: asked = [] } = view.endpoint.table.value.question ?? {};
    return named("help-choice", [...new Set(choices.map((nth) => asked[nth]?.text))]);
  }
  if (from !== null && to === null) return named("help-touch", told(places));
  if (from !== null) return named("help-carry", [words ?? "", ...(aloud ? told([from]) : [])]);
  if (move !== null) {
    const action = actions.find((one) => one.move === move);
    return named("help-press", [action?.label ?? draw ?? words ?? ""]);
  }
  return view.ui("help-nothing");
}
