// What is offered at a board whose server is gone: to go on in this browser, and to take along what was
// played there when the server is back.

import type { AloneStage } from "../protocol/transport";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/** Beside the word that nobody answers: the way on without the server. */
export const AloneOffer = observer(function AloneOffer({ view }: { view: View }) {
  const { alone } = view.endpoint.transport;
  if (alone?.stage.value !== "offered") return null;
  return (
    <span class="tt-way-on">
      {view.ui("alone-offer")}
      <button type="button" class="tt-primary" data-tool="alone" onClick={() => alone.begin()}>
        {view.ui("alone-begin")}
      </button>
    </span>
  );
});

/** How it is about such a board, in words; empty where there is nothing to tell. */
function told(stage: AloneStage, isWaking: boolean, view: View): string {
  if (stage === "alone") return isWaking ? view.ui("alone-starts") : view.ui("alone-plays");
  if (stage === "back") return view.ui("alone-back");
  if (stage === "changed") return view.ui("alone-changed");
  if (stage === "taking") return view.ui("alone-taking");
  return stage === "refused" ? view.ui("alone-refused") : "";
}

/** Above the board while it is played without its server, and until that is settled. */
export const AloneNotice = observer(function AloneNotice({ view }: { view: View }) {
  const { alone, status } = view.endpoint.transport;
  const stage = alone?.stage.value ?? "no";
  const text = told(stage, status.value === "waking", view);
  if (!alone || !text) return null;
  return (
    <section class="tt-left tt-alone" role="status">
      <p>
        <span>{text}</span>
      </p>
      {stage === "back" && (
        <button type="button" class="tt-primary" data-tool="take" onClick={() => alone.take()}>
          {view.ui("alone-take")}
        </button>
      )}
      {(stage === "back" || stage === "refused") && (
        <button type="button" data-tool="leave-it" onClick={() => alone.leave()}>
          {view.ui("alone-leave")}
        </button>
      )}
      {stage === "changed" && (
        <button
          type="button"
          class="tt-primary"
          data-tool="reload"
          onClick={() => location.reload()}
        >
          {view.ui("alone-reload")}
        </button>
      )}
    </section>
  );
});
