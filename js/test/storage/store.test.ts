// @vitest-environment dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** The module as a page has it that was just opened. */
async function opened(): Promise<typeof import("../../src/storage/store")> {
  vi.resetModules();
  return import("../../src/storage/store");
}

let page: Awaited<ReturnType<typeof opened>>;

const any = (value: unknown): unknown => value;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  page = await opened();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A storage of the browser's in which some of its methods throw. */
function broken(area: "localStorage" | "sessionStorage", ...methods: string[]): void {
  const storage = globalThis[area];
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  const given = Object.fromEntries(
    ["getItem", "setItem", "removeItem", "key"].map((name) => [
      name,
      methods.includes(name)
        ? refuse
        : (...args: never[]) =>
            (storage[name as "getItem"] as (...args: unknown[]) => unknown)(...args),
    ]),
  );
  vi.stubGlobal(area, { ...given, length: storage.length });
}

const EVERY = ["getItem", "setItem", "removeItem", "key"];

describe.each([
  ["site", "localStorage"],
  ["tab", "sessionStorage"],
] as const)("a store of the %s", (kind, area) => {
  const store = (prefix = "a ") => new page.Store(prefix, kind);

  test("keeps values for the next page, each store under its own names", async () => {
    expect(store().put("x", { n: 1 })).toBe(true);
    page = await opened();
    expect(store().get("x", any)).toEqual({ n: 1 });
    expect(store("b ").get("x", any)).toBe(null);
    expect(globalThis[area].getItem("tritables a x")).toBe('{"n":1}');
  });

  test("has a text as it is", () => {
    globalThis[area].setItem("tritables read", "/a.html#b");
    expect(store("").text("read")).toBe("/a.html#b");
    store("").putText("read", "/c.html#");
    expect(globalThis[area].getItem("tritables read")).toBe("/c.html#");
  });

  test("lists its keys, and has none that was dropped", () => {
    for (const key of ["x", "y", "z"]) store().put(key, 1);
    store("b ").put("x", 1);
    store().drop("y");
    expect(store().keys().toSorted()).toEqual(["x", "z"]);
    expect(store().get("y", any)).toBe(null);
  });

  test("leaves a damaged value as it is, and hides no sound one", () => {
    globalThis[area].setItem("tritables a x", '{"n":');
    store().put("y", 2);
    expect(store().get("x", any)).toBe(null);
    expect(store().get("x", any, (fault) => (fault as Error).name)).toBe("SyntaxError");
    expect(store().get("y", any)).toBe(2);
    expect(globalThis[area].getItem("tritables a x")).toBe('{"n":');
  });

  test("tells of a value that its reader refuses", () => {
    store().put("x", 3);
    const refuses = (): never => {
      throw new Error("three");
    };
    expect(store().get("x", refuses, String)).toBe("Error: three");
  });

  test("lasts as long as the page where the browser keeps nothing", () => {
    broken(area, ...EVERY);
    expect(store().put("x", 2)).toBe(false);
    expect(store().get("x", any)).toBe(2);
    expect(store().keys()).toEqual([]);
    store().drop("x");
    expect(store().get("x", any)).toBe(null);
  });

  test("lasts as long as the page where even to name the storage is forbidden", () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, area) as PropertyDescriptor;
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    const kept = store().put("x", 2);
    const found = store().get("x", any);
    Object.defineProperty(globalThis, area, own);
    expect([kept, found]).toEqual([false, 2]);
  });

  test("has the newer value where the browser is full, and keeps the next that fits", () => {
    store().put("x", 1);
    broken(area, "setItem");
    expect(store().put("x", 2)).toBe(false);
    expect(store().get("x", any)).toBe(2);
    vi.unstubAllGlobals();
    expect(store().put("x", 3)).toBe(true);
    globalThis[area].setItem("tritables a x", "4");
    expect(store().get("x", any)).toBe(4);
  });
});

describe("what is put soon", () => {
  const text = () => localStorage.getItem("tritables a x");

  test("is written a little later, and is there at once", () => {
    const store = new page.Store("a ");
    store.putSoon("x", 1);
    store.putSoon("x", 2);
    expect(text()).toBe(null);
    vi.runAllTimers();
    expect(text()).toBe("2");
    store.putSoon("x", 3);
    expect(store.get("x", any)).toBe(3);
    expect(text()).toBe("3");
  });

  test("is written when the page is left", () => {
    new page.Store("a ").putSoon("x", 1);
    dispatchEvent(new Event("pagehide"));
    expect(text()).toBe("1");
  });

  test("is not written over what was put, nor where it was dropped", () => {
    const store = new page.Store("a ");
    store.putSoon("x", 1);
    store.put("x", 2);
    vi.runAllTimers();
    expect(text()).toBe("2");
    store.putSoon("x", 3);
    store.drop("x");
    vi.runAllTimers();
    expect(text()).toBe(null);
  });
});

describe("the browser", () => {
  test("is full as long as it refuses what all pages should have", () => {
    const store = new page.Store("a ");
    broken("localStorage", "setItem");
    broken("sessionStorage", "setItem");
    new page.Store("a ", "tab").put("x", 1);
    expect(page.isStorageFull()).toBe(false);
    store.put("x", 1);
    expect(page.isStorageFull()).toBe(true);
    vi.unstubAllGlobals();
    store.put("x", 1);
    expect(page.isStorageFull()).toBe(false);
  });

  test("forgets all that is ours, and a page that forgot keeps nothing more", async () => {
    const store = new page.Store("a ");
    store.put("x", 1);
    localStorage.setItem("another", "1");
    broken("localStorage", "setItem");
    store.put("y", 1);
    vi.unstubAllGlobals();
    page.forgetAll();
    store.put("z", 1);
    store.putSoon("z", 1);
    vi.runAllTimers();
    expect(Object.keys(localStorage)).toEqual(["another"]);
    expect(["x", "y", "z"].map((key) => store.get(key, any))).toEqual([null, null, null]);
    page = await opened();
    new page.Store("a ").put("x", 2);
    expect(localStorage.getItem("tritables a x")).toBe("2");
  });
});
