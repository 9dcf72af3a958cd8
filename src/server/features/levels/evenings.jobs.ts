// Notifies the coach of an evening, and checks the links of open evenings.

import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { saveCourtLink } from './evening-writes.queries.ts';
import { findCourtLink, findEveningFacts, listCourtsToCheck, listEveningReaders } from './evenings.queries.ts';

export const eveningJobs = {
  async 'evening-assigned'({ eveningId, coachId }, { db }) {
    const evening = await findEveningFacts(db, eveningId);
    if (evening?.coachId !== coachId) return;
    const { clubName, title, heldOn: day } = evening;
    await notify(db, [coachId], {
      kind: 'evening-assigned',
      facts: { people: {}, clubName, title, day },
      cause: `evening_assigned:${eveningId}:${coachId}`,
    });
  },

  async 'check-evening-link'({ courtId }, { db, videoInfo }) {
    const court = await findCourtLink(db, courtId);
    if (court?.provider !== 'youtube') return;
    const check = await videoInfo.checkLink(court.videoUrl);
    if (check.kind === 'no-answer') return;
    const problem = check.kind === 'problem' ? check.problem : null;
    await db.transaction(async (tx) => {
      if (!(await saveCourtLink(tx, courtId, court.videoUrl, problem))) return;
      await notifyUsers(tx, ['level'], await listEveningReaders(tx, court.clubId, [court.coachId]));
    });
  },

  async 'check-evening-links'(_, { db, jobs }) {
    const courts = await listCourtsToCheck(db);
    await db.transaction((tx) =>
      jobs.enqueueAll(
        tx,
        'check-evening-link',
        courts.map((courtId) => ({ courtId })),
      ),
    );
  },
} satisfies Partial<JobHandlers<Context>>;
