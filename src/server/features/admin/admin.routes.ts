// Endpoints of administrators.

import { mapPage } from '#server/db/paging.ts';
import { approvePerson, rejectPerson } from '#server/features/accounts/approvals.commands.ts';
import { authorOf } from '#server/features/audit/audit.commands.ts';
import { countLevels } from '#server/features/levels/levels.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { assignCoach, changeRole } from './admin.commands.ts';
import { countWaiting, listCoaches, listCoachesOfPlayers, listPeople, listVideos } from './admin.queries.ts';
import { restorePerson, suspendPerson } from './suspension.commands.ts';

export const adminHandlers = {
  async getAdminDashboard({ actor, context }) {
    const [counts, levels, failedJobs] = await Promise.all([
      countWaiting(context.db),
      countLevels(context.db, actor),
      context.jobs.countFailed(),
    ]);
    return { ...counts, levelsToConfirm: levels['second-opinion'], failedJobs };
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

  async changeRole({ params, body, context, ...call }) {
    await changeRole(context, authorOf(call), params.userId, body.role);
  },

  async listAdminVideos({ query, context }) {
    const page = await listVideos(context.db, query.show, query.after);
    const coaches = await listCoachesOfPlayers(
      context.db,
      page.rows.map((row) => row.player.id),
    );
    return mapPage(page, (row) => ({
      ...row,
      coaches: coaches.filter((coach) => coach.playerId === row.player.id),
    }));
  },

  async listCoaches({ context }) {
    const coaches = await listCoaches(context.db);
    return coaches.toSorted((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`));
  },

  async assignCoach({ params, body, context, ...call }) {
    await assignCoach(context, authorOf(call), params.videoId, body.coachId);
  },
} satisfies Partial<Handlers>;
