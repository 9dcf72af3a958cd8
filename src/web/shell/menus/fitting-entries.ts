// How many entries of a navigation fit beside each other.

/** Widths in pixels: of each entry, the "More" button, the gaps, and the available space. */
export interface NavigationWidths {
  entries: readonly number[];
  more: number;
  gap: number;
  available: number;
  /** Whether "More" is shown even when every entry fits. */
  hasMore?: boolean;
}

/** How many of the first entries fit: all, or as many as leave room for "More". */
export function fittingEntries({ entries, more, gap, available, hasMore = false }: NavigationWidths): number {
  const ends: number[] = [];
  for (const width of entries) ends.push((ends.at(-1) ?? -gap) + gap + width);
  if (!hasMore && (ends.at(-1) ?? 0) <= available) return entries.length;
  return ends.filter((end) => end + gap + more <= available).length;
}
