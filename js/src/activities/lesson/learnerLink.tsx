// The way from a lesson to what its learner knows, where the page of all games is beside this one.

import type { View } from "../../view/view";

/** A link to the map of the game's rules; nothing where there is no page that has it. */
export function LearnerLink({ view }: { view: View }) {
  const root = view.el.getRootNode() as Document | ShadowRoot;
  const home = root.querySelector<HTMLAnchorElement>("a.tt-home[data-knows]");
  if (!home) return null;
  const { game } = view.endpoint.scene.value;
  return (
    <a href={`${home.href.split("#")[0]}#know-${game}`} data-tool="what-you-know">
      {view.ui("what-you-know")}
    </a>
  );
}
