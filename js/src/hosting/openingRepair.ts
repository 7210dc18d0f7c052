// A page is whole, or says what is still coming: parts that got lost on the way are fetched again.

import {
  isDrawn,
  type KernelConnection,
  openingLine,
  type Renderer,
  type WidgetManager,
  widgetManager,
  widgetParts,
} from "./voilaFrontEnd";

const VIEW = "application/vnd.jupyter.widget-view+json";
/** Milliseconds from one look to the next. */
const LOOK = 400;
/** Milliseconds that parts may take before each new try. */
const PATIENCE = [5000, 6000, 8000, 10000, 15000];
/**
 * Then the page says that it is not whole, and goes on trying: a machine may have been out of
 * breath.
 */
const LATER = [20000, 40000, 60000, 120000, 240000];
/** Milliseconds without anything new after which a reader may want to start anew. */
const SLOW = 45000;

const { line, text, button } = openingLine();
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

let tries = 0;
let count = 0;
let since = performance.now();
let mending = false;
let kernel: KernelConnection | null = null;
let died = false;

/** Where the widget of a part is drawn. */
function live(part: HTMLElement): Element {
  return part.querySelector(".tt-live") ?? part;
}

/** Whether something of the widget stands there, for a board all of it; what failed has neither. */
function isHere(part: HTMLElement): boolean {
  if (part.dataset["board"]) return live(part).querySelector(".tritables .tt-status") !== null;
  const view = live(part).querySelector(".jupyter-widgets");
  return view !== null && view.childNodes.length > 0 && !hasFailed(part);
}

function hasFailed(part: HTMLElement): boolean {
  const start = live(part).textContent?.slice(0, 200) ?? "";
  return /^\s*(Error (displaying|creating) widget|Javascript Error|Could not)/.test(start);
}

function look(): void {
  const all = widgetParts();
  const here = all.filter((part) => isDrawn(part) || arrived(part)).length;
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
  text.textContent = `${line.dataset[told]} ${all.length > 0 ? `${here} / ${all.length}` : ""}`;
  button.hidden = !over && idle < SLOW;
  const manager = widgetManager();
  if (!window.tritablesRead || !manager || mending || died) return;
  const missing = all.filter((part) => !isDrawn(part));
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

/** See whether a part is there: its picture makes room for it, and others get their time anew. */
function arrived(part: HTMLElement): boolean {
  if (!isHere(part)) return false;
  part.classList.add("tt-here");
  const still = part.querySelector(".tt-still");
  // What is drawn in it may be used by other pictures.
  still?.before(...still.querySelectorAll(":scope > :is(.tt-symbols, style)"));
  still?.remove();
  since = performance.now();
  return true;
}

/** Whether little hope is left: enough was tried, the kernel is gone, or the page was cut off. */
function isOver(): boolean {
  watch();
  if (!window.tritablesRead) return document.readyState === "complete";
  return died || tries > PATIENCE.length || (tries === PATIENCE.length && !mending);
}

/** Follow the kernel: one that is started anew knows nothing of this page. */
function watch(): void {
  const now = widgetManager()?.kernel;
  if (!now || now === kernel) return;
  kernel = now;
  died ||= now.status === "dead";
  now.statusChanged?.connect((_, status) => {
    died ||= /^(dead|restarting|autorestarting)$/.test(status);
  });
}

async function mend(manager: WidgetManager, missing: readonly HTMLElement[]): Promise<void> {
  // The manager may be loading; but a load that lost its answer would go on for ever.
  if (!manager.restoredStatus && tries < 3) return;
  for (const part of missing) {
    if (tries > 2 && manager.has_model(modelOf(part))) forget(manager, modelOf(part));
  }
  await wait(0);
  freeComms(manager);
  if (missing.some((part) => !manager.has_model(modelOf(part)))) {
    await Promise.race([manager.restoreWidgets(), wait(10000)]);
  }
  await Promise.all(missing.map((part) => Promise.race([draw(manager, part), wait(5000)])));
}

function modelOf(part: HTMLElement): string {
  return part.dataset["model"] ?? "";
}

/**
 * Make room for a new model where one came to nothing: the manager drops what it is told has
 * closed.
 */
function forget(manager: WidgetManager, id: string): void {
  const closed = { once: (_event: string, close: () => void) => close() };
  manager.register_model(id, Promise.resolve(closed));
}

/**
 * End the comms that models hold which were lost: such a one cannot be opened again. No public name
 * leads to the comms of a kernel: where this one is gone, the page stays honest, and has its button.
 */
function freeComms(manager: WidgetManager): void {
  const comms = manager.kernel?._comms;
  if (!(comms instanceof Map)) return;
  for (const [id, comm] of [...comms]) {
    if (!manager.has_model(id)) comm.dispose?.();
  }
}

async function draw(manager: WidgetManager, part: HTMLElement): Promise<void> {
  const id = modelOf(part);
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

function tell(renderer: Renderer, type: string): void {
  renderer.processMessage({ type, isConflatable: false, conflate: () => false });
}

button.addEventListener("click", () => location.reload());
const timer = setInterval(look, LOOK);
