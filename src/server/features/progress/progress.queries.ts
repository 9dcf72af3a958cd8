// SQL of a player's development: published ratings, verified levels and the latest review.

import { and, asc, desc, eq, gt, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlayerDashboard } from '#contract/progress/progress.ts';
import { roles } from '#domain/people/roles.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { isOpen, isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { jsonColumns, jsonList, jsonObject } from '#server/db/fast/json.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { fullName, playerCard } from '#server/db/people-columns.ts';
import { levelVerifications, reviews, skillRatings, trainingSessions, users, videos } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import { videoCountColumns, videoSummaryColumns } from '#server/features/videos/videos.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import {
  isNotHeldBack,
  isVisiblePlayer,
  plannedForViewer,
  type Viewer,
  viewerValues,
} from '#server/policy/visibility.ts';

const waiting = alias(reviews, 'waiting_review');

/** A player's own dashboard shows a review once it has opened (docs/product.md#when-reviews-open). */
const hasOpened = (viewer: Viewer, db: Database) =>
  viewer.role === 'player'
    ? notExists(
        db
          .select({ one: sql`1` })
          .from(waiting)
          .where(and(eq(waiting.videoId, videos.id), gt(waiting.opensAt, sql`now()`))),
      )
    : undefined;

/** The player, if the viewer may see them. */
const isSeenAsPlayer = (viewer: Viewer, playerId: string | Placeholder) =>
  and(
    eq(users.id, playerId),
    // Someone may view the product as a player without being one: then they are their own, and have no videos.
    viewer.role === 'player' ? undefined : eq(users.role, 'player'),
    isVisiblePlayer(viewer, users.id),
  );

/** A player whom the actor may see, or null. */
export async function findPlayer(db: Database, actor: Actor, playerId: string) {
  const [player] = await db
    .select({ ...playerCard(users), accessType: users.accessType, clubId: users.clubId })
    .from(users)
    .where(isSeenAsPlayer(actor, playerId));
  return player ?? null;
}

/** Reviews of one player that the charts of progress have: those of ten years with two a week (docs/product.md#progress). */
const mostPoints = 1_000;

