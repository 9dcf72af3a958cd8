// An empty cell.

/** A dash, read as "None". */
export function None() {
  return (
    <span className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">None</span>
    </span>
  );
}
