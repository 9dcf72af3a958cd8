// What follows from setting goals.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';

export const goalJobs = {
  async 'goals-set'({ userId, at }, { db }) {
    await notify(db, [userId], {
      type: 'progress_update',
      title: 'Your goals were updated',
      message: 'Your coach has written down what you are working towards.',
      // A coach who saves several times in an hour tells it once.
      cause: `goals_set:${userId}:${at.slice(0, 13)}`,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
