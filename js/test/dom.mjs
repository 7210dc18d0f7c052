// The DOM of tests that ask for one: happy-dom, read from the one file that `vitest.config.mjs` makes
// of its thousand. Each test file has a process of its own, which has to read it.

import { populateGlobal } from "vitest/runtime";
import { GlobalWindow } from "../node_modules/.vite/happy-dom.mjs";

/** What Node has as well; the DOM's own goes before it. */
const additionalKeys = [
  ..."Request Response MessagePort fetch Headers AbortController AbortSignal".split(" "),
  ..."URL URLSearchParams FormData".split(" "),
];

export default {
  name: "dom",
  viteEnvironment: "client",
  setup(global) {
    const settings = { disableErrorCapturing: true };
    const window = new GlobalWindow({ console, url: "http://localhost:3000", settings });
    populateGlobal(global, window, { bindFunctions: true, additionalKeys });
    return { teardown: () => window.happyDOM.abort() };
  },
};
