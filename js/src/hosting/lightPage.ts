// The script of a light page, whose boards are played at tables of the server's.

import { keepChoiceInAddress } from "../page/keepChoiceInAddress";
import { openPage } from "../page/openPage";
import type { ServerRuntime } from "../page/pageData";
import { PlayAlone } from "../page/playAlone";
import { awayNotice } from "./awayNotice";
import { leadOut } from "./leadingOut";
import { serverLine } from "./serverConnection";

/** Have the address be that of the page in the language that was chosen. */
function keep(addresses: Record<string, string>, name: string, value: string): void {
  const there = name === "lang" ? addresses[value] : undefined;
  if (there === undefined) {
    keepChoiceInAddress(name, value);
    return;
  }
  const here = new URL(location.href);
  here.pathname = there;
  here.searchParams.delete("lang"); // which would lead back to the language of before
  if (here.href !== location.href) history.replaceState(history.state, "", here);
}

/** Leave out what leads to other pages, in a frame of another site that asks for it. */
function embed(): void {
  const head = document.querySelector<HTMLElement>(".tt-page-head");
  const asked = ["1", "true", "yes"].includes(
    new URLSearchParams(location.search).get("embed") ?? "",
  );
  if (asked && leadOut() && head) head.hidden = true;
}

embed();
void openPage((data) => {
  const runtime = data.runtime as ServerRuntime;
  const { addresses, ahead } = runtime;
  let alone: PlayAlone | null = null;
  return {
    line: serverLine(runtime, awayNotice(data), (hasChanged) => {
      if (!alone?.isPlaying) location.reload();
      else if (hasChanged) alone.pageChanged();
    }),
    begun: (boards) => {
      if (ahead) alone = new PlayAlone(boards, ahead);
    },
    ...(Object.keys(addresses).length > 0 ? { lang: data.lang } : {}),
    keep: (name, value) => keep(addresses, name, value),
    settled: null,
    startsEarly: true,
  };
});
