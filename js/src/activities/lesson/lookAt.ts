// Showing the moves of an answer on the board while somebody looks at it.

import type { AskedChoice } from "../../protocol/generated/scene";
import { lookedAt } from "../../view/lookedAt";
import type { View } from "../../view/view";

/** Show the moves of an answer on the board, if it has some there, and bring into sight where they end. */
export function lookAt(view: View, choice: number, { shows = [] }: AskedChoice): void {
  lookedAt.value = { view, choice, ways: shows };
  for (const { to } of shows) view.fieldWindow.uncover(to);
}

/** Show them no longer: of one answer, or of whichever is looked at. */
export function lookAway(view: View, choice?: number): void {
  const looked = lookedAt.peek();
  if (looked?.view === view && (choice === undefined || looked.choice === choice))
    lookedAt.value = null;
}
