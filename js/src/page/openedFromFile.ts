// A site that was opened from a disk: its boards are shown, but no browser lets it start Python.

import type { PageData } from "./pageData";

/** Have the boards of such a page say why nobody answers, and which page plays there. */
export function showDiskNotice(
  { runtime, words }: PageData,
  { protocol }: { protocol: string },
): void {
  if (runtime.at === "page" || protocol !== "file:") return;
  for (const { ui } of Object.values(words).flatMap((said) => Object.values(said))) {
    const told = ui["on-disk"];
    if (told !== undefined) Object.assign(ui, { "not-connected": told, "no-answer-yet": told });
  }
}
