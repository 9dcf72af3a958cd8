// Granting achievements: after any event that may earn one, all of them are worked out again.

import { earnedAchievements } from '#domain/progress/achievement-grants.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { insertGrants, readFacts } from './achievements.queries.ts';

/** Grants per statement: PostgreSQL accepts at most 65,535 values. */
const batch = 2000;

export const achievementJobs = {
  async 'grant-achievements'({ userId }, { db }) {
    const earned = earnedAchievements(await readFacts(db, userId));
    for (let start = 0; start < earned.length; start += batch) {
      await insertGrants(db, userId, earned.slice(start, start + batch));
    }
    await notifyUsers(db, ['achievement'], [userId]);
  },
} satisfies Partial<JobHandlers<Context>>;
