// A page in a frame of another site: what leads away from it opens beside that site.

const withoutHash = (address: string): string => address.replace(/#.*/, "");

function lead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute("download")) return;
  if (withoutHash(link.href) === withoutHash(location.href)) return;
  link.target = "_blank";
  link.relList.add("noopener");
}

/** Have links open beside the site around; false for a page that somebody has opened by itself. */
export function leadOut(): boolean {
  if (window.self === window.top) return false;
  for (const kind of ["click", "auxclick"]) addEventListener(kind, lead, { capture: true });
  return true;
}
