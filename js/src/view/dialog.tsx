// What every dialog has: a title, a way out, and the focus back where it was.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CloseButton } from "./closeButton";
import { observer } from "./observer";
import type { View } from "./view";

/** What stands where an answer will, while whoever gives it is still waking. */
export const Awaited = observer(function Awaited({ view }: { view: View }) {
  if (!view.endpoint.waking.value) return null;
  return (
    <p class="tt-hint" role="status">
      {view.ui("waking")}
    </p>
  );
});

export function DialogFrame(props: { title: string; view: View; children: ComponentChildren }) {
  const { title, view, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const el = dialog.current;
    const before = (el?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    if (el && !el.open) el.showModal();
    return () => {
      el?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  const close = (): void => {
    view.dialog.value = null;
  };
  const id = `${view.id}-dialog`;
  return (
    <dialog
      ref={dialog}
      class="tt-dialog"
      aria-labelledby={id}
      onClose={() => {
        // Told with the next frame: by then this dialog may be put away, and another one open.
        if (dialog.current) close();
      }}
      {...{ closedby: "any" }}
    >
      <div class="tt-dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <CloseButton view={view} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
