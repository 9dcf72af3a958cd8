// Marks the rest of a very full bell as read.

import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { markLatestRead } from './notifications.queries.ts';

export const notificationJobs = {
  // In batches, so that nothing is locked for long. Newer notifications stay unread.
  async 'older-notifications-read'({ userId, before }, { db }) {
    let oldest: string | null = before;
    while (oldest !== null) oldest = await markLatestRead(db, userId, oldest);
    await notifyUsers(db, ['notification'], [userId]);
  },
} satisfies Partial<JobHandlers<Context>>;
