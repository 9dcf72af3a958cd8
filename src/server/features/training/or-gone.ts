// The error for a session that no longer exists.

import { AppError } from '#server/http/app-error.ts';

/**
 * The session, or an error that it no longer exists. The same error covers sessions that are not visible.
 *
 * @throws AppError not_found
 */
export function orGone<T>(session: T | null | undefined): T {
  if (session !== null && session !== undefined) return session;
  throw new AppError('not_found', {
    message: 'This session no longer exists. It may have been cancelled.',
  });
}
