// Who may write a review. Apart from the other commands of reviews, which use parts of reviews that need this too.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { findReviewer } from './reviewer.queries.ts';

/**
 * The reviewer and administrators may write a draft; an unclaimed one, everyone who sees the video.
 *
 * @throws AppError review_claimed with the reviewer's name
 */
export async function requireMayWrite(
  db: Database,
  actor: Actor,
  videoId: string,
  { coachId }: { coachId: string | null },
): Promise<void> {
  if (coachId === null || coachId === actor.id || actor.role === 'admin') return;
  const reviewer = await findReviewer(db, videoId);
  const name = personName(reviewer, say(msg`Another coach`));
  throw new AppError('review_claimed', { message: say(msg`${{ name }} is already reviewing this video.`) });
}
