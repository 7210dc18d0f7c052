// The figures behind what a coach says in a sentence, for whoever wants to know more.

import { observer } from "./observer";
import { MoveWords } from "./parts";
import type { View } from "./view";

/** Folded until somebody asks, and folded again where other things are said. */
export const Figures = observer(function Figures(props: { said: readonly string[]; view: View }) {
  const { said, view } = props;
  if (said.length === 0) return null;
  return (
    <details
      class="tt-figures"
      key={said.join(" ")}
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })
      }
    >
      <summary>{view.ui("figures")}</summary>
      {said.map((one, nth) => (
        <p key={nth}>
          <MoveWords text={one} view={view} />
        </p>
      ))}
    </details>
  );
});
