// @vitest-environment dom

import { beforeEach, expect, test, vi } from "vitest";
import { freshScripts, LINE, one, told } from "./servedPage";

freshScripts();

const PART = `<div class="tt-part" data-board="b" data-model="m1">
  <div class="tt-still"><svg class="tt-symbols"></svg><img></div><div class="tt-live"></div></div>`;
const BOARD = `<div class="tritables"><p class="tt-status"></p></div>`;

/** A manager that knows some models, and draws what is asked of it. */
function manager(...known: string[]) {
  const models = new Set(known);
  const node = document.createElement("div");
  const sent: string[] = [];
  const renderModel = vi.fn(async () => {
    node.innerHTML = BOARD;
  });
  const renderer = {
    node,
    addClass: () => {},
    processMessage: ({ type }: { type: string }) => sent.push(type),
    renderModel,
  };
  const made = {
    restoredStatus: true,
    kernel: { status: "idle", statusChanged: { connect: vi.fn() }, _comms: new Map() },
    rendermime: { createRenderer: () => renderer },
    has_model: (id: string) => models.has(id),
    register_model: vi.fn(),
    restoreWidgets: vi.fn(async () => void models.add("m1")),
  };
  window.jupyterapp = { widgetManager: made as never };
  return { ...made, renderModel, sent, models };
}

/** Open a page, and let some milliseconds pass. */
async function open(parts: string, ms: number, read = true): Promise<void> {
  document.body.innerHTML = LINE + parts;
  window.tritablesRead = read;
  await import("../../src/hosting/openingRepair");
  await vi.advanceTimersByTimeAsync(ms);
}

const again = () => one("#tt-opening button");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("when all boards are there then the line goes, and so do the pictures they had", async () => {
  await open(PART + PART, 500);
  expect(told()).toBe("opening 0 / 2");
  for (const live of document.querySelectorAll(".tt-live")) live.innerHTML = BOARD;
  await vi.advanceTimersByTimeAsync(500);
  expect(told()).toBeNull();
  expect(document.querySelectorAll(".tt-here")).toHaveLength(2);
  expect(document.querySelectorAll(".tt-still, .tt-symbols")).toHaveLength(0);
});

test("when a page is still read then it is not taken for whole", async () => {
  await open(PART, 500, false);
  one(".tt-live").innerHTML = BOARD;
  await vi.advanceTimersByTimeAsync(500);
  expect(told()).not.toBeNull();
  expect(one(".tt-symbols"), "others may use what is drawn in it").not.toBeNull();
  window.tritablesRead = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(told()).toBeNull();
});

test("when a board does not come then it is drawn once more, and told to be attached", async () => {
  const { renderModel, sent } = manager("m1");
  await open(PART, 4500);
  expect(renderModel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(renderModel).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(["before-attach", "after-attach"]);
  expect(told()).toBeNull();
});

test("when its model was lost on the way then all are read from the kernel again", async () => {
  const { restoreWidgets, renderModel, kernel } = manager();
  const dispose = vi.fn();
  kernel._comms.set("lost", { dispose });
  await open(PART, 6000);
  expect(restoreWidgets).toHaveBeenCalledTimes(1);
  expect(dispose, "a comm that was lost cannot be opened again").toHaveBeenCalledTimes(1);
  expect(renderModel).toHaveBeenCalledTimes(1);
  expect(told()).toBeNull();
});

test("when a part says that it failed then it is not waited for long", async () => {
  const { renderModel } = manager("m1");
  await open(PART, 0);
  one(".tt-live").textContent = "Error displaying widget: model not found";
  await vi.advanceTimersByTimeAsync(1300);
  expect(renderModel).toHaveBeenCalledTimes(1);
});

test("when trying does not help then the page says so, has a button, and tries on", async () => {
  const { renderModel } = manager("m1");
  renderModel.mockRejectedValue(new Error("no"));
  await open(PART, 10_000);
  expect(told()).toBe("late 0 / 1");
  expect(again().hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(told()).toBe("lost 0 / 1");
  expect(again().hidden).toBe(false);
  const tried = renderModel.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(renderModel.mock.calls.length).toBeGreaterThan(tried);
});

test("when a page waits for long and nothing failed then it offers to begin anew", async () => {
  await open(PART, 44_000);
  expect([told(), again().hidden]).toEqual(["opening 0 / 1", true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([told(), again().hidden]).toEqual(["late 0 / 1", false]);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  again().click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(["dead", "restarting", "autorestarting"])(
  "when the kernel is %s then it knows nothing of this page, which says so",
  async (status) => {
    const { kernel, renderModel } = manager("m1");
    await open(PART, 500);
    const [hear] = kernel.statusChanged.connect.mock.calls[0] as [(k: unknown, s: string) => void];
    hear(kernel, "busy");
    await vi.advanceTimersByTimeAsync(500);
    expect(told()).toBe("opening 0 / 1");
    hear(kernel, status);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told()).toBe("lost 0 / 1");
    expect(renderModel).not.toHaveBeenCalled();
  },
);

test("when something else than a board is drawn then it is there once it has something", async () => {
  await open(`<div class="tt-part" data-model="m2"></div>`, 500);
  one(".tt-part").innerHTML = `<div class="jupyter-widgets"></div>`;
  await vi.advanceTimersByTimeAsync(500);
  expect(told()).toBe("opening 0 / 1");
  one(".jupyter-widgets").innerHTML = "<button>Deal</button>";
  await vi.advanceTimersByTimeAsync(500);
  expect(told()).toBeNull();
});