/** The latest published reviews of a player, oldest first. Ask `findPlayer` first whether they may be seen. */
export async function listReviewPoints(db: Database, viewer: Viewer, playerId: string) {
  const latest = await db
    .select({
      videoId: videos.id,
      title: videos.title,
      videoType: videos.videoType,
      uploadDate: videos.uploadDate,
      publishedAt: reviews.publishedAt,
      overallScore: videos.overallScore,
      // Aggregated into one row per review instead of eleven.
      ratings: sql<Partial<Record<SkillName, string>>>`(
        select json_object_agg(${skillRatings.skillName}, ${skillRatings.rating}::text)
        from ${skillRatings} where ${skillRatings.videoId} = ${videos.id})`,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .where(and(eq(reviews.playerId, playerId), isReviewed, isNotHeldBack(viewer, videos.id)))
    // An index has a player's reviews by date.
    .orderBy(desc(reviews.publishedAt), desc(reviews.videoId))
    .limit(mostPoints);
  return latest.toReversed();
}

type Priorities = typeof reviews.$inferSelect.priorities;

/**
 * What the coach wrote in the latest review, and what to work on first, or null. The latest is that of the video sent last, not the one
 * reviewed last (docs/product.md#progress).
 */
export async function findLatestTexts(db: Database, viewer: Viewer, playerId: string) {
  const [texts] = await db
    .select({
      videoId: reviews.videoId,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      priorities: reviews.priorities,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .where(and(eq(videos.playerId, playerId), isReviewed, isNotHeldBack(viewer, videos.id), hasOpened(viewer, db)))
    .orderBy(desc(videos.uploadDate), desc(videos.id))
    .limit(1);
  return texts ?? null;
}

const verifier = alias(users, 'verifier');
const withdrawer = alias(users, 'withdrawer');

/** The verified levels of a player, oldest first; each of those that were withdrawn says so. */
export async function listLevelChanges(db: Database, playerId: string) {
  const rows = await db
    .select({
      id: levelVerifications.id,
      level: levelVerifications.level,
      previousLevel: levelVerifications.previousLevel,
      verifiedAt: levelVerifications.verifiedAt,
      isFromEvening: sql<boolean>`(${levelVerifications.eveningId} is not null)`,
      verifiedBy: { firstName: verifier.firstName, lastName: verifier.lastName },
      withdrawnAt: levelVerifications.withdrawnAt,
      withdrawnBy: { firstName: withdrawer.firstName, lastName: withdrawer.lastName },
    })
    .from(levelVerifications)
    .leftJoin(verifier, eq(verifier.id, levelVerifications.verifierId))
    .leftJoin(withdrawer, eq(withdrawer.id, levelVerifications.withdrawnById))
    .where(eq(levelVerifications.playerId, playerId))
    .orderBy(asc(levelVerifications.verifiedAt));
  return rows.map(({ withdrawnAt, withdrawnBy, ...change }) => ({
    ...change,
    withdrawn: withdrawnAt === null ? null : { at: withdrawnAt, by: withdrawnBy },
  }));
}

/** How many videos a player has, and how many of them are analyzed. */
export async function countVideosOf(db: Database, playerId: string) {
  return onlyRow(await db.select(videoCountColumns).from(videos).where(eq(videos.playerId, playerId)));
}

/** A player's three latest reviews, by when their videos were sent (docs/product.md#progress). */
const recentFeedback = (db: Database, viewer: Viewer) =>
  db
    .select(jsonColumns(videoSummaryColumns))
    .from(videos)
    .where(
      and(
        eq(videos.playerId, sql.placeholder('playerId')),
        isReviewed,
        isNotHeldBack(viewer, videos.id),
        hasOpened(viewer, db),
      ),
    )
    .orderBy(desc(videos.uploadDate), desc(videos.id))
    .limit(3);

/** A player's latest rating in each skill: one index look-up per skill. */
function latestRatings(db: Database, viewer: Viewer) {
  const newest = db
    .select({ videoId: skillRatings.videoId, rating: skillRatings.rating, createdAt: skillRatings.createdAt })
    .from(skillRatings)
    .where(
      and(
        eq(skillRatings.playerId, sql.placeholder('playerId')),
        sql`${skillRatings.skillName} = skill.name`,
        isNotHeldBack(viewer, skillRatings.videoId),
      ),
    )
    .orderBy(desc(skillRatings.createdAt))
    .limit(1)
    .as('newest');
  return db
    .select(
      jsonColumns({
        skillName: sql`skill.name`,
        videoId: newest.videoId,
        rating: newest.rating,
        createdAt: newest.createdAt,
      }),
    )
    .from(sql`unnest(string_to_array(${sql.raw(`'${skillNames.join(',')}'`)}, ',')) as skill(name)`)
    .crossJoinLateral(newest);
}

/** The number of scores in the dashboard's sparkline. */
const drawnScores = 8;

const sessionCoach = alias(users, 'session_coach');

/** A player's next or current session. */
const nextSession = (db: Database) =>
  db
    .select({
      written: jsonObject({
        title: trainingSessions.title,
        sessionDate: trainingSessions.sessionDate,
        duration: trainingSessions.duration,
        place: trainingSessions.place,
        coach: sql`case when ${sessionCoach.id} is not null then ${jsonObject({
          firstName: sessionCoach.firstName,
          lastName: sessionCoach.lastName,
        })} end`,
      }).as('written'),
    })
    .from(trainingSessions)
    .leftJoin(sessionCoach, eq(sessionCoach.id, trainingSessions.coachId))
    .where(
      and(
        eq(trainingSessions.playerId, sql.placeholder('playerId')),
        eq(trainingSessions.status, 'scheduled'),
        gt(sql`${trainingSessions.sessionDate} + make_interval(mins => ${trainingSessions.duration})`, sql`now()`),
      ),
    )
    .orderBy(asc(trainingSessions.sessionDate))
    .limit(1);

/** Counts of a player's videos, each from its own index. */
function videoCountsByIndex(): SQL {
  const counted = (condition: SQL) =>
    sql`(select count(*)::int from ${videos} where ${and(eq(videos.playerId, sql.placeholder('playerId')), condition)})`;
  return sql`(select row_to_json(counted) from (select analyzed + open as "videos", analyzed, open as "inReview"
    from (select ${counted(isReviewed)} as analyzed, ${counted(isOpen)} as open limit 1) each_counted) counted)`;
}

/** Keys and indexes lead to a player's few latest rows: one plan suits everyone. */
const dashboard = plannedForViewer('player_dashboard', roles, (db, viewer) => {
  const published = db.$with('published').as(
    db
      .select({ id: videos.id, score: sql`${videos.overallScore}::text`.as('score'), sentAt: videos.uploadDate })
      .from(videos)
      .innerJoin(reviews, eq(reviews.videoId, videos.id))
      .where(
        and(
          eq(videos.playerId, sql.placeholder('playerId')),
          isReviewed,
          isNotHeldBack(viewer, videos.id),
          hasOpened(viewer, db),
        ),
      )
      .orderBy(desc(videos.uploadDate), desc(videos.id))
      .limit(drawnScores),
  );
  return db
    .with(published)
    .select({
      player: { accessType: users.accessType, clubId: users.clubId },
      counts: sql<PlayerDashboard['counts']>`${videoCountsByIndex()}`,
      recentFeedback: sql<PlayerDashboard['recentFeedback']>`${jsonList(recentFeedback(db, viewer))}`,
      ratings: sql<PublishedRating[]>`${jsonList(latestRatings(db, viewer))}`,
      priorities: sql<Priorities | null>`(select ${reviews.priorities} from ${reviews}
        where ${reviews.videoId} = (select id from published order by upload_date desc, id desc limit 1))`,
      scores: sql<
        PlayerDashboard['scores']
      >`(select coalesce(json_agg(score order by upload_date, id), '[]') from published
        where score is not null)`,
      nextSession: sql<PlayerDashboard['nextSession']>`(select written from (${nextSession(db).getSQL()}) next)`,
    })
    .from(users)
    .where(isSeenAsPlayer(viewer, sql.placeholder('playerId')));
});

/** What the dashboard of a player shows; null for a player whom the actor may not see. One statement. */
export async function findDashboard(db: Database, actor: Actor, playerId: string) {
  const [found] = await dashboard(db, actor).execute({ ...viewerValues(actor), playerId });
  return found ?? null;
}

const maxPlayers = 100;

/** Active players the actor may see, by name. */
export function listPlayers(db: Database, actor: Actor, search: string | undefined) {
  return db
    .select(playerCard(users))
    .from(users)
    .where(
      and(
        eq(users.role, 'player'),
        eq(users.state, 'active'),
        isVisiblePlayer(actor, users.id),
        holdsSearch(search, fullName(users)),
      ),
    )
    .orderBy(inOrder(fullName(users)), users.id)
    .limit(maxPlayers);
}
