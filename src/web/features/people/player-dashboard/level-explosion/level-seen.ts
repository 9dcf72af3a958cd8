// The level last seen on the dashboard, stored in this browser per person.

function keyOf(userId: string): string {
  return `level-seen:${userId}`;
}

/** The level last seen, on the internal scale; null if unknown. */
export function readLevelSeen(userId: string): number | null {
  try {
    const stored = Number.parseFloat(localStorage.getItem(keyOf(userId)) ?? '');
    return Number.isNaN(stored) ? null : stored;
  } catch {
    return null;
  }
}

export function rememberLevelSeen(userId: string, level: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(level));
  } catch {
    // Without storage, a rise is just not celebrated.
  }
}
