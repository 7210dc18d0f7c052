// What is offered at a board whose server is gone: to go on in this browser, and to take along what was
// played there when the server is back.

import { useEffect, useRef } from "preact/hooks";
import type { AloneStage } from "../protocol/transport";
import { observer } from "../view/observer";
import type { View } from "../view/view";

/** That strip of the window is looked at: its middle. */
const LOOKED_AT = { rootMargin: "-50% 0px" };

/**
 * Beside the word that nobody answers: the way on without the server. It marks, too, that its board is
 * not the one that is looked at.
 */
export const AloneOffer = observer(function AloneOffer({ view }: { view: View }) {
  const { alone } = view.endpoint.transport;
  const el = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const board = el.current?.closest(".tritables");
    if (!board) return;
    const sight = new IntersectionObserver((entries) => {
      el.current?.classList.toggle("tt-elsewhere", !entries.at(-1)?.isIntersecting);
    }, LOOKED_AT);
    sight.observe(board);
    return () => sight.disconnect();
  }, []);
  const isOffered = alone?.stage.value === "offered";
  return (
    <span ref={el}>
      {isOffered && (
        <span class="tt-way-on">
          {view.ui("alone-offer")}
          <button type="button" class="tt-primary" data-tool="alone" onClick={() => alone.begin()}>
            {view.ui("alone-begin")}
          </button>
        </span>
      )}
    </span>
  );
});

/** How it is about such a board, in words; empty where there is nothing to tell. */
function told(stage: AloneStage, isWaking: boolean, lasts: boolean, view: View): string {
  if (stage === "alone" && isWaking) return view.ui("alone-starts");
  if (stage === "alone") return lasts ? view.ui("alone-plays") : view.ui("alone-plays-here");
  if (stage === "back") return view.ui("alone-back");
  if (stage === "changed") return lasts ? view.ui("alone-changed") : view.ui("alone-changed-here");
  if (stage === "taking") return view.ui("alone-taking");
  return stage === "refused" ? view.ui("alone-refused") : "";
}

/** Above the board while it is played without its server, and until that is settled. */
export const AloneNotice = observer(function AloneNotice({ view }: { view: View }) {
  const { alone, status } = view.endpoint.transport;
  const stage = alone?.stage.value ?? "no";
  if (!alone) return null;
  const text = told(stage, status.value === "waking", alone.lasts.value, view);
  if (!text) return null;
  const asks = stage === "back" || stage === "refused" || stage === "changed";
  return (
    <section class={`tt-left tt-alone${asks ? " tt-asks" : ""}`} role="status">
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
