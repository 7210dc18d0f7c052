// @vitest-environment dom

import { beforeEach, expect, test, vi } from "vitest";
import { freshScripts, LINE, one, told } from "./servedPage";

freshScripts();

const CONFIG = `<script id="jupyter-config-data" type="application/json">
  {"baseUrl": "/base/", "kernelId": "k1"}</script>`;

const fetched = vi.fn();

/** Touch the page, some milliseconds after it was touched before. */
async function touch(later: number, kind = "pointerdown"): Promise<void> {
  vi.advanceTimersByTime(later);
  dispatchEvent(new Event(kind));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  fetched.mockReset().mockResolvedValue({ status: 200 });
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML = LINE + CONFIG;
  one("#tt-opening").hidden = true;
  await import("../../src/hosting/kernelExpiry");
});

test("when a page is touched often then it asks for its kernel once in five seconds", async () => {
  await touch(1000);
  expect(fetched).not.toHaveBeenCalled();
  await touch(5000);
  await touch(100, "keydown");
  await touch(100, "focus");
  expect(fetched.mock.calls).toEqual([["/base/api/kernels/k1", { cache: "no-store" }]]);
  await touch(5000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(told()).toBeNull();
});

test("when the kernel is gone then the page says so, with a button, and asks no more", async () => {
  fetched.mockResolvedValue({ status: 404 });
  await touch(6000);
  expect(told()).toBe("rested");
  expect(one("#tt-opening button").hidden).toBe(false);
  one("#tt-opening").hidden = true;
  await touch(6000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["while the page is not seen", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ["while it still opens", () => Object.assign(one("#tt-opening"), { hidden: false })],
  ["before it knows its kernel", () => one("#jupyter-config-data").remove()],
])("when it is touched %s then it does not ask", async (_, make) => {
  make();
  await touch(6000);
  expect(fetched).not.toHaveBeenCalled();
});

test("when nobody answers then the page says nothing, as its boards do", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  await touch(6000);
  expect(told()).toBeNull();
  fetched.mockResolvedValue({ status: 404 });
  await touch(6000);
  expect(told()).toBe("rested");
});
