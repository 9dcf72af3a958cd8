// Tells coaches once a season that clips are waiting, and checks the links of clips.

import { seasonOf } from '#domain/levels/clip-season.ts';
import { type NotificationFacts } from '#domain/messages/notifications/notification-facts.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { findText } from '#server/features/messages/notifications/notifications.presenters.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { clipsWaitingMail } from '#server/mail/templates/clip-mails.ts';
import {
  findClipLink,
  findWaitingClips,
  listClipsToCheck,
  listCoachesToNotify,
  noticeCause,
  saveClipLink,
} from './reference-clips.queries.ts';

export const referenceClipJobs = {
  async 'announce-clips'(_, { db, jobs }) {
    const season = seasonOf(new Date());
    const coaches = await listCoachesToNotify(db, season);
    await db.transaction((tx) =>
      jobs.enqueueAll(
        tx,
        'clips-waiting',
        coaches.map((userId) => ({ userId, season })),
      ),
    );
  },

  async 'clips-waiting'(job, { db, jobs }) {
    const { userId, season } = job;
    const waiting = await findWaitingClips(db, season, userId);
    if (!waiting) return;
    await db.transaction(async (tx) => {
      await notify(tx, [userId], { ...eventOf(season, waiting.clips), cause: noticeCause(season) });
      await jobs.enqueue(tx, 'clips-waiting-mail', job);
    });
  },

  async 'clips-waiting-mail'({ userId, season }, context) {
    const waiting = await findWaitingClips(context.db, season, userId);
    if (!waiting) return;
    const link = `${context.config.publicUrl}/coach/reference-clips`;
    await sendUnlessStopped(context, 'clips', userId, async (stopUrl) =>
      clipsWaitingMail({ ...waiting, text: await findText(context.db, eventOf(season, waiting.clips)), link, stopUrl }),
    );
  },

  async 'check-clip-link'({ clipId }, { db, videoInfo }) {
    const clip = await findClipLink(db, clipId);
    if (clip?.provider !== 'youtube') return;
    const check = await videoInfo.checkLink(clip.videoUrl);
    if (check.kind === 'no-answer') return;
    const problem = check.kind === 'problem' ? check.problem : null;
    await db.transaction(async (tx) => {
      if (await saveClipLink(tx, clipId, clip.videoUrl, problem)) await notifyAdministratorsOfChange(tx, ['clip']);
    });
  },

  async 'check-clip-links'(_, { db, jobs }) {
    const clips = await listClipsToCheck(db, seasonOf(new Date()));
    await db.transaction((tx) =>
      jobs.enqueueAll(
        tx,
        'check-clip-link',
        clips.map((clipId) => ({ clipId })),
      ),
    );
  },
} satisfies Partial<JobHandlers<Context>>;

function eventOf(season: string, clips: number) {
  const facts: NotificationFacts['clips-waiting'] = { people: {}, season, clips };
  return { kind: 'clips-waiting', facts } as const;
}
