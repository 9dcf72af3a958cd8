// SQL of a coach's list of players, in one statement.

import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type PlayerFilter, type PlayerOrder, quietAfterDays } from '#domain/people/connections.ts';
import { isOpen, recheckDue } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, hasGuardian, playerCard } from '#server/db/people-columns.ts';
import {
  coachConnections,
  levelVerifications,
  messages,
  reviewDrafts,
  reviews,
  trainingSessions,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import { isAnyOf, isNotHeldBack } from '#server/policy/visibility.ts';

const pageSize = 50;

interface PlayerPage {
  search?: string | undefined;
  show: PlayerFilter;
  sort: PlayerOrder;
  after?: string | undefined;
}

/** A page of the players actively connected with a coach. */
export async function listCoachedPlayers(db: Database, coachId: string, { search, show, sort, after }: PlayerPage) {
  const listed = coachedPlayers(db, coachId);
  const last = sql`${listed} as last`;
  const key = sql.identifier(orderings[sort].key);
  // Compares rows with the last one of the previous page, in list order.
  const beyond = (isRising: boolean) =>
    sql`(${key}, id) ${sql.raw(isRising ? '>' : '<')} (select last.${key}, last.id from ${last} where last.id = ${after})`;
  const { isRising } = orderings[sort];
  const found = await db
    .with(listed)
    .select({
      id: listed.id,
      firstName: listed.firstName,
      lastName: listed.lastName,
      country: listed.country,
      currentLevel: listed.currentLevel,
      isLevelVerified: listed.isLevelVerified,
      levelWithdrawn: listed.levelWithdrawn,
      isJunior: listed.isJunior,
      lastVideoAt: listed.lastVideoAt,
      lastContactAt: listed.lastContactAt,
      videosWaiting: listed.videosWaiting,
      verifiedAt: listed.verifiedAt,
    })
    .from(listed)
    .where(
      and(
        narrowed(listed, show),
        holdsSearch(search, sql`${listed.firstName} || ' ' || ${listed.lastName}`),
        after === undefined ? undefined : beyond(isRising),
      ),
    )
    .orderBy(isRising ? sql`${key}, id` : sql`${key} desc, id desc`)
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** Most names that are searched in a text. */
const mostNames = 2000;

/** Names of the players actively connected with a coach, in no order. */
export function listNamesOfPlayers(db: Database, coachId: string) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(coachConnections)
    .innerJoin(users, eq(users.id, coachConnections.playerId))
    .where(
      and(eq(coachConnections.coachId, coachId), eq(coachConnections.status, 'active'), ne(users.state, 'deleted')),
    )
    .limit(mostNames);
}

/** Names ascending, dates descending; players without a date come last. */
const orderings: Record<PlayerOrder, { key: string; isRising: boolean }> = {
  name: { key: 'by_name', isRising: true },
  video: { key: 'by_video', isRising: false },
  contact: { key: 'by_contact', isRising: false },
};

type Listed = ReturnType<typeof coachedPlayers>;

function narrowed(listed: Listed, show: PlayerFilter): SQL | undefined {
  switch (show) {
    case 'all':
      return undefined;
    case 'to-review':
      return gt(listed.videosWaiting, 0);
    case 'unverified':
      return eq(listed.isLevelVerified, false);
    case 'verified':
      return eq(listed.isLevelVerified, true);
    case 'recheck':
      return recheckDue(sql`${listed.verifiedAt}`);
    case 'quiet':
      return or(
        isNull(listed.lastVideoAt),
        sql`${listed.lastVideoAt} < now() - make_interval(days => ${quietAfterDays})`,
      );
  }
}

/** All the coach's players with the list's figures, each gathered once for all players. */
function coachedPlayers(db: Database, coachId: string) {
  const ids = db
    .select({ id: coachConnections.playerId })
    .from(coachConnections)
    .where(and(eq(coachConnections.coachId, coachId), eq(coachConnections.status, 'active')));
  const lastVideoAt = db
    .select({ at: sql`max(${videos.uploadDate})` })
    .from(videos)
    .where(eq(videos.playerId, users.id));
  const open = db
    .select({ playerId: videos.playerId, waiting: waitingFor(coachId).as('waiting') })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(isOpen, isAnyOf(videos.playerId, ids.getSQL())))
    .groupBy(videos.playerId)
    .as('open');
  const reviewed = db
    .select({ playerId: reviews.playerId, at: sql<string>`max(${reviews.publishedAt})`.as('reviewed_at') })
    .from(reviews)
    .where(eq(reviews.coachId, coachId))
    .groupBy(reviews.playerId)
    .as('reviewed');
  const trained = db
    .select({
      playerId: trainingSessions.playerId,
      at: sql<string>`max(${trainingSessions.completedAt})`.as('trained_at'),
    })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.coachId, coachId), eq(trainingSessions.status, 'completed')))
    .groupBy(trainingSessions.playerId)
    .as('trained');
  const verified = db
    .select({ playerId: levelVerifications.playerId, at: sql<string>`max(${levelVerifications.verifiedAt})`.as('at') })
    .from(levelVerifications)
    .where(and(isAnyOf(levelVerifications.playerId, ids.getSQL()), isNull(levelVerifications.withdrawnAt)))
    .groupBy(levelVerifications.playerId)
    .as('verified');
  const written = db
    .select({ playerId: messages.playerId, at: sql<string>`max(${messages.createdAt})`.as('written_at') })
    .from(messages)
    .where(eq(messages.coachId, coachId))
    .groupBy(messages.playerId)
    .as('written');
  // `greatest` ignores nulls.
  const lastContact = sql<string>`greatest(${reviewed.at}, ${trained.at}, ${written.at})`;
  return db.$with('listed').as(
    db
      .select({
        ...playerCard(users),
        isJunior: hasGuardian(users).as('is_junior'),
        lastVideoAt: sql<string | null>`(${lastVideoAt})`.mapWith(videos.uploadDate).as('last_video_at'),
        lastContactAt: lastContact.mapWith(videos.uploadDate).as('last_contact_at'),
        videosWaiting: sql<number>`coalesce(${open.waiting}, 0)`.as('videos_waiting'),
        verifiedAt: sql<string>`case when ${users.isLevelVerified} then ${verified.at} end`
          .mapWith(videos.uploadDate)
          .as('verified_at'),
        byName: inOrder(fullName(users)).as('by_name'),
        byVideo: sql`coalesce((${lastVideoAt}), '-infinity')`.as('by_video'),
        byContact: sql`coalesce(${lastContact}, '-infinity')`.as('by_contact'),
      })
      .from(users)
      .leftJoin(open, eq(open.playerId, users.id))
      .leftJoin(reviewed, eq(reviewed.playerId, users.id))
      .leftJoin(trained, eq(trained.playerId, users.id))
      .leftJoin(written, eq(written.playerId, users.id))
      .leftJoin(verified, eq(verified.playerId, users.id))
      .where(and(isAnyOf(users.id, ids.getSQL()), ne(users.state, 'deleted'))),
  );
}

/** Videos waiting for this coach: not published, not claimed by another coach, and not held back. */
export function waitingFor(coachId: string): SQL<number> {
  return sql<number>`(count(*) filter (where ${isOpen}
    and (${reviewDrafts.coachId} is null or ${reviewDrafts.coachId} = ${coachId})
    and ${isNotHeldBack({ role: 'coach_freelance', id: coachId, clubId: null }, videos.id)}))::int`;
}
