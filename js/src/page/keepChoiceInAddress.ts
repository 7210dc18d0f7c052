// What a reader has chosen on a page, in its address and on the way to the page of all games: who
// opens it again, or goes back there, is not asked to choose anew.

/** Have the address say what was chosen where it said otherwise, and the way home the language. */
export function keepChoiceInAddress(name: string, value: string): void {
  if (name === "lang")
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a.tt-home"))
      link.search = `?lang=${encodeURIComponent(value)}`;
  const here = new URL(location.href);
  if ((here.searchParams.get(name) ?? value) === value) return;
  here.searchParams.set(name, value);
  try {
    history.replaceState(history.state, "", here);
  } catch {
    // A page in a frame, or from a disk, may not: it opens as its address says, then.
  }
}
