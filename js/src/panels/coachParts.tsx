// What a coach has besides the points and whose turn it is: what comes later than the board.

import { EditorPanel } from "../activities/editor";
import { Notes } from "../activities/replay/notes";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { Countdown } from "./countdown";
import { Latest } from "./latest";
import { AimScore, ScoreBreakdown, Story } from "./scoreBreakdown";

export const CoachParts = observer(function CoachParts({ view }: { view: View }) {
  const { chapter, clock } = view.endpoint.table.value;
  const beside = view.beside.value;
  return (
    <>
      <ScoreBreakdown view={view} />
      <Story view={view} />
      {/* In one column a lesson has it right below its board. */}
      {clock && (!chapter || beside) && <Countdown clock={clock} view={view} />}
      <AimScore view={view} />
      {beside && <Latest view={view} />}
      <EditorPanel view={view} />
      <Notes view={view} />
    </>
  );
});
