// Granting achievements: after whatever can earn one, everything that the player has earned is worked out again.

import { earnedAchievements } from '#domain/progress/achievement-grants.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { insertGrants, readFacts } from './achievements.queries.ts';

/** Grants of one statement: PostgreSQL takes 65,535 values at once. */
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
