// What holds now, what just happened, and what the coach says.

import { observer } from "../view/observer";
import { MoveWords } from "../view/parts";
import { RuleChip } from "../view/ruleChip";
import type { View } from "../view/view";
import { CoachPanel } from "./coachTools";
import { LastMove } from "./scoreBreakdown";
import { Touched } from "./touched";

/** In one column the buttons come before it, and stay. */
export const Latest = observer(function Latest({ view }: { view: View }) {
  const { hint } = view.endpoint.scene.value;
  return (
    <>
      {hint && (
        <p class="tt-hint">
          <MoveWords text={hint.text} view={view} /> <RuleChip rule={hint.rule} view={view} />
        </p>
      )}
      {view.beside.value && <Touched view={view} />}
      <CoachPanel view={view} />
      <LastMove view={view} />
    </>
  );
});
