// A button of a table: a picture, with its word beside it where there is room.

import { Icon, type IconName } from "./parts";
import type { View } from "./view";

interface ToolProps {
  icon: IconName;
  label: string;
  view: View;
  off?: boolean;
  worded?: boolean;
  /** The word for it, where it is not the one of its name. */
  said?: string;
  /** Whether what it opens is open. */
  open?: boolean;
  onClick: () => void;
}

export function ToolButton(props: ToolProps) {
  const { icon, label, view, off = false, worded = false, said = label, open, onClick } = props;
  const text = view.ui(said);
  return (
    <button
      type="button"
      class="tt-tool"
      data-tool={label}
      disabled={off}
      title={text}
      aria-label={text}
      {...(open === undefined ? {} : { "aria-expanded": open })}
      onClick={onClick}
    >
      <Icon name={icon} />
      {worded && <span>{text}</span>}
    </button>
  );
}
