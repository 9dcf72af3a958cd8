// Deleting an account: asked for, undone by signing in, and then permanent.

/** How long signing in undoes a deletion, in hours (docs/product.md#leaving). */
export const deletionGraceHours = 48;

/** The moment (ISO 8601) from which a deletion asked for at `requestedAt` is permanent. */
export function erasedFrom(requestedAt: string): string {
  return new Date(Date.parse(requestedAt) + deletionGraceHours * 3_600_000).toISOString();
}

/**
 * The name that stays on an erased account, so that it is shown wherever the person's was. Whoever wrote reviews is a
 * "Former coach" (docs/product.md#leaving).
 */
export function erasedName(account: { hasCoached: boolean }): { firstName: string; lastName: string } {
  return account.hasCoached ? { firstName: 'Former', lastName: 'coach' } : { firstName: 'Deleted', lastName: 'user' };
}
