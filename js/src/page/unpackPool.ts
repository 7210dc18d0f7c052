// What a page carries: a pool in which every value stands once, each after those it is made of.

/** A pool as `interned` in tritables/export/interning.py writes it. */
export interface Pool {
  /** The values without parts. */
  plain: (string | number | boolean | null)[];
  /** The names that objects have. */
  shapes: string[][];
  /** The values with parts, each place as its difference to that in the one before of its like. */
  made: (number | [number])[][];
}

/** Put the values of a pool together again; equal ones become the same object. */
export function valueOfPool({ plain, shapes, made }: Pool): unknown {
  const values: unknown[] = [...plain];
  const before = new Map<number | string[], number[]>();
  for (const entry of made) {
    const [head] = entry;
    const names = Array.isArray(head) ? shapes[head[0]] : undefined;
    const steps = (names ? entry.slice(1) : entry) as number[];
    const last = before.get(names ?? steps.length) ?? [];
    const places = steps.map((step, nth) => step + (last[nth] ?? 0));
    before.set(names ?? steps.length, places);
    const parts = places.map((at) => values[at]);
    values.push(names ? Object.fromEntries(names.map((name, nth) => [name, parts[nth]])) : parts);
  }
  return values.at(-1);
}

/** The bytes that stand in a page as text. */
export function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Read a pool that stands in a page: base64 of deflated JSON. */
export async function unpackPool(packed: string): Promise<unknown> {
  const stream = new Blob([bytes(packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return valueOfPool(await new Response(stream).json());
}
