// Asking another coach for a blind second review (docs/product.md#second-reviews).

import { msg } from '@lingui/core/runtime-macro';
import type { NewSecondReview, SecondReviewChoices } from '#contract/videos/second-reviews.ts';
import { say } from '#domain/language/say.ts';
import { mayAskSecondReview } from '#domain/people/permissions.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { secondReviewTitle } from '#domain/videos/second-review.ts';
import { reviewDueInHours } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import { invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isOpened, lockOwnVideo } from './pending-video.queries.ts';
import { findOriginal, findSecondReviewPart, insertSecondReview, listChoices } from './second-reviews.queries.ts';
import { storeSubmission } from './videos.commands.ts';
import { findSubmission, findUploader } from './videos.queries.ts';

/**
 * Sends a player's own video to another coach as a video of its own, which that coach alone is offered.
 *
 * @param submissionKey what the browser called it: sent again, it has one effect
 * @returns the id of the new video
 * @throws AppError not_found; conflict with the reason why not; invalid_input for a coach who cannot be asked; no_credits;
 * too_many_requests
 */
export async function askSecondReview(
  context: Context,
  actor: Actor,
  videoId: string,
  { coachId, reportType, guardianAgrees }: NewSecondReview,
  submissionKey: string | null,
): Promise<string> {
  return context.db.transaction(async (tx) => {
    // The video first, like withdrawing: its review cannot begin, be given back or be published meanwhile.
    const { status, pausedAt } = orNotFound(await lockOwnVideo(tx, actor.id, videoId));
    const player = orNotFound(await findUploader(tx, actor.id));
    const earlier = submissionKey === null ? null : await findSubmission(tx, actor.id, submissionKey);
    if (earlier) return earlier.id;
    const { video, coachId: firstCoachId } = orNotFound(await findOriginal(tx, actor.id, videoId));
    const secondReview = await findSecondReviewPart(tx, actor, videoId);
    requirePermission(
      mayAskSecondReview({
        status,
        isOpened: await isOpened(tx, videoId),
        isPaused: pausedAt !== null,
        secondReview,
      }),
    );
    if (coachId === firstCoachId)
      throw invalidField('coachId', say(msg`This coach wrote the first review. Choose another one.`));
    const choices = await listChoices(tx, { playerId: actor.id, clubId: clubOf(player), firstCoachId });
    if (!choices.some(({ id }) => id === coachId)) throw invalidField('coachId', say(msg`Choose one of your coaches.`));
    const second = {
      ...video,
      title: secondReviewTitle(video.title),
      reportType,
      playerId: actor.id,
      submissionKey,
      dueInHours: reviewDueInHours(video.provider),
    };
    const id = await storeSubmission(context, tx, player, second, { guardianAgrees });
    await insertSecondReview(tx, { videoId: id, playerId: actor.id, originalId: videoId, coachId });
    return id;
  });
}

/** The club whose coaches are offered the player's videos, too. */
function clubOf(player: Pick<Actor, 'role' | 'accessType' | 'clubId'>): string | null {
  return isClubMember(player) ? player.clubId : null;
}

/** Whom the player of a video can ask, and what it takes. @throws AppError not_found */
export async function readChoices({ db }: Context, actor: Actor, videoId: string): Promise<SecondReviewChoices> {
  const { coachId: firstCoachId, isJunior } = orNotFound(await findOriginal(db, actor.id, videoId));
  const coaches = await listChoices(db, { playerId: actor.id, clubId: clubOf(actor), firstCoachId });
  return { coaches, takesCredit: !isClubMember(actor), isJunior };
}
