// Notifies coaches of answers to their sessions. The reason stays on the session's screen.

import type { NotificationEvent } from '#domain/messages/notifications/notification-facts.ts';
import type { Context } from '#server/context.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { findText } from '#server/features/messages/notifications/notifications.presenters.ts';
import { notifyAndPush } from '#server/features/messages/push/push.commands.ts';
import type { JobHandlers, JobPayload } from '#server/jobs/job-list.ts';
import { answerMail } from '#server/mail/templates/session-mails.ts';
import { findAnswerNotice } from './answer.queries.ts';

export const answerJobs = {
  async 'session-answered'(job, { db, jobs }) {
    const notice = await currentNotice({ db }, job);
    if (!notice) return;
    const cause = `session_answered:${job.sessionId}:${job.answeredAt}`;
    await db.transaction(async (tx) => {
      await notifyAndPush({ jobs }, tx, job.userId, { ...eventOf(notice, job.answer), cause });
      await jobs.enqueue(tx, 'session-answered-mail', job);
    });
  },

  async 'session-answered-mail'(job, context) {
    const notice = await currentNotice(context, job);
    if (!notice) return;
    const link = `${context.config.publicUrl}/coach/sessions`;
    await sendUnlessStopped(context, 'requests', job.userId, async (stopUrl) =>
      answerMail({
        ...notice.coach,
        playerName: notice.playerName,
        text: await findText(context.db, eventOf(notice, job.answer)),
        link,
        stopUrl,
      }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;

type Notice = NonNullable<Awaited<ReturnType<typeof findAnswerNotice>>>;

/** The answer, unless it was changed since, or another coach leads the session. */
async function currentNotice({ db }: Pick<Context, 'db'>, job: JobPayload<'session-answered'>) {
  const notice = await findAnswerNotice(db, job.sessionId);
  return notice?.answer === job.answer && notice.coach.id === job.userId ? notice : null;
}

function eventOf(
  { playerId, title, sessionDate, zone }: Notice,
  answer: JobPayload<'session-answered'>['answer'],
): NotificationEvent<'session-answered'> {
  const facts = { people: { player: playerId }, sessionTitle: title, sessionDate, zone, answer };
  return { kind: 'session-answered', facts };
}
