// What just happened, and what the coach says.

import type { View } from "../view/view";
import { CoachPanel } from "./coachTools";
import { LastMove } from "./scoreBreakdown";

export function Latest({ view }: { view: View }) {
  return (
    <>
      <CoachPanel view={view} />
      <LastMove view={view} />
    </>
  );
}
