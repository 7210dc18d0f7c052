// The link in a page's address: it stands behind the #, so that no server is told of it.

/** How the part of an address begins that is ours. */
export const MARK = "#tritables=";

/** What is in the page's address; empty where nothing is. */
export function linkInAddress(): string {
  const { hash } = location;
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : "";
}
