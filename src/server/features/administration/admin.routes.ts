// Endpoints of administrators.

import { compareNames } from '#domain/search-text.ts';
import { mapPage } from '#server/db/paging.ts';
import { approvePerson, rejectPerson } from '#server/features/accounts/approvals.commands.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { countFailedJobs } from '#server/features/administration/failed-jobs/failed-jobs.queries.ts';
import { countSecondOpinions } from '#server/features/levels/levels.queries.ts';
import { submitForPlayer } from '#server/features/videos/on-behalf.commands.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { assignCoach } from './admin.commands.ts';
import { listCoaches, listPeople } from './admin.queries.ts';
import { countWaiting } from './dashboard/admin-dashboard.queries.ts';
import { restorePerson, suspendPerson } from './suspension.commands.ts';
import { listCoachesOfPlayers, listVideos } from './videos/admin-videos.queries.ts';

export const adminHandlers = {
  async getAdminDashboard({ context }) {
    const [counts, levelsToConfirm, failedJobs] = await Promise.all([
      countWaiting(context.db),
      countSecondOpinions(context.db),
      countFailedJobs(context.db),
    ]);
    return { ...counts, levelsToConfirm, failedJobs };
  },

  async listPeople({ query, context }) {
    return listPeople(context.db, query);
  },

  async approvePerson(call) {
    await approvePerson(call.context, authorOf(call), call.params.userId, null);
  },

  async rejectPerson({ params, body, context, ...call }) {
    await rejectPerson(context, authorOf(call), params.userId, body.reason, null);
  },

  async suspendPerson({ params, body, context, ...call }) {
    await suspendPerson(context, authorOf(call), params.userId, body.reason);
  },

  async restorePerson({ params, context, ...call }) {
    await restorePerson(context, authorOf(call), params.userId);
  },

  async listAdminVideos({ query: { after, ...filter }, context }) {
    const page = await listVideos(context.db, filter, after);
    const coaches = await listCoachesOfPlayers(
      context.db,
      page.rows.map((row) => row.player.id),
    );
    return mapPage(page, (row) => ({
      ...row,
      coaches: coaches.filter((coach) => coach.playerId === row.player.id),
    }));
  },

  async submitVideoOnBehalf({ body, context, request, ...call }) {
    const videoId = await submitForPlayer(context, authorOf({ ...call, request }), body, submissionKey(request));
    return { videoId };
  },

  async listCoaches({ context }) {
    const coaches = await listCoaches(context.db);
    return coaches.toSorted((a, b) => compareNames(`${a.lastName} ${a.firstName}`, `${b.lastName} ${b.firstName}`));
  },

  async assignCoach({ params, body, context, ...call }) {
    await assignCoach(context, authorOf(call), params.videoId, body.coachId);
  },
} satisfies Partial<Handlers>;
