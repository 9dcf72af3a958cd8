// Deleting an account: it is permanent after 48 hours, and signing in before that undoes it.

/** How long signing in can undo a deletion, in hours (docs/product.md#leaving). */
export const deletionGraceHours = 48;

/** The moment (ISO 8601) from which a deletion asked for at `requestedAt` is permanent. */
export function erasedFrom(requestedAt: string): string {
  return new Date(Date.parse(requestedAt) + deletionGraceHours * 3_600_000).toISOString();
}

/**
 * The name that an erased account keeps, as it is stored: `personName` shows it in the reader's language. People who wrote reviews
 * are a "Former coach" (docs/product.md#leaving).
 */
export function erasedName(account: { hasCoached: boolean }): { firstName: string; lastName: string } {
  return account.hasCoached ? { firstName: 'Former', lastName: 'coach' } : { firstName: 'Deleted', lastName: 'user' };
}
