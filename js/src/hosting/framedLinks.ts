// A page in a frame of another site: what leads away from it opens beside that site.

const withoutHash = (address: string): string => address.replace(/#.*/, "");

function lead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute("download")) return;
  if (withoutHash(link.href) === withoutHash(location.href)) return;
  link.target = "_blank";
  link.relList.add("noopener");
}

if (window.self === window.top) {
  // Somebody has opened the address by itself.
  const head = document.querySelector<HTMLElement>(".tt-head");
  if (head) head.hidden = false;
} else {
  for (const kind of ["click", "auxclick"]) addEventListener(kind, lead, { capture: true });
}

export {}; // else its names would be everybody's
