// The clock of a turn, where a turn has a limit.

import { useEffect, useState } from "preact/hooks";
import type { Clock } from "./generated/scene";
import type { View } from "./view";

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
  return (
    <p class={`tt-clock${left < 6 ? " tt-short" : ""}`} role="timer" aria-label={view.ui("clock")}>
      <i style={{ width: `${(100 * left) / clock.limit}%` }} />
      <b>{Math.ceil(left)}</b>
    </p>
  );
}
