// A page in a frame of another site: what leads away from it opens beside that site.
(() => {
  const head = document.querySelector(".tt-head");
  if (window.self === window.top) {
    head.hidden = false; // somebody has opened the address by itself
    return;
  }
  const away = (link) => link.href.replace(/#.*/, "") !== location.href.replace(/#.*/, "");
  const lead = ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!link || link.hasAttribute("download") || !away(link)) return;
    link.target = "_blank";
    link.relList.add("noopener");
  };
  for (const kind of ["click", "auxclick"]) addEventListener(kind, lead, { capture: true });
})();
