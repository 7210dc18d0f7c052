// Builds the browser module into the Python package, and the scripts of exported pages; with
// --watch, again at each change.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";
import { split } from "./split.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const widgets = "../tritables/widgets/static";
const pages = "../tritables/export/static";
const served = "../tritables/hosting/static";

/** The scripts of pages with a server. */
const SERVED = ["framedLinks", "queuePage", "systemTheme", "voilaSetup"];

/** Says how large the files are that a build has made. */
const sizes = (...outputs) => ({
  name: "sizes",
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      for (const name of outputs) {
        const { length } = readFileSync(`${here}/${build.initialOptions.outdir}/${name}`);
        console.log(`${name} ${(length / 1000).toFixed(1)} kB`);
      }
    });
  },
});

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
  outdir: widgets,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  format: "esm",
  target: "es2022",
  tsconfigRaw: {},
};

/** What draws boards. */
const drawing = {
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: ["src/jsx.ts"],
  loader: { ".json": "json" },
};

// The page has it in its own style sheet: its rules let no script bring any.
const styleApart = {
  name: "style-apart",
  setup(build) {
    build.onResolve({ filter: /lazyEntry\.css$/ }, ({ kind, path }) =>
      kind === "import-rule" ? undefined : { path, namespace: "apart" },
    );
    build.onLoad({ filter: /./, namespace: "apart" }, () => ({ contents: "", loader: "text" }));
  },
};

// A style sheet that a script brings along is text to it.
const styleAsText = {
  name: "style-as-text",
  setup(build) {
    build.onLoad({ filter: /lazyEntry\.css$/ }, async ({ path }) => {
      const { outputFiles, metafile } = await build.esbuild.build({
        absWorkingDir: here,
        entryPoints: [path],
        bundle: true,
        minify: true,
        metafile: true,
        write: false,
      });
      const watchFiles = Object.keys(metafile.inputs).map((file) => resolve(here, file));
      return { contents: outputFiles[0].text, loader: "text", watchFiles };
    });
  },
};

const builders = [
  // Without what the module injects: the stub is in every board's state.
  await context({ ...common, entryPoints: [{ in: "src/loader.ts", out: "stub" }] }),
  await context({
    ...common,
    entryPoints: [
      { in: "src/index.ts", out: "table" },
      { in: "src/index.css", out: "table" },
    ],
    ...drawing,
    plugins: [
      compactArt,
      split({
        first: "src/index.ts",
        later: "src/lazyEntry.ts",
        name: "later.js",
        options: { ...common, ...drawing, plugins: [compactArt, styleAsText] },
      }),
      sizes("stub.js", "table.js", "table.css", "later.js"),
    ],
  }),
  // Pages without a server: classic scripts, which start from a disk, too.
  await context({
    ...common,
    outdir: pages,
    entryPoints: [
      { in: "src/page/index.ts", out: "page" },
      { in: "src/page/recording.ts", out: "recording" },
      { in: "src/page/page.css", out: "page" },
    ],
    ...drawing,
    format: "iife",
    define: { "import.meta.url": '""' }, // nothing comes later to a page that has it all
    plugins: [compactArt, styleApart, sizes("page.js", "recording.js", "page.css")],
  }),
  await context({
    ...common,
    outdir: pages,
    entryPoints: [
      { in: "src/page/pythonWorker.ts", out: "worker" },
      { in: "src/page/serviceWorker.ts", out: "offline" },
    ],
    format: "iife",
    plugins: [sizes("worker.js", "offline.js")],
  }),
  // Light pages, whose boards a server plays.
  await context({
    ...common,
    outdir: served,
    entryPoints: [{ in: "src/hosting/lightPage.ts", out: "lightPage" }],
    ...drawing,
    format: "iife",
    define: { "import.meta.url": '""' },
    plugins: [compactArt, styleApart, sizes("lightPage.js")],
  }),
  // Pages with a server: classic scripts, each written into the page where it has to run.
  await context({
    ...common,
    outdir: served,
    entryPoints: SERVED.map((name) => `src/hosting/${name}.ts`),
    format: "iife",
    plugins: [sizes(...SERVED.map((name) => `${name}.js`))],
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
