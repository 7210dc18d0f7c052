// What stands before a hand that is hidden until the next player is there.

import { observer } from "../view/observer";
import type { View } from "../view/view";

/** Stands before a hand until the next player says that it is there. */
export const Curtain = observer(function Curtain({ view }: { view: View }) {
  const { curtain } = view.endpoint.table.value;
  if (!curtain) return null;
  return (
    <div class="tt-curtain">
      <p>{curtain.text}</p>
      <button
        type="button"
        class="tt-primary"
        data-tool="open"
        onClick={() => view.endpoint.ask({ kind: "open" })}
      >
        {curtain.button}
      </button>
    </div>
  );
});
