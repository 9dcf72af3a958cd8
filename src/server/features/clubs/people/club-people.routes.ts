// Endpoints of a club's coaches, members, invitations, imports and videos.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { levelOf, scaleName } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { turnaround, turnaroundDays } from '#domain/videos/turnaround.ts';
import type { Context } from '#server/context.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { listClubVideos } from './club-videos.queries.ts';
import { listClubCoaches, listReviewsOfCoaches } from './coaches.queries.ts';
import { checkImport, startImport } from './import/club-import.commands.ts';
import { findLatestImport } from './import/club-import.queries.ts';
import {
  inviteToClub,
  readChosenInvitations,
  resendClubInvitation,
  resendClubInvitations,
  withdrawClubInvitation,
  withdrawClubInvitations,
} from './invitations/club-invitations.commands.ts';
import { listInvitations } from './invitations/club-invitations.queries.ts';
import { acceptClubRequest, declineClubRequest } from './invitations/club-requests.commands.ts';
import { listRequestsTo } from './invitations/club-requests.queries.ts';
import { removeCoach, removeMember } from './leaving.commands.ts';
import { assignCoach, endCoach, readChosenMembers, removeMembers } from './many-members.commands.ts';
import { connectPair, disconnectPair } from './pairs.commands.ts';
import { countPeople, findMember, listCoachesOfMembers, listGroupsOfMembers, listMembers } from './players.queries.ts';

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
    const { rows, next } = await listMembers(db, clubId, query, actor.timeZone ?? 'UTC');
    return { rows: await withCoachesAndGroups(db, clubId, rows), next };
  },

  async countClubPeople({ actor, query, context: { db } }) {
    return countPeople(db, clubOf(actor), query);
  },

  async getClubPlayer({ actor, params, context: { db } }) {
    const clubId = clubOf(actor);
    const member = orNotFound(await findMember(db, clubId, params.userId, actor.timeZone ?? 'UTC'));
    return orNotFound((await withCoachesAndGroups(db, clubId, [member]))[0]);
  },

  async removeClubPlayer({ params, context, ...call }) {
    await removeMember(context, authorOf(call), clubOf(call.actor), params.userId);
  },

  async assignCoachToMembers({ body, context, ...call }) {
    return assignCoach(context, authorOf(call), clubOf(call.actor), body);
  },

  async endCoachOfMembers({ body, context, ...call }) {
    return endCoach(context, authorOf(call), clubOf(call.actor), body);
  },

  async removeClubPlayers({ body, context, ...call }) {
    return removeMembers(context, authorOf(call), clubOf(call.actor), body.selection);
  },

  async exportClubPlayers({ actor, body, context }) {
    const clubId = clubOf(actor);
    const members = await readChosenMembers(context, clubId, body.selection);
    const people = await withCoachesAndGroups(context.db, clubId, members);
    return { name: 'members.csv', csv: peopleCsv(people, actor.country) };
  },

  async listClubInvitations({ actor, query, context }) {
    return listInvitations(context.db, clubOf(actor), query);
  },

  async inviteToClub({ body: { people }, context, ...call }) {
    await inviteToClub(context, authorOf(call), clubOf(call.actor), people);
    const [first] = people;
    const whom = people.length === 1 && first ? first.email : `${people.length} people`;
    return { message: say(msg`The invitation to ${{ whom }} is on its way.`) };
  },

  async resendClubInvitation({ params, context, ...call }) {
    await resendClubInvitation(context, authorOf(call), clubOf(call.actor), params.id);
  },

  async withdrawClubInvitation({ params, context, ...call }) {
    await withdrawClubInvitation(context, authorOf(call), clubOf(call.actor), params.id);
  },

  async resendClubInvitations({ body, context, ...call }) {
    return resendClubInvitations(context, authorOf(call), clubOf(call.actor), body.selection);
  },

  async withdrawClubInvitations({ body, context, ...call }) {
    return withdrawClubInvitations(context, authorOf(call), clubOf(call.actor), body.selection);
  },

  async exportClubInvitations({ actor, body, context }) {
    const invited = await readChosenInvitations(context, clubOf(actor), body.selection);
    return { name: 'invited.csv', csv: peopleCsv(invited, actor.country) };
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

/** Adds their coaches and groups to members. */
async function withCoachesAndGroups<Member extends { id: string }>(
  db: Context['db'],
  clubId: string,
  members: readonly Member[],
) {
  const ids = members.map(({ id }) => id);
  const [coaches, groups] = [await listCoachesOfMembers(db, clubId, ids), await listGroupsOfMembers(db, clubId, ids)];
  const [coachesOf, groupsOf] = [
    Map.groupBy(coaches, ({ playerId }) => playerId),
    Map.groupBy(groups, ({ playerId }) => playerId),
  ];
  return members.map((member) => ({
    ...member,
    coaches: (coachesOf.get(member.id) ?? []).map(({ playerId: _playerId, ...coach }) => coach),
    groups: (groupsOf.get(member.id) ?? []).map(({ playerId: _playerId, ...group }) => group),
  }));
}

interface PersonInFile {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  currentLevel: string | null;
  /** Of members: the first of the club's is the one that the import takes. */
  coaches?: readonly { firstName: string; lastName: string; isOfClub: boolean }[];
  groups?: readonly { name: string; isByRule: boolean }[];
  /** Of juniors, whose address is the guardian's. */
  adultOn?: string | null;
  guardian?: { firstName: string; lastName: string } | null;
}

/** Under the headings of the import's template, so that the import reads the file back unchanged. */
const columns: readonly CsvColumn<PersonInFile>[] = [
  { title: msg`First name`, value: ({ firstName }) => firstName },
  { title: msg`Last name`, value: ({ lastName }) => lastName },
  { title: msg`Email`, value: ({ email }) => email },
  { title: msg`Country`, value: ({ country }) => country },
  { title: msg`Level`, value: levelInFile },
  { title: msg`Coach`, value: coachInFile },
  {
    title: msg`Groups`,
    value: ({ groups = [] }) => groups.flatMap(({ name, isByRule }) => (isByRule ? [] : [name])).join(', '),
  },
  { title: msg`Junior until`, value: ({ adultOn }) => adultOn ?? null },
  // The last name first, so that the import splits it where it was.
  { title: msg`Guardian`, value: ({ guardian }) => (guardian ? `${guardian.lastName}, ${guardian.firstName}` : null) },
];

function coachInFile({ coaches = [] }: PersonInFile): string | null {
  const coach = coaches.find(({ isOfClub }) => isOfClub);
  return coach === undefined ? null : personName(coach);
}

/** A number on the inner scale, by its name in countries that would read it on their own. */
function levelInFile({ currentLevel, country }: PersonInFile): string | number | null {
  const level = levelOf({ currentLevel });
  if (level === null) return null;
  return scaleName(country) === 'DPF' ? level : `DPF ${currentLevel}`;
}

/** @param country whose number format the file uses */
function peopleCsv(people: readonly PersonInFile[], country: string): string {
  return writeCsv(columns, people, country);
}
