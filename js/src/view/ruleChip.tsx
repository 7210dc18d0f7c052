// The rule behind a sentence.

import { Icon } from "./parts";
import type { View } from "./view";

interface Chip {
  rule: string;
  name?: string | null;
  view: View;
}

/** Its title or another name, which opens the rulebook there. */
export function RuleChip({ rule, name, view }: Chip) {
  const found = view.endpoint.words.value.rules.find(({ id }) => id === rule);
  return (
    <button type="button" class="tt-chip" data-rule={rule} onClick={() => view.openRule(rule)}>
      <Icon name="book" /> {name ?? found?.title ?? rule}
    </button>
  );
}
