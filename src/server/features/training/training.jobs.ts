// Notifications about sessions. Emails are separate jobs, so that an SMTP failure delays only them.

import type { NotificationEvent } from '#domain/messages/notifications/notification-facts.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { mayAnswer } from '#domain/training/session-answers.ts';
import type { Context } from '#server/context.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { findText } from '#server/features/messages/notifications/notifications.presenters.ts';
import { notifyAndPush } from '#server/features/messages/push/push.commands.ts';
import type { JobHandlers, JobPayload } from '#server/jobs/job-list.ts';
import { cancelledMail, sessionMail } from '#server/mail/templates/session-mails.ts';
import { listCancelledAtOnce, listOwnFrom } from './calendar.queries.ts';
import { writeCalendar, writeCancellation } from './calendar-file.ts';
import { claimReminders, findActivePlayer, findSessionNotice, type SessionNotice } from './session-notices.queries.ts';

export const trainingJobs = {
  async 'session-booked'({ userId, sessionId }, { db, jobs }) {
    const session = await findSessionNotice(db, sessionId);
    if (!session) return;
    const sessions = (await listOwnFrom(db, userId, session)).length;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, userId, {
        ...events.booked(session, null, sessions),
        cause: `training_booked:${sessionId}`,
      });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'booked', was: null, sessions });
    });
  },

  async 'session-changed'({ userId, sessionId, changeId, was, sessions }, { db, jobs }) {
    const session = await findSessionNotice(db, sessionId);
    if (!session) return;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, userId, {
        ...events.changed(session, was, sessions),
        cause: `training_changed:${changeId}`,
      });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'changed', was, sessions });
    });
  },

  async 'session-handed-over'({ userId, sessionId, changeId, formerId, sessions }, { db, jobs }) {
    const session = await findSessionNotice(db, sessionId);
    if (!session) return;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, userId, {
        ...events['handed-over'](session, null, sessions, formerId),
        cause: `session_handed_over:${changeId}`,
      });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'handed-over', was: null, sessions, formerId });
    });
  },

  async 'session-cancelled'(job, { db, jobs }) {
    const player = await findActivePlayer(db, job.userId);
    if (!player) return;
    await db.transaction(async (tx) => {
      const cause = `training_cancelled:${job.changeId}`;
      await notifyAndPush({ jobs }, tx, job.userId, { ...cancellation(job, player), cause });
      await jobs.enqueue(tx, 'session-cancelled-mail', job);
    });
  },

  async 'session-completed'({ userId, sessionId }, { db }) {
    const session = await findSessionNotice(db, sessionId);
    if (!session) return;
    const cause = `training_completed:${sessionId}`;
    await notify(db, [userId], { kind: 'session-completed', facts: factsOf(session), cause });
  },

  async 'session-reviewed'({ userId, sessionId }, { db }) {
    const session = await findSessionNotice(db, sessionId);
    if (!session) return;
    const cause = `training_reviewed:${sessionId}`;
    await notify(db, [userId], { kind: 'session-reviewed', facts: factsOf(session), cause });
  },

  async 'session-reminders'(_, { db, jobs }) {
    await db.transaction(async (tx) => {
      for (const entry of await claimReminders(tx)) await jobs.enqueue(tx, 'session-reminder', entry);
    });
  },

  async 'session-reminder'({ userId, sessionId }, { db, jobs }) {
    const session = await findSessionNotice(db, sessionId);
    // Moved or completed since it was claimed.
    if (session?.status !== 'scheduled' || session.remindedAt === null) return;
    const cause = `session_reminder:${sessionId}:${session.sessionDate}`;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, userId, { ...events.reminder(session), cause });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'reminder', was: null, sessions: 1 });
    });
  },

  async 'session-mail'({ userId, sessionId, kind, was, sessions, formerId }, context) {
    const { db, config } = context;
    const session = await findSessionNotice(db, sessionId);
    if (!session) return;
    const own = await listOwnFrom(db, userId, sessions > 1 ? session : { ...session, seriesId: null });
    await sendUnlessStopped(context, 'sessions', userId, async (stopUrl) =>
      sessionMail({
        ...session,
        text: await findText(db, events[kind](session, was, sessions, formerId)),
        calendar: writeCalendar(own, 'player', config),
        asksForAnswer: session.answer === null && mayAnswer(session, new Date()).allowed,
        link: `${config.publicUrl}${addressFor('sessions', 'player')}?session=${sessionId}`,
        stopUrl,
      }),
    );
  },

  async 'session-cancelled-mail'(job, context) {
    const { db, config } = context;
    const player = await findActivePlayer(db, job.userId);
    if (!player) return;
    const link = config.publicUrl + addressFor('sessions', 'player');
    const cancelled = await listCancelledAtOnce(db, job.userId, job.changeId);
    await sendUnlessStopped(context, 'sessions', job.userId, async (stopUrl) =>
      cancelledMail({
        ...player,
        text: await findText(db, cancellation(job, player)),
        calendar: cancelled.length === 0 ? null : writeCancellation(cancelled, config),
        link,
        stopUrl,
      }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;

/** The facts in every session event, in the player's time zone. */
function factsOf({ coachId, title, sessionDate, zone }: SessionNotice) {
  return { people: { coach: coachId }, sessionTitle: title, sessionDate, zone };
}

/** Events shared by notifications and emails. */
const events = {
  booked: (session: SessionNotice, _: string | null, sessions: number): NotificationEvent<'session-booked'> => ({
    kind: 'session-booked',
    facts: { ...factsOf(session), sessions },
  }),
  changed: (session: SessionNotice, was: string | null, sessions: number): NotificationEvent<'session-changed'> => ({
    kind: 'session-changed',
    facts: { ...factsOf(session), was, sessions },
  }),
  'handed-over': (
    session: SessionNotice,
    _: string | null,
    sessions: number,
    formerId?: string,
  ): NotificationEvent<'session-handed-over'> => ({
    kind: 'session-handed-over',
    facts: {
      ...factsOf(session),
      people: { coach: session.coachId ?? '', former: formerId ?? '' },
      sessions,
    },
  }),
  reminder: (session: SessionNotice): NotificationEvent<'session-reminder'> => ({
    kind: 'session-reminder',
    facts: factsOf(session),
  }),
};

function cancellation(
  { coachId, title, sessionDate, timeZone, sessions }: JobPayload<'session-cancelled'>,
  player: { timeZone: string | null },
): NotificationEvent<'session-cancelled'> {
  const zone = player.timeZone ?? timeZone;
  return {
    kind: 'session-cancelled',
    facts: { people: { coach: coachId }, sessionTitle: title, sessionDate, zone, sessions },
  };
}
