// What just happened, and what the coach says.

import type { View } from "../view/view";
import { CoachPanel } from "./coachTools";
import { LastMove } from "./scoreBreakdown";
import { Touched } from "./touched";

export function Latest({ view }: { view: View }) {
  return (
    <>
      {view.beside.value && <Touched view={view} />}
      <CoachPanel view={view} />
      <LastMove view={view} />
    </>
  );
}
