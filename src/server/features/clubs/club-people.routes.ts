// Endpoints of a club's coaches, members, invitations, imports and videos.

import { turnaround, turnaroundDays } from '#domain/videos/turnaround.ts';
import type { Context } from '#server/context.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { checkImport, startImport } from './club-import.commands.ts';
import { findLatestImport } from './club-import.queries.ts';
import { inviteToClub, resendClubInvitation, withdrawClubInvitation } from './club-invitations.commands.ts';
import { listInvitations } from './club-invitations.queries.ts';
import { acceptClubRequest, declineClubRequest } from './club-requests.commands.ts';
import { listRequestsTo } from './club-requests.queries.ts';
import { listClubVideos } from './club-videos.queries.ts';
import { listClubCoaches, listReviewsOfCoaches } from './coaches.queries.ts';
import { removeCoach, removeMember } from './leaving.commands.ts';
import { connectPair, disconnectPair } from './pairs.commands.ts';
import { findMember, listCoachesOfMembers, listMembers } from './players.queries.ts';

export const clubPeopleHandlers = {
  async listClubCoaches({ actor, query, context: { db } }) {
    const clubId = clubOf(actor);
    const now = new Date();
    const { rows, next } = await listClubCoaches(db, clubId, query.after);
    const since = new Date(now.getTime() - turnaroundDays * 86_400_000).toISOString();
    const published = Map.groupBy(
      await listReviewsOfCoaches(
        db,
        clubId,
        rows.map(({ id }) => id),
        since,
      ),
      ({ coachId }) => coachId,
    );
    return {
      rows: rows.map((coach) => {
        const waits = turnaround(published.get(coach.id) ?? [], now);
        return { ...coach, turnaroundHours: waits?.hours ?? null, recentReviews: waits?.reviews ?? 0 };
      }),
      next,
    };
  },

  async removeClubCoach({ params, context, ...call }) {
    await removeCoach(context, authorOf(call), clubOf(call.actor), params.userId);
  },

  async connectCoachWithMember({ body, context, ...call }) {
    await connectPair(context, authorOf(call), clubOf(call.actor), body);
  },

  async disconnectCoachFromMember({ body, context, ...call }) {
    await disconnectPair(context, authorOf(call), clubOf(call.actor), body);
  },

  async listClubPlayers({ actor, query, context: { db } }) {
    const clubId = clubOf(actor);
    const { rows, next } = await listMembers(db, clubId, query);
    return { rows: await withCoaches(db, clubId, rows), next };
  },

  async getClubPlayer({ actor, params, context: { db } }) {
    const clubId = clubOf(actor);
    const member = orNotFound(await findMember(db, clubId, params.userId));
    return orNotFound((await withCoaches(db, clubId, [member]))[0]);
  },

  async removeClubPlayer({ params, context, ...call }) {
    await removeMember(context, authorOf(call), clubOf(call.actor), params.userId);
  },

  async listClubInvitations({ actor, query, context }) {
    return listInvitations(context.db, clubOf(actor), query);
  },

  async inviteToClub({ body: { people }, context, ...call }) {
    await inviteToClub(context, authorOf(call), clubOf(call.actor), people);
    const [first] = people;
    const whom = people.length === 1 && first ? first.email : `${people.length} people`;
    return { message: `The invitation to ${whom} is on its way.` };
  },

  async resendClubInvitation({ params, context, ...call }) {
    await resendClubInvitation(context, authorOf(call), clubOf(call.actor), params.id);
  },

  async withdrawClubInvitation({ params, context, ...call }) {
    await withdrawClubInvitation(context, authorOf(call), clubOf(call.actor), params.id);
  },

  async listClubRequests({ actor, context }) {
    return listRequestsTo(context.db, actor);
  },

  async acceptClubRequest({ actor, params, context, ...call }) {
    await acceptClubRequest(context, authorOf({ actor, ...call }), actor.id, params.id);
  },

  async declineClubRequest({ actor, params, context }) {
    await declineClubRequest(context, actor.id, params.id);
  },

  async checkClubImport({ actor, body, context }) {
    return checkImport(context.db, clubOf(actor), body);
  },

  async startClubImport({ body, context, ...call }) {
    return startImport(context, authorOf(call), clubOf(call.actor), body);
  },

  async getLatestClubImport({ actor, context }) {
    return findLatestImport(context.db, clubOf(actor));
  },

  async listClubVideos({ actor, query, context }) {
    clubOf(actor);
    return listClubVideos(context.db, actor, query);
  },
} satisfies Partial<Handlers>;

/** Adds their coaches to members. */
async function withCoaches<Member extends { id: string }>(
  db: Context['db'],
  clubId: string,
  members: readonly Member[],
) {
  const found = await listCoachesOfMembers(
    db,
    clubId,
    members.map(({ id }) => id),
  );
  const byPlayer = Map.groupBy(found, ({ playerId }) => playerId);
  return members.map((member) => ({
    ...member,
    coaches: (byPlayer.get(member.id) ?? []).map(({ playerId: _playerId, ...coach }) => coach),
  }));
}
