// Copying to the clipboard, as far as a browser lets a page do that.

import { useState } from "preact/hooks";

/** What was copied last, null where nothing was or it could not be, and what copies a text. */
export function useClipboard(): [string | null, (text: string) => Promise<void>] {
  const [copied, tell] = useState<string | null>(null);
  const copy = async (text: string): Promise<void> => {
    tell(null);
    try {
      await navigator.clipboard.writeText(text);
      tell(text);
    } catch {
      // A page that may not copy shows what is to be copied all the same.
    }
  };
  return [copied, copy];
}
