// Whether two values of JSON are equal.

/** Whether two values of JSON are equal, whatever the order of their keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  const keys = Object.keys(left ?? {});
  return (
    keys.length === Object.keys(right ?? {}).length &&
    keys.every((name) => isEqual(left?.[name], right?.[name]))
  );
}
