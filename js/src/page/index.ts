// The script of an exported page, whose Python is a worker of its own.

import { lessonKeeping } from "../activities/lesson/keepLesson";
import { keepChoiceInAddress } from "./keepChoiceInAddress";
import { keepOfflineCopy } from "./offlineCopy";
import { showDiskNotice } from "./openedFromFile";
import { openPage, textOf } from "./openPage";
import type { BrowserRuntime } from "./pageData";
import { watchDrawing } from "./reloadWhenFrozen";
import { type Start, workerLine } from "./workerConnection";

/** Start the worker of this page: from files of the site, or from what stands in the page. */
function start({ at, packages, parts, worker }: BrowserRuntime): Start {
  const address = (where: string): string => new URL(where, document.baseURI).href;
  const source = (where: string) =>
    at === "page" ? { packed: textOf(where) } : { address: address(where) };
  const script = new Blob([textOf(worker)], { type: "text/javascript" });
  return {
    packages,
    parts: Object.fromEntries(Object.entries(parts).map(([role, at]) => [role, source(at)])),
    worker: new Worker(at === "page" ? URL.createObjectURL(script) : address(worker)),
  };
}

lessonKeeping.lessons = false;
watchDrawing();
void openPage((data) => {
  const runtime = data.runtime as BrowserRuntime;
  const { offline } = runtime;
  showDiskNotice(data, location);
  return {
    line: workerLine(() => start(runtime)),
    keep: keepChoiceInAddress,
    settled: offline ? () => void keepOfflineCopy(offline) : null,
    // Where there is another processor for it, Python starts while the boards are being drawn.
    startsEarly: runtime.at === "site" && navigator.hardwareConcurrency > 1,
  };
});
