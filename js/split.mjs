// Divides the browser module in two: what every board needs, and what comes when it is asked for.
// What the two entries import decides which file is where: one that both reach is in the first
// module, and the second imports it from there, under the name TABLE (view/lazy.ts puts the address
// of the module that runs in its place).

import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "esbuild";

const TABLE = "tritables-table";
const ENTRY = "entry-of-the-first-module";

/** What the second module imports from a file of the first, as esbuild writes it. */
const IMPORTS = new RegExp(`import ?{([^}]*)} ?from ?"${TABLE}:([^"]*)"`, "g");

/** The files that an entry reaches, by their full paths. */
async function reached(options, entry) {
  const { metafile } = await build({
    ...options,
    entryPoints: [entry],
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs).map((file) => resolve(options.absWorkingDir, file));
}

/** Leaves files out of a build: they are imported from the first module. */
const without = (files) => ({
  name: "without",
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...from }) => {
      if (kind === "entry-point" || pluginData === TABLE) return undefined;
      const found = await build.resolve(path, { ...from, kind, pluginData: TABLE });
      if (!files.includes(found.path)) return found;
      return { path: `${TABLE}:${found.path}`, external: true, sideEffects: false };
    });
  },
});

/**
 * Builds the second module: its text, its files, and what it imports: each file with its names, and
 * for each of these the short one under which the first module exports it.
 */
async function second(options, first, entry) {
  const files = await reached(options, first);
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    plugins: [without(files), ...options.plugins],
    metafile: true,
    write: false,
  });
  const asked = new Map();
  let count = 0;
  const short = (file, name) => {
    if (!asked.has(file)) asked.set(file, new Map());
    const names = asked.get(file);
    if (!names.has(name)) names.set(name, `$${(count++).toString(36)}`);
    return names.get(name);
  };
  const text = outputFiles[0].text.replace(IMPORTS, (_, names, file) => {
    const all = names.split(",").map((one) => {
      const [name, own = name] = one.trim().split(" as ");
      return `${short(file, name)} as ${own}`;
    });
    return `import{${all}}from"${TABLE}"`;
  });
  if (text.includes(`${TABLE}:`)) throw new Error(`an import of another form than ${IMPORTS}`);
  return { text, asked, files: Object.keys(metafile.inputs) };
}

/**
 * A plugin for the build of the first module, whose entry is `{ in: first, out }`: has it export
 * what the second one asks for, and writes the second one beside it, as `name`.
 *
 * `options` are those of the build of the second module.
 */
export const split = ({ first, later, name, options }) => ({
  name: "split",
  setup(build) {
    const { absWorkingDir: folder, outdir } = build.initialOptions;
    const at = (file) => JSON.stringify(`./${relative(folder, resolve(folder, file))}`);
    let made;
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "entry-point" && path === `./${first}` ? { path, namespace: ENTRY } : undefined,
    );
    build.onLoad({ filter: /./, namespace: ENTRY }, async () => {
      made = await second(options, first, later);
      const lines = [...made.asked].map(
        ([file, names]) =>
          `export { ${[...names].map((name) => name.join(" as ")).join(", ")} } from ${at(file)};`,
      );
      return {
        contents: [`export * from ${at(first)};`, ...lines].join("\n"),
        resolveDir: folder,
        watchFiles: made.files.map((file) => resolve(folder, file)),
      };
    });
    build.onEnd(({ errors }) => {
      if (errors.length === 0) writeFileSync(resolve(folder, outdir, name), made.text);
    });
  },
});
