// SQL of a coach's list of players, in one statement.

import { and, eq, gt, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
  const listed = coachedPlayers(db, coachId, 'listed');
  const last = coachedPlayers(db, coachId, 'last');
  const key = sql.identifier(orderings[sort].key);
  // Compares rows with the last one of the previous page, in list order.
  const beyond = (isRising: boolean) =>
    sql`(${key}, id) ${sql.raw(isRising ? '>' : '<')} (select last.${key}, last.id from ${last} where last.id = ${after})`;
  const { isRising } = orderings[sort];
  const found = await db
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

/**
 * All the coach's players with the list's figures, each looked up by player: those that neither filter nor order are read for the page
 * alone.
 */
function coachedPlayers(db: Database, coachId: string, name: string) {
  const ids = db
    .select({ id: coachConnections.playerId })
    .from(coachConnections)
    .where(and(eq(coachConnections.coachId, coachId), eq(coachConnections.status, 'active')));
  const lastVideoAt = db
    .select({ at: sql`max(${videos.uploadDate})` })
    .from(videos)
    .where(eq(videos.playerId, users.id));
  const waiting = db
    .select({ count: sql`count(*)::int` })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(eq(videos.playerId, users.id), isOpen, isFreeFor(coachId)));
  const verifiedAt = db
    .select({ at: sql`max(${levelVerifications.verifiedAt})` })
    .from(levelVerifications)
    .where(and(eq(levelVerifications.playerId, users.id), isNull(levelVerifications.withdrawnAt)));
  const lastContact = lastContactWith(db, coachId, users.id);
  return db
    .select({
      ...playerCard(users),
      isJunior: hasGuardian(users).as('is_junior'),
      lastVideoAt: sql<string | null>`(${lastVideoAt})`.mapWith(videos.uploadDate).as('last_video_at'),
      lastContactAt: lastContact.as('last_contact_at'),
      videosWaiting: sql<number>`(${waiting})`.as('videos_waiting'),
      verifiedAt: sql<string | null>`case when ${users.isLevelVerified} then (${verifiedAt}) end`
        .mapWith(videos.uploadDate)
        .as('verified_at'),
      byName: inOrder(fullName(users)).as('by_name'),
      byVideo: sql`coalesce((${lastVideoAt}), '-infinity')`.as('by_video'),
      byContact: sql`coalesce(${lastContact}, '-infinity')`.as('by_contact'),
    })
    .from(users)
    .where(and(isAnyOf(users.id, ids.getSQL()), ne(users.state, 'deleted')))
    .as(name);
}

/** A coach's last contact with a player: a published review, completed session or message; null without any. */
export function lastContactWith(db: Database, coachId: string, playerId: SQLWrapper) {
  const review = db
    .select({ at: sql`max(${reviews.publishedAt})` })
    .from(reviews)
    .where(and(eq(reviews.playerId, playerId), eq(reviews.coachId, coachId)));
  const session = db
    .select({ at: sql`max(${trainingSessions.completedAt})` })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.playerId, playerId),
        eq(trainingSessions.coachId, coachId),
        eq(trainingSessions.status, 'completed'),
      ),
    );
  const message = db
    .select({ at: sql`max(${messages.createdAt})` })
    .from(messages)
    .where(and(eq(messages.playerId, playerId), eq(messages.coachId, coachId)));
  // `greatest` ignores nulls.
  return sql<string | null>`greatest((${review}), (${session}), (${message}))`.mapWith(reviews.publishedAt);
}

/** An open video that no other coach reviews and that is not held back from this one. */
export function isFreeFor(coachId: string): SQL | undefined {
  return and(
    or(isNull(reviewDrafts.coachId), eq(reviewDrafts.coachId, coachId)),
    isNotHeldBack({ role: 'coach_freelance', id: coachId, clubId: null }, videos.id),
  );
}
