// A page is whole, or says what is still coming: parts that got lost on the way are fetched again.
(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const LOOK = 400; // milliseconds from one look to the next
  const PATIENCE = [5000, 6000, 8000, 10000, 15000]; // that parts may take before each new try
  // Then the page says that it is not whole, and goes on trying: a machine may have been out of breath.
  const LATER = [20000, 40000, 60000, 120000, 240000];
  const SLOW = 45000; // milliseconds without anything new after which a reader may want to start anew
  const line = document.getElementById("tt-opening");
  const button = line.querySelector("button");
  const parts = () => [...document.querySelectorAll(".tt-part")];
  const live = (part) => part.querySelector(".tt-live");
  const later = (ms) => new Promise((done) => setTimeout(done, ms));
  let tries = 0;
  let count = 0;
  let since = performance.now();
  let mending = false;
  let kernel = null;
  let died = false;

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
    const here = all.filter((part) => part.classList.contains("tt-here") || arrived(part)).length;
    if (window.tritablesRead && here === all.length) {
      line.hidden = true;
      clearInterval(timer);
      for (const svg of document.querySelectorAll(".tt-symbols")) svg.remove();
      return;
    }
    if (all.length > count) {
      count = all.length;
      since = performance.now();
    }
    const idle = performance.now() - since;
    const over = isOver();
    const told = over ? "lost" : tries > 0 || idle > SLOW ? "late" : "opening";
    line.querySelector("span").textContent =
      `${line.dataset[told]} ${all.length > 0 ? `${here} / ${all.length}` : ""}`;
    button.hidden = !over && idle < SLOW;
    const manager = window.jupyterapp?.widgetManager;
    if (!window.tritablesRead || !manager || mending || died) return;
    const missing = all.filter((part) => !part.classList.contains("tt-here"));
    const patience = tries === 0 && missing.some(hasFailed) ? 500 : [...PATIENCE, ...LATER][tries];
    if (patience === undefined || idle < patience) return;
    tries += 1;
    mending = true;
    mend(manager, missing)
      .catch((fault) => console.warn("tritables:", fault))
      .finally(() => {
        mending = false;
        since = performance.now();
      });
  }

  // The part is there: its picture makes room for it, and others get their time anew.
  function arrived(part) {
    if (!isHere(part)) return false;
    part.classList.add("tt-here");
    const still = part.querySelector(".tt-still");
    // What is drawn in it may be used by other pictures.
    still?.before(...still.querySelectorAll(":scope > :is(.tt-symbols, style)"));
    still?.remove();
    since = performance.now();
    return true;
  }

  // Little hope is left: enough was tried, the kernel is gone, or the page was cut off.
  function isOver() {
    watch();
    if (!window.tritablesRead) return document.readyState === "complete";
    return died || tries > PATIENCE.length || (tries === PATIENCE.length && !mending);
  }

  // A kernel that is started anew knows nothing of this page.
  function watch() {
    const now = window.jupyterapp?.widgetManager?.kernel;
    if (!now || now === kernel) return;
    kernel = now;
    died ||= now.status === "dead";
    now.statusChanged?.connect((_, status) => {
      died ||= /^(dead|restarting|autorestarting)$/.test(status);
    });
  }

  async function mend(manager, missing) {
    // The manager may be loading; but a load that lost its answer would go on for ever.
    if (!manager.restoredStatus && tries < 3) return;
    for (const { dataset } of missing) {
      if (tries > 2 && manager.has_model(dataset.model)) forget(manager, dataset.model);
    }
    await later(0);
    freeLines(manager);
    if (missing.some((part) => !manager.has_model(part.dataset.model))) {
      await Promise.race([manager.restoreWidgets(), later(10000)]);
    }
    await Promise.all(missing.map((part) => Promise.race([draw(manager, part), later(5000)])));
  }

  // A model that came to nothing makes room for a new one: the manager drops what it is told has
  // closed.
  const forget = (manager, id) =>
    manager.register_model(id, Promise.resolve({ once: (_event, closed) => closed() }));

  // A line that is held by a model that was lost cannot be opened again. No public name leads to the
  // lines of a kernel: where this one is gone, the page stays honest, and has its button.
  function freeLines(manager) {
    const lines = manager.kernel?._comms;
    if (!(lines instanceof Map)) return;
    for (const [id, comm] of [...lines]) {
      if (!manager.has_model(id)) comm.dispose?.();
    }
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

  button.addEventListener("click", () => location.reload());
  const timer = setInterval(look, LOOK);
})();
