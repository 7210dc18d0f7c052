// The languages of a page: its texts stand in it in each of them, and its boards go along over
// their kernel, so that games go on. Where boards are still coming, a link is a link.
(() => {
  const root = document.documentElement;
  const links = [...document.querySelectorAll(".tt-langs a")];
  const cells = document.getElementById("rendered_cells");
  const sections = () => [...document.querySelectorAll(".tt-prose[id]")];

  // The section that is read: the last one that begins above the middle of the window.
  const here = () =>
    sections().findLast((one) => one.getBoundingClientRect().top < innerHeight / 2) ?? null;

  function show(lang) {
    const link = links.find((one) => one.lang === lang);
    if (!link || lang === root.lang) return;
    const place = here();
    const top = place?.getBoundingClientRect().top ?? 0;
    root.lang = lang;
    document.title = link.dataset.title;
    for (const one of links) {
      if (one === link) one.setAttribute("aria-current", "true");
      else one.removeAttribute("aria-current");
    }
    history.replaceState(history.state, "", link.href.replace(/#.*/, "") + location.hash);
    const moved = (place?.getBoundingClientRect().top ?? 0) - top;
    for (const scroller of [document.scrollingElement, cells]) scroller.scrollTop += moved;
  }

  // One board is told that speaks as the page did: those of its notebook go together.
  async function tell(manager, before, lang) {
    for (const { dataset } of document.querySelectorAll(".tt-part[data-board]")) {
      const model = await manager.get_model(dataset.model);
      if (model.get("lang") !== before) continue;
      model.set("lang", lang);
      model.save_changes();
      return;
    }
  }

  for (const link of links) {
    link.addEventListener("click", (event) => {
      const manager = window.jupyterapp?.widgetManager;
      const place = here();
      if (place && cells.scrollTop + scrollY > 0) link.hash = place.id;
      const parts = document.querySelectorAll(".tt-part");
      const whole = [...parts].every((part) => part.classList.contains("tt-here"));
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (root.dataset.ttTexts === undefined || (parts.length > 0 && !(manager && whole))) return;
      event.preventDefault();
      const before = root.lang;
      show(link.lang);
      if (manager && before !== link.lang)
        tell(manager, before, link.lang).catch((fault) => console.warn("tritables:", fault));
    });
  }

  // Once all is there the cells scroll instead of the page: who has read on stays where that was.
  let depth = 0;
  const scrolls = () => cells.scrollHeight > cells.clientHeight;
  addEventListener("scroll", () => (depth = scrolls() ? depth : scrollY), { passive: true });
  const handed = new ResizeObserver(() => {
    if (!scrolls()) return;
    handed.disconnect();
    cells.scrollTop = depth;
  });
  handed.observe(cells);

  // Who opens the page again finds the section that was read, as long as the tab is there.
  const READ = "tritables read";
  const [opening] = performance.getEntriesByType("navigation");
  const returns = /^(reload|back_forward)$/.test(opening?.type ?? "");
  let before = "";
  try {
    before = returns ? sessionStorage.getItem(READ) ?? "" : "";
  } catch {
    // Nothing may be kept here.
  }
  addEventListener("pagehide", () => {
    const read = cells.scrollTop + scrollY > 0 ? here() : null;
    try {
      sessionStorage.setItem(READ, `${location.pathname}#${read?.id ?? ""}`);
    } catch {
      // The page opens at its top, then.
    }
  });
  const [path, read] = before.split("#");
  const named = location.hash.slice(1) || (path === location.pathname ? read : "");

  // The section that an address names stays in sight until the reader does something,
  // while boards come in above it.
  const wanted = document.getElementById(named);
  if (wanted) {
    const stay = new ResizeObserver(() => wanted.scrollIntoView());
    stay.observe(cells.firstElementChild);
    stay.observe(cells);
    for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"])
      addEventListener(kind, () => stay.disconnect(), { capture: true, once: true, passive: true });
  }

  // Somebody has switched a board, and with it all of them.
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.matches(".tritables")) show(target.lang);
  }).observe(cells, { subtree: true, attributes: true, attributeFilter: ["lang"] });
})();
