// Starts a bundle's Python under Node and runs a script: `node start.mjs PYODIDE LIBRARY PACKAGE
// SCRIPT ASKED`. PYODIDE has the loader, the engine and its wasm under Pyodide's own names. What the
// script's `answer` returns for what is asked in the file ASKED, both as JSON, is printed.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, zip, script, asked] = process.argv.slice(2);
const argument = readFileSync(asked, "utf8");
globalThis.require = createRequire(import.meta.url); // else it asks for a package of sockets
const ends = (fault) => {
  console.error(fault.message); // the line where it happened is a million letters long
  process.exit(1);
};
process.on("uncaughtException", ends);

async function start() {
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
  const { packages } = JSON.parse(argument);
  const python = await loadPyodide({
    indexURL: pyodide,
    stdLibURL: library,
    env: { PYTHONHASHSEED: "0" },
    lockFileContents: JSON.stringify(packages),
    packageBaseUrl: pyodide,
  });
  python.unpackArchive(new Uint8Array(readFileSync(zip)), "zip", { extractDir: "/package" });
  python.runPython("import json, sys; sys.path.insert(0, '/package')");
  python.globals.set("methods", python.pyimport("tritables_start").begin());
  python.runPython(readFileSync(script, "utf8"));
  python.globals.set("asked", argument);
  const told = python.runPython("json.dumps(answer(json.loads(asked)))");
  process.stdout.write(told, () => process.exit(0)); // a long answer takes its time
}

start().catch(ends);
