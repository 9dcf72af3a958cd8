// Endpoints of administrators.

import { approvePerson, rejectPerson } from '#server/features/accounts/approvals.commands.ts';
import { authorOf } from '#server/features/audit/audit.commands.ts';
import { countLevels } from '#server/features/levels/levels.queries.ts';
import type { Handlers } from '#server/http/serve.ts';
import { assignCoach, changeRole } from './admin.commands.ts';
import { countWaiting, listCoaches, listCoachesOfPlayers, listPeople, listVideos, pageSize } from './admin.queries.ts';
import { restorePerson, suspendPerson } from './suspension.commands.ts';

export const adminHandlers = {
  async getAdminDashboard({ actor, context }) {
    const [counts, levels, failedJobs] = await Promise.all([
      countWaiting(context.db),
      countLevels(context.db, actor),
      context.jobs.countFailed(),
    ]);
    return { ...counts, levelsToConfirm: levels['second-word'], failedJobs };
  },

  async listPeople({ query, context }) {
    const people = await listPeople(context.db, query);
    return { people, next: nextPage(people) };
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
    const rows = await listVideos(context.db, query.show, query.after);
    const coaches = await listCoachesOfPlayers(
      context.db,
      rows.map((row) => row.player.id),
    );
    const videos = rows.map((row) => ({
      ...row,
      coaches: coaches.filter((coach) => coach.playerId === row.player.id),
    }));
    return { videos, next: nextPage(rows) };
  },

  async listCoaches({ context }) {
    const coaches = await listCoaches(context.db);
    return coaches.toSorted((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`));
  },

  async assignCoach({ params, body, context, ...call }) {
    await assignCoach(context, authorOf(call), params.videoId, body.coachId);
  },
} satisfies Partial<Handlers>;

/** The id after which the next page starts; null on the last page. */
function nextPage(rows: readonly { id: string }[]): string | null {
  return rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
}
