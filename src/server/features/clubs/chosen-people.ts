// What every action on many people checks first: how many were found, against how many the manager chose.

import { maxBulk } from '#domain/clubs/club-people.ts';
import { AppError } from '#server/http/app-error.ts';

/** One more than may be changed, to notice that there are more. */
export const maxLocked = maxBulk + 1;

/**
 * Checks that an action is for no more people than one may change, and for nobody whom the manager has not seen.
 *
 * @returns how many of those chosen are no longer there
 * @throws AppError conflict for more people than one action may change, or than the manager saw; not_found for nobody
 */
export function requireSeen(found: number, selection: { ids: readonly string[] } | { expected: number }): number {
  const expected = 'ids' in selection ? new Set(selection.ids).size : selection.expected;
  if (found > maxBulk) {
    const message = `This is more than ${maxBulk.toLocaleString('en')} people. Please choose fewer, for example with a filter.`;
    throw new AppError('conflict', { message });
  }
  if (found > expected) {
    const message = 'More people match now than when you chose them. Please look at the list again.';
    throw new AppError('conflict', { message });
  }
  if (found === 0) throw new AppError('not_found', { message: 'None of these people is on your list any more.' });
  return expected - found;
}
