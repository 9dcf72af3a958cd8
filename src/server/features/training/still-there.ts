// What is said of a session that is gone.

import { AppError } from '#server/http/app-error.ts';

/**
 * The session. Whoever had it open while it was cancelled elsewhere reads that; of others' sessions, which are not to be seen, it says nothing
 * else.
 *
 * @throws AppError not_found
 */
export function orGone<T>(session: T | null | undefined): T {
  if (session !== null && session !== undefined) return session;
  throw new AppError('not_found', {
    message: 'This session is no longer there. It may have been cancelled in the meantime.',
  });
}
