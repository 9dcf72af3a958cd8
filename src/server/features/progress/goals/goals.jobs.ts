// Jobs after setting goals.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';

export const goalJobs = {
  async 'goals-set'({ userId, at }, { db }) {
    await notify(db, [userId], {
      kind: 'goals-set',
      facts: { people: {} },
      // Several saves in an hour notify once.
      cause: `goals_set:${userId}:${at.slice(0, 13)}`,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
