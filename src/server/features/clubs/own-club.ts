// Whose club a call is about: the session's, never the request's.

import { orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions.ts';

/** The club that somebody manages; a manager without a club finds nothing. */
export function clubOf(actor: Pick<Actor, 'clubId'>): string {
  return orNotFound(actor.clubId);
}
