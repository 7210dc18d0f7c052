// The clock of a turn, where a turn has a limit.

import { useEffect, useState } from "preact/hooks";
import type { Clock } from "../protocol/generated/scene";
import type { View } from "../view/view";

/** Keys that lead past a board, or do nothing by themselves. */
const PASSING: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/** Tell the kernel of the first touch on the board, even one that does nothing else. */
function beginAtTouch(view: View): () => void {
  const stop = new AbortController();
  let told = false;
  const touched = (event: Event): void => {
    const onBoard = (event.target as Element | null)?.closest(".tt-stage");
    if (told || !onBoard || PASSING.has((event as KeyboardEvent).key)) return;
    told = true;
    void view.endpoint.ask({ kind: "begin" }).then((ok) => {
      told = ok;
    });
  };
  const on = { capture: true, signal: stop.signal };
  view.el.addEventListener("pointerdown", touched, on);
  view.el.addEventListener("keydown", touched, on);
  return () => stop.abort();
}

/** The clock of the turn. The kernel keeps the time; here it is only counted on. */
export function Countdown({ clock, view }: { clock: Clock; view: View }) {
  const [left, show] = useState(clock.left);
  useEffect(() => {
    const since = performance.now();
    show(clock.left);
    if (!clock.running) return undefined;
    const timer = setInterval(() => {
      show(Math.max(0, clock.left - (performance.now() - since) / 1000));
    }, 200);
    return () => clearInterval(timer);
  }, [clock]);
  const { waits } = clock;
  useEffect(() => (waits ? beginAtTouch(view) : undefined), [waits, view]);
  return (
    <>
      <p
        class={`tt-clock${left < 6 ? " tt-short" : ""}`}
        role="timer"
        aria-label={view.ui("clock")}
      >
        <i style={{ width: `${(100 * left) / clock.limit}%` }} />
        <b>{Math.ceil(left)}</b>
      </p>
      {waits && <p class="tt-hint">{view.ui("clock-waits")}</p>}
    </>
  );
}
