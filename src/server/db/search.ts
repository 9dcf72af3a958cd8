// Searching by text.

/** A search text as a LIKE pattern that finds it anywhere, its own `%`, `_` and `\\` taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
