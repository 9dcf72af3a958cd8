// Smashy's jobs.

import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { embedKnowledge } from './meaning.commands.ts';
import { deleteOldTurns } from './smashy.queries.ts';

export const smashyJobs = {
  async 'forget-conversations'(_, { db }) {
    await deleteOldTurns(db);
  },

  async 'embed-knowledge'({ model }, context) {
    await embedKnowledge(context, model);
  },
} satisfies Partial<JobHandlers<Context>>;
