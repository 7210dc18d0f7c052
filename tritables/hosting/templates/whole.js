// A page is whole, or says what is still coming: parts that got lost on the way are fetched again.
(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const LOOK = 400; // milliseconds from one look to the next
  const PATIENCE = [5000, 6000, 8000, 10000, 15000]; // that parts may take before each new try
  const line = document.getElementById("tt-opening");
  const words = line.dataset;
  const parts = () => [...document.querySelectorAll(".tt-part")];
  const live = (part) => part.querySelector(".tt-live");
  let tries = 0;
  let since = performance.now();
  let mending = false;

  // Something of the widget stands there, and for a board all of it; what failed has neither.
  function isHere(part) {
    if (part.dataset.board) return live(part).querySelector(".tritables .tt-status") !== null;
    const view = live(part).querySelector(".jupyter-widgets");
    return view !== null && view.childNodes.length > 0 && !hasFailed(part);
  }

  function hasFailed(part) {
    const text = live(part).textContent.slice(0, 200);
    return /^\s*(Error (displaying|creating) widget|Javascript Error|Could not)/.test(text);
  }

  function look() {
    const all = parts();
    for (const part of all) {
      if (part.classList.contains("tt-here") || !isHere(part)) continue;
      part.classList.add("tt-here");
      part.querySelector(".tt-still")?.remove();
      since = performance.now();
    }
    const missing = all.filter((part) => !part.classList.contains("tt-here"));
    if (window.tritablesRead && missing.length === 0) {
      line.hidden = true;
      clearInterval(timer);
      return;
    }
    const done = all.length - missing.length;
    line.querySelector("span").textContent =
      `${tries > 0 ? words.late : words.opening} ${all.length ? `${done} / ${all.length}` : ""}`;
    if (!window.tritablesRead || mending) return;
    const failed = missing.some(hasFailed);
    if (performance.now() - since < (failed && tries === 0 ? 500 : PATIENCE[tries] ?? Infinity)) return;
    if (tries === PATIENCE.length - 1) line.querySelector("button").hidden = false;
    tries = Math.min(tries + 1, PATIENCE.length);
    mending = true;
    mend(missing)
      .catch((fault) => console.warn("tritables:", fault))
      .finally(() => {
        mending = false;
        since = performance.now();
      });
  }

  async function mend(missing) {
    const manager = window.jupyterapp?.widgetManager;
    // The manager may be loading; but a load that lost its answer would go on for ever.
    if (!manager || (manager._kernelRestoreInProgress && tries < 2)) return;
    for (const { dataset } of missing) {
      if (tries > 1) delete manager._models[dataset.model]; // it came to nothing
    }
    // A line that is held by a model that was lost cannot be opened again.
    for (const [id, comm] of [...(manager.kernel._comms ?? [])]) {
      if (!manager.has_model(id)) comm.dispose();
    }
    if (missing.some((part) => !manager.has_model(part.dataset.model))) {
      await Promise.race([manager.restoreWidgets(), later(10000)]);
    }
    await Promise.all(missing.map((part) => Promise.race([draw(manager, part), later(5000)])));
  }

  async function draw(manager, part) {
    const id = part.dataset.model;
    if (isHere(part) || !manager.has_model(id)) return;
    const renderer = manager.rendermime.createRenderer(VIEW);
    renderer.addClass("jp-OutputArea-output");
    const data = { [VIEW]: { model_id: id, version_major: 2, version_minor: 0 } };
    // As Lumino's own `attach` does, which a page cannot reach.
    tell(renderer, "before-attach");
    live(part).replaceChildren(renderer.node);
    tell(renderer, "after-attach");
    await renderer.renderModel({ data, metadata: {}, trusted: true, setData() {} });
  }

  const tell = (widget, type) =>
    widget.processMessage({ type, isConflatable: false, conflate: () => false });
  const later = (ms) => new Promise((done) => setTimeout(done, ms));

  line.querySelector("button").addEventListener("click", () => location.reload());
  const timer = setInterval(look, LOOK);
})();
