// Submitting a video for a player, as an administrator.

import { msg } from '@lingui/core/runtime-macro';
import type { VideoOnBehalf } from '#contract/videos/admin-videos.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { spendCredit } from '#server/features/payments/credits/credits.commands.ts';
import { AppError, invalidField } from '#server/http/app-error.ts';
import { afterSubmission, checkSubmission } from './videos.commands.ts';
import { findUploader, insertVideo } from './videos.queries.ts';

/**
 * Stores a player's video for review, with or without one of their credits. The reason is logged, and the player is notified.
 *
 * @param submissionKey what the browser called it: sent again, it has one effect
 * @returns the id of the video
 * @throws AppError invalid_input for someone who is no active player; already_sent; no_credits; conflict
 */
export async function submitForPlayer(
  context: Context,
  by: Author,
  { playerId, credit, reason, ...form }: VideoOnBehalf,
  submissionKey: string | null,
): Promise<string> {
  return context.db.transaction(async (tx) => {
    const player = await findUploader(tx, playerId);
    if (player?.role !== 'player') throw invalidField('playerId', say(msg`Please choose an active player.`));
    if (player.isJunior) {
      const message = say(msg`Only the guardian can send a video of a junior.`);
      throw new AppError('conflict', { message, fields: { playerId: message } });
    }
    const submitter = { id: playerId, timeZone: player.timeZone };
    const { video, earlierId } = await checkSubmission(tx, submitter, form, submissionKey, (day) =>
      say(msg`This player sent this on ${{ day }}`),
    );
    if (earlierId !== null) return earlierId;
    const videoId = await insertVideo(tx, video);
    if (credit) await spendCredit(tx, playerId, videoId);
    const change = { after: { playerId, credit, reason } };
    await recordAudit(tx, by, 'video-submitted-on-behalf', { type: 'video', id: videoId }, change);
    await context.jobs.enqueue(tx, 'video-sent-for-player', { videoId, withCredit: credit });
    await afterSubmission(context, tx, playerId, videoId);
    return videoId;
  });
}
