// Marking movement: opening, saving, and showing it to the player.

import { msg } from '@lingui/core/runtime-macro';
import type { MovementDocument, MovementWork } from '#contract/reviews/movement.ts';
import { say } from '#domain/language/say.ts';
import { emptyTracks, tidyTracks } from '#domain/reviews/movement/marks.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyVideoViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { lockOwned } from '#server/features/reviews/claiming.commands.ts';
import { publishSaved } from '#server/features/reviews/publishing.queries.ts';
import { requireMayWrite } from '#server/features/reviews/reviewer/reviewer.commands.ts';
import { findReviewState, lockVideo } from '#server/features/reviews/reviews.queries.ts';
import { notifyPartner } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { findMovement, saveMarks } from './movement.queries.ts';

const changedMeanwhile = () =>
  say(msg`Someone else has marked this video in the meantime. Choose whose marks to keep.`);

/**
 * The marks of a video, for its reviewer, an administrator, or anyone who sees it while it is unclaimed. Does not claim it.
 *
 * @throws AppError not_found, review_claimed
 */
export async function openMovement({ db }: Pick<Context, 'db'>, actor: Actor, videoId: string): Promise<MovementWork> {
  await requireMayWrite(db, actor, videoId, orNotFound(await findReviewState(db, actor, videoId)));
  const { providerVideoId, video, player, ...row } = orNotFound(await findMovement(db, videoId));
  const { document, publishedAt, publishedVersion } = row;
  return {
    video,
    player,
    document: document ?? { timedFor: `${video.provider}:${providerVideoId}`, tracks: emptyTracks },
    version: row.version ?? 0,
    savedAt: row.savedAt,
    published:
      publishedAt !== null && publishedVersion !== null ? { at: publishedAt, version: publishedVersion } : null,
  };
}

/**
 * Saves the marks over the version they build on. A coach's first save claims the review like any change; an administrator's does not.
 *
 * @throws AppError not_found, review_claimed; conflict when the marks were saved since
 */
export async function saveMovement(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  videoId: string,
  { version, document }: { version: number; document: MovementDocument },
): Promise<{ version: number; savedAt: string }> {
  return db.transaction(async (tx) => {
    const { playerId } = await lockMarkable(tx, actor, videoId);
    const tidy = { ...document, tracks: tidyTracks(document.tracks) };
    const saved = await saveMarks(tx, { videoId, playerId, version, document: tidy, savedBy: actor.id });
    if (saved === null) throw new AppError('conflict', { message: changedMeanwhile() });
    return saved;
  });
}

/**
 * Publishes the saved marks of a reviewed video at once; those of an unpublished review are published with it. Logged if an administrator
 * does it.
 *
 * @throws AppError not_found, review_claimed; conflict when the marks were saved since, or the review is not published
 */
export async function publishMovement(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  by: Author,
  videoId: string,
  version: number,
): Promise<Pick<MovementWork, 'published'>> {
  return db.transaction(async (tx) => {
    const { playerId } = await lockMarkable(tx, actor, videoId);
    const before = await openMovement({ db: tx }, actor, videoId);
    if (before.version !== version) throw new AppError('conflict', { message: changedMeanwhile() });
    if (before.video.status !== 'Analyzed') {
      throw new AppError('conflict', { message: say(msg`The player sees the movement once the review is published.`) });
    }
    await publishSaved(tx, { playerId, videoId });
    if (actor.role === 'admin') {
      await recordAudit(tx, by, 'movement-published-by-administrator', { type: 'video', id: videoId });
    }
    await notifyVideoViewers(tx, ['review'], videoId);
    await notifyPartner(tx, videoId);
    const { published } = await openMovement({ db: tx }, actor, videoId);
    return { published };
  });
}

/** Locks the video against marking, reviewing and withdrawing until the transaction ends. */
async function lockMarkable(tx: Database, actor: Actor, videoId: string): Promise<{ playerId: string }> {
  if (actor.role !== 'admin') return lockOwned(tx, actor, videoId);
  orNotFound(await findReviewState(tx, actor, videoId));
  return orNotFound(await lockVideo(tx, videoId));
}
