// SQL of the list of levels.

import { and, asc, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { LevelView } from '#domain/levels/level-views.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { recheckDue } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson, playerCard } from '#server/db/people-columns.ts';
import {
  coachConnections,
  levelRequests,
  levelVerifications,
  playerAbilities,
  rankingEvenings,
  reviews,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { holdsSearch } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isActiveCoachOf, isActiveMemberOf } from '#server/policy/membership.ts';
import {
  isAmongVisiblePlayers,
  isBlindFor,
  isVisiblePlayer,
  plannedForViewer,
  viewerValues,
} from '#server/policy/visibility.ts';

const levelPageSize = 25;

const build = new QueryBuilder();
/** The coach who asked for a second opinion; used by `isOpenRequest`. */
export const requester = alias(users, 'requester');
const verifier = alias(users, 'verifier');
const requested = alias(coachConnections, 'requesting_connection');
const ranked = alias(users, 'ranked_player');

/**
 * Whether a request counts: the coach who asked is still connected with the player or, for a ranking evening, both are still in its club.
 * Otherwise it has lapsed, and the next verification replaces it.
 */
export function isOpenRequest(): SQL {
  const connection = build
    .select({ one: sql`1` })
    .from(requested)
    .where(
      and(
        eq(requested.coachId, levelRequests.verifierId),
        eq(requested.playerId, levelRequests.playerId),
        eq(requested.status, 'active'),
      ),
    );
  const ofEvening = build
    .select({ one: sql`1` })
    .from(rankingEvenings)
    .innerJoin(ranked, and(eq(ranked.id, levelRequests.playerId), isActiveMemberOf(ranked, rankingEvenings.clubId)))
    .where(and(eq(rankingEvenings.id, levelRequests.eveningId), isActiveCoachOf(requester, rankingEvenings.clubId)));
  const roles = sql.join(
    coachRoles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`((exists (${connection}) or exists (${ofEvening})) and ${requester.state} = 'active' and ${requester.role} in (${roles}))`;
}

/** When a player's last review was published. */
function lastReviewOf(playerId: PgColumn | SQL) {
  return build
    .select({ at: sql<string | null>`max(${reviews.publishedAt})`.as('last_review_at') })
    .from(reviews)
    .where(sql`${reviews.playerId} = ${playerId}`);
}

/** When the current verification was given. */
function currentOf(playerId: PgColumn | SQL) {
  return build
    .select({ at: sql<string | null>`max(${levelVerifications.verifiedAt})`.as('current_at') })
    .from(levelVerifications)
    .where(and(sql`${levelVerifications.playerId} = ${playerId}`, isNull(levelVerifications.withdrawnAt)));
}

function requestOf(playerId: PgColumn | SQL) {
  return build
    .select({ at: levelRequests.createdAt })
    .from(levelRequests)
    .where(sql`${levelRequests.playerId} = ${playerId}`);
}

// Joined once per player.
const lastReview = lastReviewOf(users.id).as('last_review');
const current = currentOf(users.id).as('current');

const isVerified = sql`(${users.isLevelVerified} and ${current.at} is not null)`;
const isRecheckDue = recheckDue(sql`${current.at}`);
const isAnalyzed = sql`exists (select 1 from ${videos} v where v.player_id = ${users.id} and v.status = 'Analyzed')`;

/** The players in each view. Without a published review a level cannot be verified, so such players are not awaiting. */
const views: Record<LevelView, SQL> = {
  awaiting: sql`(not ${isVerified} and ${requester.id} is null and ${isAnalyzed})`,
  'second-opinion': sql`${requester.id} is not null`,
  recheck: sql`(${isVerified} and ${isRecheckDue})`,
  verified: sql`(${isVerified} and not ${isRecheckDue})`,
};

/** The order of each view. */
const orders: Record<LevelView, { key: SQL; of: (playerId: SQL) => SQLWrapper; isDescending: boolean }> = {
  awaiting: { key: sql`${lastReview.at}`, of: lastReviewOf, isDescending: true },
  'second-opinion': { key: sql`${levelRequests.createdAt}`, of: requestOf, isDescending: false },
  recheck: { key: sql`${current.at}`, of: currentOf, isDescending: false },
  verified: { key: sql`${current.at}`, of: currentOf, isDescending: true },
};

/** Active players the actor may see who meet a condition. */
function ofVisible(actor: Actor, condition: SQL | undefined): SQL | undefined {
  const viewer = { role: actor.role, id: actor.id, clubId: actor.clubId };
  return and(eq(users.role, 'player'), eq(users.state, 'active'), isVisiblePlayer(viewer, users.id), condition);
}

export async function listLevels(
  db: Database,
  actor: Actor,
  { show, search, after }: { show: LevelView; search?: string | undefined; after?: string | undefined },
) {
  const { key, of, isDescending } = orders[show];
  const sort = isDescending ? desc : asc;
  const isBlind = isBlindFor(actor, users.id);
  const row = sql`(${key}, ${users.id})`;
  const last = after === undefined ? undefined : sql`((${of(sql`${after}::uuid`)}), ${after}::uuid)`;
  const found = await db
    .select({
      player: playerCard(users),
      verifiedAt: sql<string | null>`case when ${isVerified} then ${current.at} end`.mapWith(
        levelVerifications.verifiedAt,
      ),
      reviews: sql<number>`(select count(*) from ${videos} v where v.player_id = ${users.id} and v.status = 'Analyzed')::int`,
      lastReviewAt: sql<string | null>`${lastReview.at}`.mapWith(reviews.publishedAt),
      request: { level: levelRequests.level, createdAt: levelRequests.createdAt },
      requester: namedPerson(requester),
      measured: isBlind
        ? sql<number | null>`case when not ${isBlind} then ${playerAbilities.level} end`
        : playerAbilities.level,
    })
    .from(users)
    .leftJoin(playerAbilities, eq(playerAbilities.playerId, users.id))
    .leftJoin(levelRequests, eq(levelRequests.playerId, users.id))
    .leftJoin(requester, and(eq(requester.id, levelRequests.verifierId), isOpenRequest()))
    .leftJoinLateral(current, sql`true`)
    .leftJoinLateral(lastReview, sql`true`)
    .where(
      ofVisible(
        actor,
        and(
          views[show],
          holdsSearch(search, fullName(users)),
          last && (isDescending ? sql`${row} < ${last}` : sql`${row} > ${last}`),
        ),
      ),
    )
    .orderBy(sort(key), sort(users.id))
    .limit(limitOf(levelPageSize));
  return takePage(found, levelPageSize, ({ player }) => player.id);
}

/** Who gave each of these players the current level; those whose account is deleted are left out. */
export async function listVerifiers(db: Database, playerIds: readonly string[]) {
  const { playerId, withdrawnAt, verifiedAt, id } = levelVerifications;
  const rows = await db
    .selectDistinctOn([playerId], { playerId, firstName: verifier.firstName, lastName: verifier.lastName })
    .from(levelVerifications)
    .leftJoin(verifier, eq(verifier.id, levelVerifications.verifierId))
    .where(and(inArray(playerId, [...playerIds]), isNull(withdrawnAt)))
    .orderBy(playerId, desc(verifiedAt), desc(id));
  return new Map(
    rows.flatMap(({ playerId: player, firstName, lastName }) =>
      firstName !== null && lastName !== null ? [[player, { firstName, lastName }]] : [],
    ),
  );
}

const counts = plannedForViewer('level_counts', coachRoles, (db, viewer) => {
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .select({
      awaiting: counted(views.awaiting),
      'second-opinion': counted(views['second-opinion']),
      recheck: counted(views.recheck),
      verified: counted(views.verified),
      /** Second opinions requested by others. */
      toConfirm: counted(sql`${requester.id} <> ${viewer.id}`),
    })
    .from(users)
    .leftJoin(levelRequests, eq(levelRequests.playerId, users.id))
    .leftJoin(requester, and(eq(requester.id, levelRequests.verifierId), isOpenRequest()))
    .leftJoinLateral(current, sql`true`)
    .where(and(eq(users.role, 'player'), eq(users.state, 'active'), isAmongVisiblePlayers(viewer, users.id)));
});

/** The number of players in each view, and of second opinions this actor can give; one statement. */
export async function countLevels(db: Database, actor: Actor) {
  return onlyRow(await counts(db, actor).execute(viewerValues(actor)));
}

/** How many players wait for a second opinion: from the requests, not from the players. */
export async function countSecondOpinions(db: Database): Promise<number> {
  const found = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(levelRequests)
    .innerJoin(users, and(eq(users.id, levelRequests.playerId), eq(users.role, 'player'), eq(users.state, 'active')))
    .innerJoin(requester, and(eq(requester.id, levelRequests.verifierId), isOpenRequest()));
  return onlyRow(found).count;
}
