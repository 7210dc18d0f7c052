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
  brought,
  view,
}: {
  rules: readonly string[];
  /** Those that a chapter is the first to teach: told beside all of the game's that were met. */
  brought?: readonly string[];
  view: View;
}) {
  const { game } = view.endpoint.scene.value;
  const known = progress();
  const all = Object.keys(known.games[game]?.rules ?? {});
  const { met, ...of } = metOf(known, game, brought ? all : rules);
  // What a chapter brought, and the sum that only grows; beside practice how its rules stand.
  const counts = brought
    ? { new: metOf(known, game, brought).met, met }
    : { met, ...of, first: of.first < met / 2 ? 0 : of.first };
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  if (told.length === 0) return null;
  return (
    <p class="tt-hint tt-rules-met">
      {told.map(([name, count]) => `${view.ui(`rules-${name}`)} ${count}`).join(" · ")}
    </p>
  );
});
