// Assigning coaches to videos.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { findOtherCoach, setAskedCoach } from '#server/features/videos/second-reviews.queries.ts';
import { invalidField, orNotFound } from '#server/http/app-error.ts';
import { connect } from '#server/policy/connections.queries.ts';
import { isActiveCoach } from '#server/policy/people.queries.ts';
import { findVideoOwner } from './admin.queries.ts';

/** Connects a coach with the player of a video and notifies the coach. @throws AppError not_found, invalid_input */
export async function assignCoach({ db, jobs }: Context, by: Author, videoId: string, coachId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { playerId } = orNotFound(await findVideoOwner(tx, videoId));
    if (!(await isActiveCoach(tx, coachId))) throw invalidField('coachId', say(msg`Please choose an active coach.`));
    if (coachId === (await findOtherCoach(tx, videoId)))
      throw invalidField(
        'coachId',
        say(msg`This coach has the other review of this match. Please choose another one.`),
      );
    await connect(tx, coachId, playerId);
    await setAskedCoach(tx, videoId, coachId);
    await recordAudit(tx, by, 'coach-assigned', { type: 'video', id: videoId }, { after: { coachId, playerId } });
    await jobs.enqueue(tx, 'coach-assigned', { videoId, coachId });
    await notifyViewers(tx, ['connection', 'video'], playerId);
  });
}
