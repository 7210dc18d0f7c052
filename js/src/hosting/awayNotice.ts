// What boards say while nobody answers: that the server cannot reach its games, where that is why.

import type { PageData } from "../page/pageData";

const TOLD = ["not-connected", "no-answer-yet"];

/** Returns what is to be called with whether the games cannot be reached, as often as it is heard. */
export function awayNotice({ words }: Pick<PageData, "words">): (isAway: boolean) => void {
  const all = Object.values(words)
    .flatMap((said) => Object.values(said))
    .map(({ ui }) => ({ ui, plain: Object.fromEntries(TOLD.map((name) => [name, ui[name]])) }));
  return (isAway) => {
    for (const { ui, plain } of all)
      for (const name of TOLD) {
        const told = isAway ? ui["games-away"] : plain[name];
        if (told !== undefined) ui[name] = told;
      }
  };
}
