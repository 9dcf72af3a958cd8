// Sharing parts of a review with everyone, and stopping.

import type { ReviewSharing } from '#contract/reviews/shared-reviews.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { mayShareReview } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { listNamesBeside, publicNotes } from '#server/policy/publicity.ts';
import { newPublicCode } from '#server/security/public-code.ts';
import * as queries from './shared-reviews.queries.ts';

/** How a name is shown until its player chooses. */
const firstStyle = 'short';

/** The ids of the notes that may be public now, by time. */
async function listShareable(
  db: Database,
  video: { playerId: string; videoId: string },
  named: {
    player: Parameters<typeof listNamesBeside>[1] & { firstName: string; lastName: string };
    nameStyle: NameStyle;
  },
): Promise<string[]> {
  const notes = await queries.listNotes(db, video);
  return publicNotes(notes, named, await listNamesBeside(db, named.player)).map(({ id }) => id);
}

/** @throws AppError not_found for another player's video */
export async function readSharing(db: Database, playerId: string, videoId: string): Promise<ReviewSharing> {
  const { player, share, isTakenDown } = orNotFound(await queries.findOwnSharing(db, playerId, videoId));
  const shareable = await listShareable(
    db,
    { playerId, videoId },
    { player, nameStyle: share?.nameStyle ?? firstStyle },
  );
  return {
    share: share && { ...share, noteIds: shareable.filter((id) => share.noteIds.includes(id)) },
    notes: shareable,
    isTakenDown,
  };
}

/**
 * Shares a review, or changes what is shared of it. Notes that may not be public are not kept, so that none appears once the person whom
 * it names has left; whenever the page is read they are checked again.
 *
 * @throws AppError not_found; conflict before the review is published, and once it was taken down
 */
export async function shareReview(
  { db }: Context,
  by: Author,
  playerId: string,
  videoId: string,
  parts: queries.SharedParts,
): Promise<ReviewSharing> {
  return db.transaction(async (tx) => {
    orNotFound(await queries.lockOwnVideo(tx, playerId, videoId));
    const own = orNotFound(await queries.findOwnSharing(tx, playerId, videoId));
    requirePermission(mayShareReview(own));
    const shareable = await listShareable(
      tx,
      { playerId, videoId },
      { player: own.player, nameStyle: parts.nameStyle },
    );
    const noteIds = shareable.filter((id) => parts.noteIds.includes(id));
    const share = await queries.saveSharing(tx, videoId, newPublicCode(), { ...parts, noteIds });
    if (own.share === null) await recordAudit(tx, by, 'review-shared', { type: 'video', id: videoId });
    await notifyUsers(tx, ['content'], [playerId]);
    return { share, notes: shareable, isTakenDown: own.isTakenDown };
  });
}

/** Makes a review private; the page is gone, and its address with it. @throws AppError not_found */
export async function stopSharing({ db }: Context, by: Author, playerId: string, videoId: string): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await queries.lockOwnVideo(tx, playerId, videoId));
    if (!(await queries.deleteSharing(tx, videoId))) return;
    await recordAudit(tx, by, 'review-sharing-stopped', { type: 'video', id: videoId });
    await notifyUsers(tx, ['content'], [playerId]);
  });
}
