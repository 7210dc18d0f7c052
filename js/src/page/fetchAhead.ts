// Fetches, while the server is there, the Python with which a page can go on without it.

import type { Ahead } from "./pageData";
import type { Part, Start } from "./workerConnection";

/** What a browser says of its network, where it does. */
interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether some 7 MB are no matter here: nobody saves data, and the network is not known to be slow. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Network };
  return !connection?.saveData && (connection?.effectiveType ?? "4g") === "4g";
}

/** Whether this browser can start Python at all. */
export const canStartPython = (): boolean =>
  typeof Worker === "function" &&
  typeof WebAssembly === "object" &&
  typeof DecompressionStream === "function";

/**
 * Fetch all of it, one after the other and after whatever else is fetched; returns what starts it with
 * nobody there. Throws where something cannot be had.
 */
export async function fetchAhead({ worker, parts, packages }: Ahead): Promise<() => Start> {
  const script = await fetched(worker);
  const all: Record<string, Part> = {};
  for (const [role, address] of Object.entries(parts)) all[role] = await fetched(address);
  return () => {
    const address = URL.createObjectURL(new Blob([script.blob], { type: "text/javascript" }));
    return { worker: new Worker(address), parts: all, packages };
  };
}

async function fetched(address: string): Promise<{ blob: Blob; zipped: boolean }> {
  const answer = await fetch(address, { priority: "low" } as RequestInit);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // A host that knows what .gz means lets the browser unpack it.
  const zipped = address.endsWith(".gz") && !answer.headers.get("content-encoding");
  return { blob: await answer.blob(), zipped };
}
