// SQL of ranking evenings.

import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { citedMoments } from '#domain/levels/ranking-evening.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson, playerCard } from '#server/db/people-columns.ts';
import {
  certificates,
  clubs,
  contentBlocks,
  eveningCourts,
  eveningPlayers,
  levelRequests,
  levelVerifications,
  rankingEvenings,
  users,
} from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isInGroup } from '#server/policy/groups.ts';
import { isActiveCoachOf, isActiveMemberOf } from '#server/policy/membership.ts';
import { isOpenRequest, requester } from './levels.queries.ts';

const pageSize = 25;
/** One more than an evening may have, so that a form notices a group that is too large. */
const maxFound = 17;
const maxOwn = 20;

const coach = alias(users, 'evening_coach');
const member = alias(users, 'evening_member');
const verifier = alias(users, 'verifier');
const last = alias(rankingEvenings, 'last_evening');

/** Evenings of the actor: a manager's club, a coach's own in their club (docs/product.md#ranking-evenings). */
export function isOf({ role, id, clubId }: Actor): SQL | undefined {
  return and(sql`${rankingEvenings.clubId} = ${clubId}`, role === 'club' ? undefined : eq(rankingEvenings.coachId, id));
}

const ofClub = isActiveMemberOf(member, rankingEvenings.clubId);
const isReady = sql`(${eveningPlayers.isLeftOut} or (${eveningPlayers.level} is not null
  and jsonb_array_length(${eveningPlayers.moments}) >= ${sql.raw(String(citedMoments.min))}))`;

const presentCoach = {
  coachId: sql<string | null>`${coach.id}`,
  coachFirstName: sql<string>`${coach.firstName}`,
  coachLastName: sql<string>`${coach.lastName}`,
};

