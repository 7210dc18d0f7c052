import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [
    {
      name: "svg-as-text",
      enforce: "pre",
      load(id) {
        const file = id.split("?")[0] ?? id;
        return file.endsWith(".svg")
          ? `export default ${JSON.stringify(readFileSync(file, "utf8"))}`
          : null;
      },
    },
  ],
  test: {
    include: ["{src,test}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/messageChannel.mjs"],
    testTimeout: 60_000, // a busy machine takes its time
    pool: "vmForks", // each file has a DOM of its own all the same, but not a whole Node
  },
});
