// What a page carries: a pool in which every value stands once, each after those it is made of.

/** Values that refer to others by their place in the pool; the last one is the whole. */
type Entry = string | number | boolean | null | number[] | Record<string, number>;

/** Put the values of a pool together again; equal ones become the same object. */
export function pooled(entries: readonly Entry[]): unknown {
  const made: unknown[] = [];
  for (const entry of entries) {
    if (Array.isArray(entry)) made.push(entry.map((at) => made[at]));
    else if (entry !== null && typeof entry === "object")
      made.push(Object.fromEntries(Object.entries(entry).map(([key, at]) => [key, made[at]])));
    else made.push(entry);
  }
  return made.at(-1);
}

/** The bytes that stand in a page as text. */
export function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Read a pool that stands in a page: base64 of deflated JSON. */
export async function unpacked(packed: string): Promise<unknown> {
  const stream = new Blob([bytes(packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return pooled(await new Response(stream).json());
}
