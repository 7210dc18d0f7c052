// A small picture of one path, which no board needs at first.

export const STOP = "M5 19 19 5M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z";
export const HELP = "M8 9a4 4 0 1 1 4 4v2m0 4h.01";

export function Path({ d }: { d: string }) {
  return (
    <svg class="tt-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
