// What somebody has gained of a game's rules: how many were met, and how many of these are known.

import { metOf } from "../learner/learnerModel";
import { progress } from "../learner/learnerStorage";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/**
 * Of all rules of the game how many were met, and how many of these are known: the same two figures
 * after a chapter and after practice, so that each line can be held beside any other. Nothing that is
 * none.
 */
export const RulesMet = observer(function RulesMet({ view }: { view: View }) {
  const { game } = view.endpoint.scene.value;
  const all = progress();
  const { met, known } = metOf(all, game, Object.keys(all.games[game]?.rules ?? {}));
  if (met === 0) return null;
  return (
    <p class="tt-hint tt-rules-met">
      {view.ui("rules-met")} {met}
      {known > 0 && ` · ${view.ui("rules-known")} ${known}`}
    </p>
  );
});
