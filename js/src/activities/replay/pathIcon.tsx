// A small picture of one path, which no other board needs.

export function Path({ d }: { d: string }) {
  return (
    <svg class="tt-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
