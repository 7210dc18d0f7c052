// Loads the page again where the browser has stopped drawing it, which nothing else mends.
//
// Chromium (seen in 156, with two processors) does so for good in some twentieth of all visits in
// which somebody scrolls through the boards while WebAssembly is being compiled: script and clicks go
// on, and no frame comes any more. All games are kept, so that the page comes back as it was.

import { isStorageFull, Store } from "../storage/store";

/** Milliseconds from one frame that is asked for to the next. */
export const BEAT = 1000;

/** So many beats without the frame that was asked for, and none will come. */
export const IN_VAIN = 8;

/** Milliseconds before a page is loaded again once more: it may be something else. */
export const REST = 600_000;

const tab = new Store("", "tab");
const LOADED = "loaded again";

/** Note that the page is loaded again now; whether it may be, so soon and where nothing is kept. */
function mayLoad(): boolean {
  const now = Date.now();
  if (isStorageFull() || now - (tab.get(LOADED, Number) ?? -REST) < REST) return false;
  return tab.put(LOADED, now);
}

/**
 * Watch over the frames of a page that is looked at.
 *
 * In a frame of another page there may be none as long as it is out of sight: nothing is watched.
 */
export function watchDrawing(again: () => void = () => location.reload()): void {
  if (window.top !== window) return;
  let drawn = false; // once at least
  let awaited = false;
  let inVain = 0;
  const ask = () => {
    awaited = true;
    requestAnimationFrame(() => {
      drawn = true;
      awaited = false;
    });
  };
  setInterval(() => {
    if (document.hidden || !awaited) inVain = 0;
    else inVain += 1;
    if (!awaited) ask();
    if (!drawn || inVain !== IN_VAIN || !mayLoad()) return;
    console.info("This browser has stopped drawing the page, which is loaded again.");
    again();
  }, BEAT);
  ask();
}
