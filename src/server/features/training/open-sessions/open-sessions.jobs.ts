// Offers places of open sessions, and notifies members in line and coaches.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { NotificationEvent } from '#domain/messages/notifications/notification-facts.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { Context } from '#server/context.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { findText } from '#server/features/messages/notifications/notifications.presenters.ts';
import { notifyAndPush } from '#server/features/messages/push/push.commands.ts';
import { findAnswerNotice } from '#server/features/training/answer.queries.ts';
import { offerPlaces } from '#server/features/training/offers.commands.ts';
import { findOfferNotice, listToCheck } from '#server/features/training/open-sessions.queries.ts';
import { findActivePlayer } from '#server/features/training/session-notices.queries.ts';
import type { JobHandlers, JobPayload } from '#server/jobs/job-list.ts';
import { placeTakenMail, waitingMail } from '#server/mail/templates/session-mails.ts';

export const openSessionJobs = {
  'offer-places': ({ sessionId }, context) => offerPlaces(context, sessionId),

  async 'check-open-sessions'(_, { db, jobs }) {
    const sessions = await listToCheck(db);
    await jobs.enqueueAll(
      db,
      'offer-places',
      sessions.map((sessionId) => ({ sessionId })),
    );
  },

  async 'place-offered'(job, { db, jobs }) {
    const notice = await findOfferNotice(db, job.waiterId, job.offeredUntil);
    if (!notice) return;
    const cause = `place_offered:${job.waiterId}:${job.offeredUntil}`;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, job.userId, { ...offerOf(notice, job), cause });
      await jobs.enqueue(tx, 'place-offered-mail', job);
    });
  },

  async 'place-offered-mail'(job, context) {
    const notice = await findOfferNotice(context.db, job.waiterId, job.offeredUntil);
    if (!notice) return;
    await sendUnlessStopped(context, 'sessions', job.userId, async (stopUrl) =>
      waitingMail({
        ...notice,
        text: await findText(context.db, offerOf(notice, job)),
        label: say(msg({ message: 'Answer', context: 'verb' })),
        link: linkTo(context),
        stopUrl,
      }),
    );
  },

  async 'waiting-ended'(job, { db, jobs }) {
    const player = await findActivePlayer(db, job.userId);
    if (!player) return;
    const cause = `waiting_ended:${job.changeId}`;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, job.userId, { ...endOf(job, player.timeZone), cause });
      await jobs.enqueue(tx, 'waiting-ended-mail', job);
    });
  },

  async 'waiting-ended-mail'(job, context) {
    const player = await findActivePlayer(context.db, job.userId);
    if (!player) return;
    await sendUnlessStopped(context, 'sessions', job.userId, async (stopUrl) =>
      waitingMail({
        ...player,
        text: await findText(context.db, endOf(job, player.timeZone)),
        label: say(msg`See open sessions`),
        link: linkTo(context),
        stopUrl,
      }),
    );
  },

  async 'place-taken'(job, { db, jobs }) {
    const notice = await takenNotice({ db }, job);
    if (!notice) return;
    const cause = `place_taken:${job.sessionId}`;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, job.userId, { ...takenBy(notice), cause });
      await jobs.enqueue(tx, 'place-taken-mail', job);
    });
  },

  async 'place-taken-mail'(job, context) {
    const notice = await takenNotice(context, job);
    if (!notice) return;
    const link = `${context.config.publicUrl}/coach/sessions`;
    await sendUnlessStopped(context, 'requests', job.userId, async (stopUrl) =>
      placeTakenMail({ ...notice.coach, text: await findText(context.db, takenBy(notice)), link, stopUrl }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;

const linkTo = ({ config }: Context) => config.publicUrl + addressFor('sessions', 'player');

type Offer = NonNullable<Awaited<ReturnType<typeof findOfferNotice>>>;
type Taken = NonNullable<Awaited<ReturnType<typeof findAnswerNotice>>>;

function offerOf(
  { coachId, title, sessionDate, zone }: Offer,
  { offeredUntil }: JobPayload<'place-offered'>,
): NotificationEvent<'place-offered'> {
  // Kept until the start means kept for no one.
  const until = offeredUntil === sessionDate ? null : offeredUntil;
  const facts = { people: { coach: coachId }, sessionTitle: title, sessionDate, zone, until };
  return { kind: 'place-offered', facts };
}

function endOf(
  { title, sessionDate, timeZone, why }: JobPayload<'waiting-ended'>,
  ownZone: string | null,
): NotificationEvent<'waiting-ended'> {
  const facts = { people: {}, sessionTitle: title, sessionDate, zone: ownZone ?? timeZone, why };
  return { kind: 'waiting-ended', facts };
}

/** The player's entry, unless they can't come any more or another coach leads the session. */
async function takenNotice({ db }: Pick<Context, 'db'>, { sessionId, userId }: JobPayload<'place-taken'>) {
  const notice = await findAnswerNotice(db, sessionId);
  return notice?.answer === 'coming' && notice.coach.id === userId ? notice : null;
}

function takenBy({ playerId, title, sessionDate, zone }: Taken): NotificationEvent<'place-taken'> {
  return { kind: 'place-taken', facts: { people: { player: playerId }, sessionTitle: title, sessionDate, zone } };
}
