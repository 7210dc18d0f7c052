// Aid in a lesson: why an answer is wrong, help in words, and the ways back for who is off the path.

import { useState } from "preact/hooks";
import { CloseButton } from "../../view/closeButton";
import { Figures } from "../../view/figures";
import { observer } from "../../view/observer";
import { Icon, MoveWords } from "../../view/parts";
import { Path, STOP } from "../../view/pathIcon";
import { RuleChip } from "../../view/ruleChip";
import type { View } from "../../view/view";
import { hintText } from "./hintText";

/** What is said of an answer that is not right. */
export const Outcome = observer(function Outcome({ view }: { view: View }) {
  const { question, help } = view.endpoint.table.value;
  const degree = help?.degree ?? 0;
  const [read, setRead] = useState<unknown>(null);
  const [told, setTold] = useState({ outcome: question?.outcome, degree });
  // Whoever asks for help has read it.
  if (told.outcome !== question?.outcome) setTold({ outcome: question?.outcome, degree });
  else if (degree > told.degree && read !== told.outcome) setRead(told.outcome);
  if (!question?.outcome || question.outcome.right) return null;
  const { open, outcome } = question;
  const words = <MoveWords text={outcome.text.join(" ")} view={view} />;
  // What could only be guessed is no mistake, and no answer to it is marked as one.
  const { choices } = question;
  const guessed = choices.length > 0 && choices.every(({ right }) => right !== false);
  const figures = <Figures said={outcome.figures} view={view} />;
  if (!open) {
    return (
      <>
        <p>{words}</p>
        {figures}
      </>
    );
  }
  // In one column it lies over the board, until it was read.
  return (
    <>
      <p class={`tt-not tt-card-head${read === outcome ? " tt-read" : ""}`}>
        <span>
          {!guessed && <Path d={STOP} />} {words}
        </span>
        {!view.beside.value && question.choices.length === 0 && read !== outcome && (
          <CloseButton view={view} onClick={() => setRead(outcome)} />
        )}
      </p>
      {read !== outcome && figures}
    </>
  );
});

/** As much help as was asked for; what its words speak of is marked on the board. */
export const HintCard = observer(function HintCard({ view }: { view: View }) {
  const { help } = view.endpoint.table.value;
  if (!help) return null;
  const { rule } = help;
  const told = hintText(help, view);
  // In one column more help takes the room of the rule, which was read before: its name opens it.
  const names = told !== "" && !view.beside.value;
  return (
    <div class="tt-helped" data-degree={help.degree}>
      {rule && (
        <p>
          <RuleChip rule={rule.id} view={view} />{" "}
          <MoveWords text={names ? told : rule.text} view={view} />
        </p>
      )}
      {told && !(rule && names) && (
        <p>
          <MoveWords text={told} view={view} />
        </p>
      )}
      <Figures said={help.figures} view={view} />
    </div>
  );
});

/** What is asked can no longer be done from here: the ways back to where it can. */
export const WaysBack = observer(function WaysBack({ view }: { view: View }) {
  const { at, locked, task } = view.endpoint.table.value;
  const back = task?.back ?? at - 1;
  return (
    <p class="tt-nearest">
      {at > 0 && !locked.includes("undo") && (
        <button
          type="button"
          class="tt-primary"
          data-tool="take-back"
          onClick={() => view.press({ kind: "go", ply: back })}
        >
          <Icon name="undo" /> {view.ui("back-to-task")}
        </button>
      )}
      <button type="button" data-tool="again" onClick={() => view.startOver()}>
        <Icon name="again" /> {view.ui("again")}
      </button>
    </p>
  );
});
