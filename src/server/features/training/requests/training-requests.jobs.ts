// Notifications and emails about training requests. Bookings are notified by the session itself.

import { addressFor } from '#domain/reader-addresses.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import { notifyAndPush } from '#server/features/messages/push/push.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { trainingDeclinedMail, trainingRequestedMail } from '#server/mail/templates/training-request-mails.ts';
import { findRequestNotice } from './request-lists.queries.ts';
import { lapseOldRequests } from './training-requests.queries.ts';

export const trainingRequestJobs = {
  async 'training-requested'({ requestId }, { db, jobs }) {
    const request = await findRequestNotice(db, requestId);
    if (request?.state !== 'open') return;
    const { player, coach, duration: minutes } = request;
    const cause = `training_requested:${requestId}`;
    await db.transaction(async (tx) => {
      const facts = { people: { player: player.id }, minutes };
      await notifyAndPush({ jobs }, tx, coach.id, { kind: 'training-requested', facts, cause });
      await notifyAdministrators(tx, {
        kind: 'training-requested-of-coach',
        facts: { people: { player: player.id, coach: coach.id }, minutes },
        cause,
      });
      await jobs.enqueue(tx, 'training-requested-mail', { requestId });
    });
  },

  async 'training-requested-mail'({ requestId }, context) {
    const request = await findRequestNotice(context.db, requestId);
    if (request?.state !== 'open') return;
    await sendUnlessStopped(context, 'requests', request.coach.id, (stopUrl) =>
      trainingRequestedMail({ ...request, link: `${context.config.publicUrl}/coach/sessions`, stopUrl }),
    );
  },

  async 'training-declined'({ requestId }, { db, jobs }) {
    const request = await findRequestNotice(db, requestId);
    if (request?.state !== 'declined') return;
    const { player, coach, reason } = request;
    await db.transaction(async (tx) => {
      const facts = { people: { coach: coach.id }, reason: reason ?? '' };
      await notifyAndPush({ jobs }, tx, player.id, {
        kind: 'training-declined',
        facts,
        cause: `training_declined:${requestId}`,
      });
      await jobs.enqueue(tx, 'training-declined-mail', { requestId });
    });
  },

  async 'training-declined-mail'({ requestId }, context) {
    const request = await findRequestNotice(context.db, requestId);
    if (request?.state !== 'declined') return;
    await sendUnlessStopped(context, 'sessions', request.player.id, (stopUrl) =>
      trainingDeclinedMail({ ...request, link: context.config.publicUrl + addressFor('sessions', 'player'), stopUrl }),
    );
  },

  async 'lapse-training-requests'(_, { db }) {
    await db.transaction(async (tx) => {
      const lapsed = await lapseOldRequests(tx);
      await notifyUsers(
        tx,
        ['session'],
        lapsed.flatMap(({ coachId, playerId }) => [coachId, playerId]),
      );
    });
  },
} satisfies Partial<JobHandlers<Context>>;