/** A page of evenings, the latest first. */
export async function listEvenings(db: Database, actor: Actor, after: string | undefined) {
  const counts = db
    .select({
      players: sql<number>`count(*)::int`.as('players'),
      ready: sql<number>`(count(*) filter (where ${isReady}))::int`.as('ready'),
    })
    .from(eveningPlayers)
    .innerJoin(member, eq(member.id, eveningPlayers.playerId))
    .where(and(eq(eveningPlayers.eveningId, rankingEvenings.id), ofClub))
    .as('counts');
  const dead = db
    .select({ count: sql<number>`count(*)::int` })
    .from(eveningCourts)
    .where(and(eq(eveningCourts.eveningId, rankingEvenings.id), isNotNull(eveningCourts.linkProblem)));
  const beyond = sql`(${rankingEvenings.heldOn}, ${rankingEvenings.id}) < (${db
    .select({ heldOn: last.heldOn, id: last.id })
    .from(last)
    .where(eq(last.id, after ?? ''))})`;
  const found = await db
    .select({
      id: rankingEvenings.id,
      title: rankingEvenings.title,
      heldOn: rankingEvenings.heldOn,
      finishedAt: rankingEvenings.finishedAt,
      ...presentCoach,
      players: counts.players,
      ready: counts.ready,
      deadLinks: sql<number>`(${dead})`,
    })
    .from(rankingEvenings)
    .leftJoin(coach, and(eq(coach.id, rankingEvenings.coachId), isActiveCoachOf(coach, rankingEvenings.clubId)))
    .crossJoinLateral(counts)
    .where(and(isOf(actor), after === undefined ? undefined : beyond))
    .orderBy(desc(rankingEvenings.heldOn), desc(rankingEvenings.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** An evening of the actor; null for others. */
export async function findEvening(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select({
      id: rankingEvenings.id,
      clubId: rankingEvenings.clubId,
      title: rankingEvenings.title,
      heldOn: rankingEvenings.heldOn,
      version: rankingEvenings.version,
      finishedAt: rankingEvenings.finishedAt,
      ...presentCoach,
    })
    .from(rankingEvenings)
    .leftJoin(coach, and(eq(coach.id, rankingEvenings.coachId), isActiveCoachOf(coach, rankingEvenings.clubId)))
    .where(and(eq(rankingEvenings.id, id), isOf(actor)));
  return row ?? null;
}

/** Courts of an evening, in order. */
export function listCourts(db: Database, eveningId: string) {
  return db
    .select()
    .from(eveningCourts)
    .where(eq(eveningCourts.eveningId, eveningId))
    .orderBy(asc(eveningCourts.place), asc(eveningCourts.id));
}

/** Everyone of an evening, members now or not. */
export function listDrafts(tx: Database, eveningId: string) {
  return tx
    .select({ ...draftColumns, playerId: eveningPlayers.playerId })
    .from(eveningPlayers)
    .where(eq(eveningPlayers.eveningId, eveningId))
    .orderBy(asc(eveningPlayers.playerId));
}

const draftColumns = {
  level: eveningPlayers.level,
  moments: eveningPlayers.moments,
  isLeftOut: eveningPlayers.isLeftOut,
  version: eveningPlayers.version,
};

/** The players of an evening who are active members of the club now, by name, with drafts and results; one statement. */
export function listEveningPlayers(db: Database, eveningId: string) {
  const given = db
    .select({
      level: levelVerifications.level,
      withdrawnAt: levelVerifications.withdrawnAt,
    })
    .from(levelVerifications)
    .where(and(eq(levelVerifications.eveningId, eveningId), eq(levelVerifications.playerId, member.id)))
    .orderBy(desc(levelVerifications.verifiedAt))
    .limit(1)
    .as('given');
  const latest = db
    .select({
      lastLevel: sql<string>`${levelVerifications.level}::text`.as('last_level'),
      lastAt: levelVerifications.verifiedAt,
    })
    .from(levelVerifications)
    .where(eq(levelVerifications.playerId, member.id))
    .orderBy(desc(levelVerifications.verifiedAt), desc(levelVerifications.id))
    .limit(1)
    .as('latest');
  return db
    .select({
      player: playerCard(member),
      draft: draftColumns,
      given: { level: given.level, withdrawnAt: given.withdrawnAt },
      latest: { level: latest.lastLevel, verifiedAt: latest.lastAt },
      request: { level: levelRequests.level, eveningId: levelRequests.eveningId, byId: requester.id },
      certificateCode: sql<string | null>`case when ${certificates.isPublic} and ${member.isLevelVerified}
        and not exists (select 1 from ${contentBlocks} where ${contentBlocks.userId} = ${member.id})
        then ${certificates.code} end`,
    })
    .from(eveningPlayers)
    .innerJoin(rankingEvenings, eq(rankingEvenings.id, eveningPlayers.eveningId))
    .innerJoin(member, and(eq(member.id, eveningPlayers.playerId), ofClub))
    .leftJoinLateral(given, sql`true`)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(levelRequests, eq(levelRequests.playerId, member.id))
    .leftJoin(requester, and(eq(requester.id, levelRequests.verifierId), isOpenRequest()))
    .leftJoin(certificates, eq(certificates.playerId, member.id))
    .where(eq(eveningPlayers.eveningId, eveningId))
    .orderBy(inOrder(fullName(member)), asc(member.id));
}

/** How many players an evening has in all. */
export async function countEveningPlayers(db: Database, eveningId: string): Promise<number> {
  return db.$count(eveningPlayers, eq(eveningPlayers.eveningId, eveningId));
}

/** Active members of a club by name; with a group, those in it. */
export function findMembers(
  db: Database,
  clubId: string,
  { search, groupId }: { search?: string | undefined; groupId?: string | undefined },
) {
  return db
    .select({ ...namedPerson(users), country: users.country, currentLevel: users.currentLevel })
    .from(users)
    .where(
      and(
        isActiveMemberOf(users, clubId),
        holdsSearch(search, fullName(users)),
        groupId === undefined ? undefined : isInGroup(users, groupId),
      ),
    )
    .orderBy(inOrder(fullName(users)), asc(users.id))
    .limit(maxFound);
}

/** Finished evenings that a player's levels rest on, with all that is needed to show the moments; one statement. */
export function listEvidence(db: Database, playerId: string) {
  const courts = sql<{ id: string; name: string; videoUrl: string }[]>`(
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'videoUrl', c.video_url)), '[]')
    from ${eveningCourts} c where c.evening_id = ${rankingEvenings.id})`;
  return db
    .select({
      eveningId: rankingEvenings.id,
      title: rankingEvenings.title,
      heldOn: rankingEvenings.heldOn,
      moments: eveningPlayers.moments,
      courts,
    })
    .from(eveningPlayers)
    .innerJoin(rankingEvenings, eq(rankingEvenings.id, eveningPlayers.eveningId))
    .where(and(eq(eveningPlayers.playerId, playerId), isNotNull(rankingEvenings.finishedAt)));
}

/** The player's own verified levels of evenings, the latest first. */
export function listOwnLevels(db: Database, playerId: string) {
  return db
    .select({
      eveningId: levelVerifications.eveningId,
      level: levelVerifications.level,
      verifiedAt: levelVerifications.verifiedAt,
      verifiedBy: { firstName: verifier.firstName, lastName: verifier.lastName },
      withdrawnAt: levelVerifications.withdrawnAt,
    })
    .from(levelVerifications)
    .leftJoin(verifier, eq(verifier.id, levelVerifications.verifierId))
    .where(and(eq(levelVerifications.playerId, playerId), isNotNull(levelVerifications.eveningId)))
    .orderBy(desc(levelVerifications.verifiedAt), desc(levelVerifications.id))
    .limit(maxOwn);
}

/** Managers of a club and the coach of an evening, who are shown what changes. */
export async function listEveningReaders(tx: Database, clubId: string, coachIds: readonly (string | null)[]) {
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clubId, clubId), eq(users.role, 'club')));
  return [...managers.map(({ id }) => id), ...coachIds];
}

/** The facts of an evening for its coach's notification; null once it is gone, finished or has another coach. */
export async function findEveningFacts(db: Database, id: string) {
  const [row] = await db
    .select({
      coachId: rankingEvenings.coachId,
      title: rankingEvenings.title,
      heldOn: rankingEvenings.heldOn,
      clubName: clubs.name,
    })
    .from(rankingEvenings)
    .innerJoin(clubs, eq(clubs.id, rankingEvenings.clubId))
    .where(and(eq(rankingEvenings.id, id), isNull(rankingEvenings.finishedAt)));
  return row ?? null;
}

/** Courts of open evenings whose links YouTube can check, at most 30 × 6 a club. */
export async function listCourtsToCheck(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: eveningCourts.id })
    .from(eveningCourts)
    .innerJoin(rankingEvenings, eq(rankingEvenings.id, eveningCourts.eveningId))
    .where(and(isNull(rankingEvenings.finishedAt), eq(eveningCourts.provider, 'youtube')));
  return rows.map(({ id }) => id);
}

/** A court's link while its evening is open; null otherwise. */
export async function findCourtLink(db: Database, id: string) {
  const [row] = await db
    .select({
      videoUrl: eveningCourts.videoUrl,
      provider: eveningCourts.provider,
      linkProblem: eveningCourts.linkProblem,
      clubId: rankingEvenings.clubId,
      coachId: rankingEvenings.coachId,
    })
    .from(eveningCourts)
    .innerJoin(rankingEvenings, eq(rankingEvenings.id, eveningCourts.eveningId))
    .where(and(eq(eveningCourts.id, id), isNull(rankingEvenings.finishedAt)));
  return row ?? null;
}
