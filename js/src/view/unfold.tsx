// What is longer than its room on a phone is opened over the board, and folded again.

import { useState } from "preact/hooks";
import { Icon } from "./parts";
import type { View } from "./view";

/**
 * Opens the part that it stands in, whose words are cut off: upwards, with its lower edge where it is.
 * The style sheet shows it only there; what changes on the board folds the part again.
 */
export function Unfold({ view }: { view: View }) {
  const [open, setOpen] = useState(false);
  const turn = (button: HTMLElement): void => {
    const part = button.parentElement;
    const play = part?.closest(".tt-play");
    if (!part || !play) return;
    const low = play.getBoundingClientRect().bottom - part.getBoundingClientRect().bottom;
    if (!part.classList.contains("tt-unfolded")) part.style.setProperty("--tt-low", `${low}px`);
    setOpen(part.classList.toggle("tt-unfolded"));
    part.scrollTop = 0;
  };
  return (
    <button
      type="button"
      class="tt-chip tt-unfold"
      data-tool="unfold"
      aria-label={view.ui(open ? "see-less" : "see-rule")}
      onClick={({ currentTarget }) => turn(currentTarget)}
    >
      <Icon name={open ? "minus" : "more"} />
    </button>
  );
}
