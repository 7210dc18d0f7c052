// Builds the browser module into the Python package; with --watch, again at each change.

import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = "../tritables/widgets/static";
const outputs = ["stub.js", "table.js", "table.css"];

const sizes = {
  name: "sizes",
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      for (const name of outputs) {
        const { length } = readFileSync(`${here}/${out}/${name}`);
        console.log(`${name} ${(length / 1000).toFixed(1)} kB`);
      }
    });
  },
};

// The art is laid out for people; between its tags the module needs no white space.
const compactArt = {
  name: "compact-art",
  setup(build) {
    build.onLoad({ filter: /\.svg$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/>\s+</g, "><"),
      loader: "text",
    }));
  },
};

const common = {
  absWorkingDir: here,
  outdir: out,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  format: "esm",
  target: "es2022",
  tsconfigRaw: {},
};

const builders = [
  // Without what the module injects: the stub is in every board's state.
  await context({ ...common, entryPoints: [{ in: "src/stub.ts", out: "stub" }] }),
  await context({
    ...common,
    entryPoints: [
      { in: "src/index.ts", out: "table" },
      { in: "src/table.css", out: "table" },
    ],
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "Fragment",
    inject: ["src/jsx.ts"],
    loader: { ".json": "json" },
    plugins: [compactArt, sizes],
  }),
];

if (process.argv.includes("--watch")) {
  await Promise.all(builders.map((builder) => builder.watch()));
} else {
  for (const builder of builders) {
    await builder.rebuild().catch(() => {
      process.exitCode = 1; // esbuild has printed what is wrong
    });
    await builder.dispose();
  }
}
