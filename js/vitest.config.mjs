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
    testTimeout: 60_000, // a busy machine takes its time
  },
});
