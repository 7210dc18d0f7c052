// What somebody has gained of some rules: how many were met, and how far these are known.

import { metOf } from "../learner/learnerModel";
import { progress } from "../learner/learnerStorage";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/**
 * How many of these rules were met, were right so far, and are known; nothing that is none, and of
 * what was right so far nothing that is less than half, which would dishearten.
 */
export const RulesMet = observer(function RulesMet({
  rules,
  view,
}: {
  rules: readonly string[];
  view: View;
}) {
  const { game } = view.endpoint.scene.value;
  const met = metOf(progress(), game, rules);
  const least = { met: 1, first: Math.max(1, met.met / 2), known: 1 };
  const told = (["met", "first", "known"] as const).filter((name) => met[name] >= least[name]);
  if (told.length === 0) return null;
  return (
    <p class="tt-hint tt-rules-met">
      {told.map((name) => `${view.ui(`rules-${name}`)} ${met[name]}`).join(" · ")}
    </p>
  );
});
