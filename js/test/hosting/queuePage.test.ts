// @vitest-environment dom

import { beforeEach, expect, test, vi } from "vitest";
import { freshScripts, one } from "./servedPage";

freshScripts();

const PAGE = `<p id="before" data-ask="/turn" data-name="n1" data-next="You are next."
  data-some="{count} before you." data-seconds="3">?</p>`;

const fetched = vi.fn();
const opened = vi.fn();

/** Open the page, where these are the answers, one after the other. */
async function wait(...answers: object[]): Promise<void> {
  for (const answer of answers) fetched.mockResolvedValueOnce({ json: async () => answer });
  document.body.innerHTML = PAGE;
  await import("../../src/hosting/queuePage");
  await vi.advanceTimersByTimeAsync(0);
}

const turn = (before: number, more = {}) => ({ free: false, before, known: true, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", fetched);
  opened.mockReset();
  vi.spyOn(location, "replace").mockImplementation((to) => opened(String(to)));
});

test("when others come first then the page says how many, and asks again", async () => {
  await wait(turn(4), turn(1), turn(0));
  expect(fetched.mock.calls[0]).toEqual(["/turn?as=n1", { cache: "no-store" }]);
  const said = [one("#before").textContent];
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(3000);
    said.push(one("#before").textContent);
  }
  expect(said).toEqual(["4 before you.", "1 before you.", "You are next."]);
  expect(opened).not.toHaveBeenCalled();
});

test("when nobody answers for a while then the page goes on asking", async () => {
  await wait();
  expect(one("#before").textContent).toBe("?");
  fetched.mockResolvedValueOnce({ json: async () => turn(2) });
  await vi.advanceTimersByTimeAsync(3000);
  expect(one("#before").textContent).toBe("2 before you.");
});

test.each([
  { known: true, as: null },
  { known: false, as: "n1" },
])(
  "when a place is free and the browser's name known is $known then the page opens as $as",
  async ({ known, as }) => {
    await wait(turn(0, { free: true, known }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(new URL(opened.mock.calls[0]?.[0]).searchParams.get("as")).toBe(as);
    await vi.advanceTimersByTimeAsync(9000);
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);
