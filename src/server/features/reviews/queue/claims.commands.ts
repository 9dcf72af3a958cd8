// Claiming reviews and giving them back.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyVideoViewers } from '#server/events/notify.ts';
import { claimVisible } from '#server/features/reviews/claiming.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { findClaim, lockClaim, lockDraftsOf, releaseDrafts, setReviewer } from './claims.queries.ts';

/**
 * Claims the review of a video without opening it. A draft that was given back is continued.
 *
 * @throws AppError not_found, review_published, or review_claimed with the name of the faster coach
 */
export async function claimVideo({ db }: Context, actor: Actor, videoId: string): Promise<void> {
  orNotFound(await findClaim(db, actor, videoId));
  await db.transaction(async (tx) => {
    await claimVisible(tx, actor, videoId);
    const claim = orNotFound(await lockClaim(tx, videoId));
    if (claim.status === 'Analyzed') throw new AppError('review_published');
    if (claim.coachId === actor.id) return;
    if (claim.coachId === null) {
      await setReviewer(tx, videoId, actor.id);
      return notifyVideoViewers(tx, ['review'], videoId);
    }
    const name = personName(claim.reviewer, say(msg`Another coach`));
    throw new AppError('review_claimed', { message: say(msg`${{ name }} is already reviewing this video.`) });
  });
}

/**
 * Gives a review back, as its reviewer or an administrator. The draft stays for the next coach.
 *
 * @throws AppError not_found, forbidden, review_published, conflict when nobody reviews it
 */
export async function giveBackReview({ db }: Context, actor: Actor, videoId: string): Promise<void> {
  orNotFound(await findClaim(db, actor, videoId));
  await db.transaction(async (tx) => {
    const claim = await lockClaim(tx, videoId);
    if (!claim || claim.coachId === null)
      throw new AppError('conflict', { message: say(msg`Nobody is reviewing this video.`) });
    if (claim.coachId !== actor.id && actor.role !== 'admin') {
      throw new AppError('forbidden', {
        message: say(msg`Only its reviewer or an administrator can give this review back.`),
      });
    }
    if (claim.status === 'Analyzed') throw new AppError('review_published');
    await setReviewer(tx, videoId, null);
    await notifyVideoViewers(tx, ['review'], videoId);
  });
}

/**
 * Gives back a coach's unpublished reviews for a player when the two are disconnected. Reviews for the player's club stay with the coach.
 *
 * @param playerId left out: for everybody, because they coach no more
 */
export async function releaseReviewsOf(tx: Database, coachId: string, playerId?: string): Promise<void> {
  await releaseDrafts(tx, coachId, await lockDraftsOf(tx, coachId, playerId));
}
