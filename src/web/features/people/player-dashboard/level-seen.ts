// Which level a player has last seen on the dashboard, remembered in this browser, each person's apart.

function keyOf(userId: string): string {
  return `level-seen:${userId}`;
}

/** The level that the person saw last, on the inner scale; null when they never did, or the browser keeps nothing. */
export function readLevelSeen(userId: string): number | null {
  try {
    const stored = Number.parseFloat(localStorage.getItem(keyOf(userId)) ?? '');
    return Number.isNaN(stored) ? null : stored;
  } catch {
    return null;
  }
}

/** Remembers the level for the next visit. */
export function rememberLevelSeen(userId: string, level: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(level));
  } catch {
    // Storage is full or switched off: then a rise is not celebrated, and nothing else is lost.
  }
}
