// A page of Voila's in a frame of another site: it has no head, and its links lead out.

import { leadOut } from "./leadingOut";

if (!leadOut()) {
  const head = document.querySelector<HTMLElement>(".tt-head");
  if (head) head.hidden = false;
}
