// Above a board: what was left at it, and what came with the page's address.

import { Linked } from "../activities/links";
import { Left as Kept } from "../activities/resumeGame";
import type { View } from "../view/view";

export function Left({ view }: { view: View }) {
  return (
    <>
      <Linked view={view} />
      <Kept view={view} />
    </>
  );
}
