// What somebody has gained of a game's rules, and of playing it well: how much was met, and how much
// of that is known.

import { type Kind, metOf } from "../learner/learnerModel";
import { progress } from "../learner/learnerStorage";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/**
 * Of all rules of the game how many were met, and how many of these are known; then the same of its
 * principles of play. These figures are the same after a chapter and after practice, so that each line
 * can be held beside any other. Nothing that is none.
 */
export const RulesMet = observer(function RulesMet({ view }: { view: View }) {
  return (
    <>
      <Met kind="rules" label={view.ui("rules-met")} view={view} />
      <Met kind="principles" label={view.ui("ideas-met")} view={view} />
    </>
  );
});

function Met({ kind, label, view }: { kind: Kind; label: string; view: View }) {
  const { game } = view.endpoint.scene.value;
  const all = progress();
  const { met, known } = metOf(all, game, Object.keys(all.games[game]?.[kind] ?? {}));
  if (met === 0) return null;
  return (
    <p class="tt-hint tt-rules-met">
      {label} {met}
      {known > 0 && ` · ${view.ui("rules-known")} ${known}`}
    </p>
  );
}
