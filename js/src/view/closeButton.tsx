// The button that puts something away.

import { Icon } from "./parts";
import type { View } from "./view";

/** The cross at the head of a card or of a dialog that takes it away. */
export function CloseButton({ view, onClick }: { view: View; onClick: () => unknown }) {
  const close = view.ui("close");
  return (
    <button
      type="button"
      class="tt-quiet"
      aria-label={close}
      title={close}
      onClick={() => void onClick()}
    >
      <Icon name="close" />
    </button>
  );
}
