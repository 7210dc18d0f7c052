// Above a board: what was left at it, and what came with the page's address.

import { Linked } from "./links";
import { Left as Kept } from "./recall";
import type { View } from "./view";

export function Left({ view }: { view: View }) {
  return (
    <>
      <Linked view={view} />
      <Kept view={view} />
    </>
  );
}
