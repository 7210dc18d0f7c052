// In which chapter of each course this reader was last, for whoever opens it again.

import { Store } from "../storage/store";

const places = new Store("chapter ");

/** The name of the chapter of a game's course that was shown last; empty where none was. */
export const lastChapter = (game: string): string => places.get(game, String) ?? "";

export function noteChapter(game: string, chapter: string): void {
  if (chapter !== lastChapter(game)) places.put(game, chapter);
}
