// Reminders of requests for the same situation.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { claimRequestReminders } from './situation-requests.queries.ts';

export const situationRequestJobs = {
  async 'situation-reminders'(_, { db }) {
    await db.transaction(async (tx) => {
      for (const { id, playerId, skill, dueOn } of await claimRequestReminders(tx)) {
        await notify(tx, [playerId], {
          kind: 'situation-due',
          facts: { people: {}, skill, dueOn },
          cause: `situation_due:${id}:${dueOn}`,
        });
      }
    });
  },
} satisfies Partial<JobHandlers<Context>>;
