// Above a board: what was left at it, and what came with the page's address.

import { LinkNotice } from "../activities/links";
import { ResumeNotice } from "../activities/resumeGame";
import type { View } from "../view/view";

export function Notices({ view }: { view: View }) {
  return (
    <>
      <LinkNotice view={view} />
      <ResumeNotice view={view} />
    </>
  );
}
