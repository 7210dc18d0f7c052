// Above a board: what was left at it, what came with the page's address, and errors of ours.

import { LinkNotice } from "../activities/incomingLink";
import { ResumeNotice } from "../activities/resumeGame";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { AloneNotice } from "./alone";

export function Notices({ view }: { view: View }) {
  return (
    <>
      <AloneNotice view={view} />
      <LinkNotice view={view} />
      <ResumeNotice view={view} />
      <FaultNotice view={view} />
    </>
  );
}

/** An error that a callback of somebody's raised, or one of ours. */
const FaultNotice = observer(function FaultNotice({ view }: { view: View }) {
  const { fault } = view.endpoint.table.value;
  if (!fault) return null;
  return (
    <details class="tt-fault">
      <summary>{view.ui("error")}</summary>
      <pre>{fault}</pre>
    </details>
  );
});
