// @vitest-environment dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BEAT, IN_VAIN, REST, watchDrawing } from "../../src/page/reloadWhenFrozen";
import { Store } from "../../src/storage/store";

const LONG = BEAT * (IN_VAIN + 2);
let frames: FrameRequestCallback[];
let draws: boolean;
let again: ReturnType<typeof vi.fn<() => void>>;

/** Let time pass, in which the browser draws or does not. */
function pass(milliseconds: number): void {
  for (let gone = 0; gone < milliseconds; gone += BEAT / 2) {
    vi.advanceTimersByTime(BEAT / 2);
    if (draws) for (const frame of frames.splice(0)) frame(0);
  }
}

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockReturnValue();
  sessionStorage.clear();
  frames = [];
  draws = true;
  again = vi.fn<() => void>();
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  watchDrawing(again);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  new Store("").putText("a game", "…");
});

describe("a page that is not drawn any more", () => {
  test("is loaded again", () => {
    pass(LONG);
    draws = false;
    pass(LONG);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test("is loaded again once, and again after a rest", () => {
    pass(LONG);
    draws = false;
    pass(LONG);
    // What is loaded watches as well.
    draws = true;
    watchDrawing(again);
    pass(LONG);
    draws = false;
    pass(LONG);
    expect(again).toHaveBeenCalledTimes(1);
    draws = true;
    pass(REST);
    watchDrawing(again);
    pass(LONG);
    draws = false;
    pass(LONG);
    expect(again.mock.calls.length).toBeGreaterThan(1);
  });

  test.each(["localStorage", "sessionStorage"])("stays where %s keeps nothing", (storage) => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal(storage, { getItem: refuse, setItem: refuse });
    new Store("").putText("a game", "…");
    pass(LONG);
    draws = false;
    pass(LONG);
    expect(again).not.toHaveBeenCalled();
  });
});

describe("a page that is drawn, late or not yet,", () => {
  test("stays where frames come", () => {
    pass(LONG * 10);
    expect(again).not.toHaveBeenCalled();
  });

  test("stays where a busy machine draws now and then", () => {
    pass(LONG);
    for (let nth = 0; nth < 10; nth += 1) {
      draws = false;
      pass(BEAT * (IN_VAIN - 2));
      draws = true;
      pass(BEAT);
    }
    expect(again).not.toHaveBeenCalled();
  });

  test("stays where nothing has been drawn yet", () => {
    draws = false;
    pass(LONG * 10);
    expect(again).not.toHaveBeenCalled();
  });

  test("stays while nobody looks at it", () => {
    pass(LONG);
    hide(true);
    draws = false;
    pass(LONG * 10);
    hide(false);
    pass(BEAT * 2);
    draws = true;
    pass(LONG);
    expect(again).not.toHaveBeenCalled();
  });
});
