// Writes the types of what Python and the browser exchange, from the schemas both are held to.
// With --check it writes nothing, and fails if a file is out of date.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { compileFromFile } from "json-schema-to-typescript";

const SCHEMAS = ["scene", "messages"];

const here = dirname(fileURLToPath(import.meta.url));
const schemas = `${here}/../tritables/schemas`;
const generated = `${here}/src/protocol/generated`;
const check = process.argv.includes("--check");

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

for (const name of SCHEMAS) {
  const file = `${generated}/${name}.ts`;
  const text = await compileFromFile(`${schemas}/${name}.json`, {
    cwd: schemas,
    additionalProperties: false,
    maxItems: 4, // a longer list is an array, not a choice of tuples
    bannerComment: `// Made from tritables/schemas/${name}.json by npm run types: do not edit.`,
    style: { printWidth: 100 },
    unreachableDefinitions: true,
  });
  if (read(file) === text) continue;
  if (check) {
    console.error(
      `js/src/protocol/generated/${name}.ts is out of date: run npm run types (or make format)`,
    );
    process.exitCode = 1;
  } else {
    mkdirSync(generated, { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote js/src/protocol/generated/${name}.ts`);
  }
}
