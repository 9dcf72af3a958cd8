// What players hear of their sessions: the bell first, then the mail, so that a mail server that is down delays mail alone.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers, JobPayload } from '#server/jobs/job-list.ts';
import { cancelledMail, sessionMail } from '#server/mail/templates/session-mails.ts';
import { listOwnFrom } from './calendar.queries.ts';
import { writeCalendar } from './calendar-file.ts';
import { claimReminders, findCancelled, findToldSession, type ToldEntry } from './session-news.queries.ts';
import * as news from './session-news.ts';

/** Names what happened, and the coach whom the news name: they go when the coach does. */
function causeOf(kind: string, happened: string, coachId: string | null): string {
  return [kind, happened, coachId].filter(Boolean).join(':');
}

export const trainingJobs = {
  async 'session-booked'({ userId, sessionId }, { db, jobs }) {
    const session = await findToldSession(db, sessionId);
    if (!session) return;
    const sessions = (await listOwnFrom(db, userId, session)).length;
    await db.transaction(async (tx) => {
      const told = news.bookedNews(session, sessions);
      await notify(tx, [userId], {
        type: 'training_booked',
        ...told,
        cause: causeOf('training_booked', sessionId, session.coachId),
      });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'booked', was: null, sessions });
    });
  },

  async 'session-changed'({ userId, sessionId, changeId, was, sessions }, { db, jobs }) {
    const session = await findToldSession(db, sessionId);
    if (!session) return;
    await db.transaction(async (tx) => {
      const told = news.changedNews(session, was, sessions);
      await notify(tx, [userId], {
        type: 'training_booked',
        ...told,
        cause: causeOf('training_changed', changeId, session.coachId),
      });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'changed', was, sessions });
    });
  },

  async 'session-cancelled'(job, { db, jobs }) {
    const cancelled = await toldCancelled(db, job);
    if (!cancelled) return;
    await db.transaction(async (tx) => {
      const cause = causeOf('training_cancelled', job.changeId, job.coachId);
      await notify(tx, [job.userId], { type: 'training_booked', ...cancelled.news, cause });
      await jobs.enqueue(tx, 'session-cancelled-mail', job);
    });
  },

  async 'session-completed'({ userId, sessionId }, { db }) {
    const session = await findToldSession(db, sessionId);
    if (!session) return;
    const cause = causeOf('training_completed', sessionId, session.coachId);
    await notify(db, [userId], { type: 'training_completed', ...news.completedNews(session), cause });
  },

  async 'session-reviewed'({ userId, sessionId }, { db }) {
    const session = await findToldSession(db, sessionId);
    if (!session) return;
    const cause = causeOf('training_reviewed', sessionId, session.coachId);
    await notify(db, [userId], { type: 'training_reviewed', ...news.reviewedNews(session), cause });
  },

  async 'session-reminders'(_, { db, jobs }) {
    await db.transaction(async (tx) => {
      for (const entry of await claimReminders(tx)) await jobs.enqueue(tx, 'session-reminder', entry);
    });
  },

  async 'session-reminder'({ userId, sessionId }, { db, jobs }) {
    const session = await findToldSession(db, sessionId);
    // Moved or completed since it was claimed: what was true then is not any more.
    if (session?.status !== 'scheduled' || session.remindedAt === null) return;
    const cause = causeOf('session_reminder', `${sessionId}:${session.sessionDate}`, session.coachId);
    await db.transaction(async (tx) => {
      await notify(tx, [userId], { type: 'session_reminder', ...news.reminderNews(session), cause });
      await jobs.enqueue(tx, 'session-mail', { userId, sessionId, kind: 'reminder', was: null, sessions: 1 });
    });
  },

  async 'session-mail'({ userId, sessionId, kind, was, sessions }, { db, mailer, config }) {
    const session = await findToldSession(db, sessionId);
    if (!session) return;
    const own = await listOwnFrom(db, userId, sessions > 1 ? session : { ...session, seriesId: null });
    await mailer.send(
      await sessionMail({
        ...session,
        news: newsOf[kind](session, was, sessions),
        calendar: writeCalendar(own, 'player', config.publicUrl),
        link: `${config.publicUrl}/player/training`,
      }),
    );
  },

  async 'session-cancelled-mail'(job, { db, mailer, config }) {
    const cancelled = await toldCancelled(db, job);
    if (cancelled)
      await mailer.send(await cancelledMail({ ...cancelled, link: `${config.publicUrl}/player/training` }));
  },
} satisfies Partial<JobHandlers<Context>>;

const newsOf = {
  booked: (session: ToldEntry, _: string | null, sessions: number) => news.bookedNews(session, sessions),
  changed: news.changedNews,
  reminder: news.reminderNews,
};

async function toldCancelled(db: Context['db'], job: JobPayload<'session-cancelled'>) {
  const player = await findCancelled(db, job.userId, job.coachId);
  if (!player) return null;
  const { title, sessionDate, timeZone, sessions } = job;
  const told = { title, sessionDate, zone: player.timeZone ?? timeZone, coach: player.coach };
  return { ...player, news: news.cancelledNews(told, sessions) };
}
