// Notifies players and coaches of sessions that changed their coach.

import type { NotificationEvent } from '#domain/messages/notifications/notification-facts.ts';
import type { Context } from '#server/context.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { findText } from '#server/features/messages/notifications/notifications.presenters.ts';
import { notifyAndPush } from '#server/features/messages/push/push.commands.ts';
import { findCoachNotice } from '#server/features/training/session-notices.queries.ts';
import type { JobHandlers, JobPayload } from '#server/jobs/job-list.ts';
import { coachChangedMail } from '#server/mail/templates/session-mails.ts';

export const substituteJobs = {
  async 'session-coach-changed'(job, { db, jobs }) {
    const notice = await currentNotice({ db }, job);
    if (!notice) return;
    await db.transaction(async (tx) => {
      const cause = `session_coach_changed:${job.changeId}:${job.userId}`;
      await notifyAndPush({ jobs }, tx, job.userId, { ...eventOf(notice, job), cause });
      await jobs.enqueue(tx, 'session-coach-changed-mail', job);
    });
  },

  async 'session-coach-changed-mail'(job, context) {
    const notice = await currentNotice(context, job);
    if (!notice) return;
    const link = `${context.config.publicUrl}/coach/sessions`;
    await sendUnlessStopped(context, 'requests', job.userId, async (stopUrl) =>
      coachChangedMail({ ...notice, text: await findText(context.db, eventOf(notice, job)), link, stopUrl }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;

type CoachChange = JobPayload<'session-coach-changed'>;
type Notice = NonNullable<Awaited<ReturnType<typeof findCoachNotice>>>;

/** The session, unless it was handed on or back since. */
async function currentNotice({ db }: Pick<Context, 'db'>, { sessionId, userId, isYours }: CoachChange) {
  const notice = await findCoachNotice(db, sessionId, userId);
  return notice !== null && (notice.leaderId === userId) === isYours ? notice : null;
}

function eventOf(
  { title, sessionDate, zone }: Notice,
  { otherId, sessions, isYours }: CoachChange,
): NotificationEvent<'session-coach-changed'> {
  const facts = { people: { other: otherId }, sessionTitle: title, sessionDate, zone, sessions, isYours };
  return { kind: 'session-coach-changed', facts };
}
