// Compiles for Pyodide, in Pyodide: `node compile.mjs PYODIDE WORK`, both folders.
// WORK has `package.zip`, of sources, and `asked.json`: the modules of the library that these
// import, and Pyodide's list of packages. `pyodide_compiler.py` makes of them `made.zip`.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

globalThis.require = createRequire(import.meta.url); // else Pyodide asks for a package of sockets
const bytes = (path) => new Uint8Array(readFileSync(path));

async function compile(pyodide, work) {
  const asked = JSON.parse(readFileSync(join(work, "asked.json"), "utf8"));
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: pyodide,
    lockFileContents: JSON.stringify(asked.packages),
    packageBaseUrl: pyodide,
    env: { PYTHONHASHSEED: "0" }, // the same bytes each time
  });
  // As a worker does it, so that what this imports is seen, too.
  python.unpackArchive(bytes(join(work, "package.zip")), "zip", { extractDir: "/package" });
  const started = python.runPython("import json, sys; json.dumps(list(sys.modules))");
  python.FS.writeFile("/started.json", started);
  python.FS.writeFile("/library.zip", bytes(join(pyodide, "python_stdlib.zip")));
  python.FS.writeFile("/asked.json", bytes(join(work, "asked.json")));
  const tools = "/home/pyodide/tritables/export";
  python.FS.mkdirTree(tools);
  for (const name of ["import_closure.py", "pyodide_compiler.py"]) {
    const file = fileURLToPath(new URL(name, import.meta.url));
    python.FS.writeFile(`${tools}/${name}`, bytes(file));
  }
  python.pyimport("tritables.export.pyodide_compiler").compile_all();
  writeFileSync(join(work, "made.zip"), python.FS.readFile("/made.zip"));
}

// Pyodide leaves something running, and faults of its own where nobody waits for them.
const ends = (fault) => {
  console.error(fault.message); // the line where it happened is a million letters long
  process.exit(1);
};
process.on("uncaughtException", ends);
compile(...process.argv.slice(2)).then(() => process.exit(0), ends);
