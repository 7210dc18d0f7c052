// The worker of a page without a server: starts Python once, and passes texts to and fro.

import type { Part } from "./workerConnection";

type Role = "loader" | "engine" | "wasm" | "library" | "package";

interface Start {
  parts: Record<Role, Part>;
  /** What Pyodide is told of its packages, of which there are none. */
  packages: unknown;
  port: MessagePort;
  /** The name of a lock that tells the page how long this worker lives. */
  lock: string;
}

interface Boards {
  receive(text: string): void;
}

interface Pyodide {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: true }): void;
  };
  runPython(code: string): unknown;
  pyimport(name: "tritables_start"): { begin(): void };
  pyimport(name: "tritables.endpoint.transports.worker"): {
    Boards(out: (text: string) => void): Boards;
  };
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

/** Where Pyodide looks for its files; they are at hand, so nobody is asked there. */
const NOWHERE = "https://runtime.invalid/";
const WASM = `${NOWHERE}pyodide.asm.wasm`;
const LIBRARY = `${NOWHERE}library.zip`;
/** Where our own zip is unpacked to. */
const PACKAGE = "/package";

/** A part as a stream of bytes, unpacked. */
async function stream(source: Part): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const unzip = new DecompressionStream("gzip");
  if ("packed" in source) {
    const zipped = Uint8Array.from(atob(source.packed), (letter) => letter.charCodeAt(0));
    return new Blob([zipped]).stream().pipeThrough(unzip);
  }
  if ("blob" in source) {
    const bytes = source.blob.stream();
    return source.zipped ? bytes.pipeThrough(unzip) : bytes;
  }
  const { address } = source;
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  // A host that knows what .gz means lets the browser unpack it.
  const zipped = address.endsWith(".gz") && !answer.headers.get("content-encoding");
  return zipped ? answer.body.pipeThrough(unzip) : answer.body;
}

async function answer(source: Part, type: string): Promise<Response> {
  return new Response(await stream(source), { headers: { "content-type": type } });
}

async function bytes(source: Part): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answer(source, "")).arrayBuffer());
}

/** The files of a zip in which nothing is compressed; Python would need 0.3 s to take them out. */
function* filesOf(zip: Uint8Array<ArrayBuffer>): Generator<[name: string, content: Uint8Array]> {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [size, local] = [view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
    const [named, more] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + named));
    yield [name, zip.subarray(start, start + size)];
    at += 46 + named + more + view.getUint16(at + 32, true);
  }
}

/** A module of the bundle; out of a page's own text by way of an address that it has for a while. */
async function module(source: Part): Promise<unknown> {
  if ("address" in source) return import(source.address);
  const text = await (await answer(source, "")).text();
  return import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
}

/** Let Pyodide, which fetches by address, find the parts that are on their way already. */
function offer(parts: Map<string, Promise<Response>>): void {
  const fetched = self.fetch.bind(self);
  self.fetch = (asked, init) => parts.get(String(asked)) ?? fetched(asked, init);
}

/** Let it find the engine compiled, too: that goes on while its scripts are being read. */
function offerCompiled(engine: Promise<Response>): void {
  const compiled = WebAssembly.compileStreaming(engine);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** It asks for a module worker, which a page opened from a disk cannot have, and needs none. */
function refuseScripts(): void {
  const value = (): never => {
    throw new Error("no scripts here");
  };
  Object.defineProperty(self, "importScripts", { value });
}

async function python({ parts, packages }: Start): Promise<Pyodide> {
  refuseScripts();
  // Where a host forbids WebAssembly, Pyodide waits for ever; this says so at once.
  new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  offerCompiled(answer(parts.wasm, "application/wasm"));
  const library = answer(parts.library, "application/zip");
  const ours = bytes(parts.package);
  const [loader, engine] = await Promise.all([module(parts.loader), module(parts.engine)]);
  offer(
    new Map([
      [WASM, Promise.resolve(new Response())],
      [LIBRARY, library],
    ]),
  );
  const pyodide = await (loader as Loader).loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    stdLibURL: LIBRARY,
    env: { PYTHONHASHSEED: "0" }, // the methods that attrs writes have hashes in them
    createPyodideModule: (engine as { default: unknown }).default,
    lockFileContents: JSON.stringify(packages),
  });
  // As files: some of it lists its own folders.
  for (const [name, content] of filesOf(await ours)) {
    const path = `${PACKAGE}/${name}`;
    pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    pyodide.FS.writeFile(path, content, { canOwn: true });
  }
  pyodide.runPython(`import sys; sys.path.insert(0, "${PACKAGE}")`);
  pyodide.pyimport("tritables_start").begin();
  return pyodide;
}

async function serve(start: Start): Promise<void> {
  const { port } = start;
  const pyodide = await python(start);
  let boards: Boards;
  const receive = (text: string): void => {
    try {
      boards.receive(text);
    } catch (fault) {
      // Whatever a reader does is answered, so Python itself is broken: the page starts another.
      port.postMessage({ fault: String(fault) });
      self.close();
    }
  };
  const out = (text: string): void => {
    if (!text.startsWith('{"wake":')) {
      port.postMessage(text);
      return;
    }
    const { wake, after } = JSON.parse(text) as { wake: number; after: number };
    setTimeout(() => {
      receive(`{"ring":${wake}}`);
      // It was busy, and may be so again at once: who waits for an answer will have it.
      port.postMessage({ lives: true });
    }, 1000 * after);
  };
  boards = pyodide.pyimport("tritables.endpoint.transports.worker").Boards(out);
  port.onmessage = ({ data }) => receive(data as string);
  port.postMessage({ ready: true });
}

/** Hold a lock for as long as this worker lives, where there are locks. */
function live({ lock, port }: Start): void {
  const forever = (): Promise<never> => {
    port.postMessage({ held: true });
    return new Promise(() => {});
  };
  navigator.locks?.request(lock, forever).catch(() => {}); // a frame may not have any
}

self.onmessage = ({ data }: MessageEvent<Start>) => {
  live(data);
  void serve(data).catch((fault: unknown) => {
    data.port.postMessage({ fault: String(fault) });
    self.close();
  });
};
