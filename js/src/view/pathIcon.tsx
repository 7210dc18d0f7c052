// A small picture of one path, which no board needs at first.

export const STOP = "M5 19 19 5M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z";
export const HELP = "M8 9a4 4 0 1 1 4 4v2m0 4h.01";

export const LAMP = "M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0l-1 4H9Z";
export const EYE = "M3 12c4-7 14-7 18 0-4 7-14 7-18 0Zm6 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z";

export function Path({ d }: { d: string }) {
  return (
    <svg class="tt-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
