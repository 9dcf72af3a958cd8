// SQL of the demo, which dates records back.

import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import {
  achievements,
  annotations,
  clubInvitations,
  clubs,
  coachConnections,
  coachInvitations,
  creditEntries,
  installation,
  isOfVideo,
  levelVerifications,
  notifications,
  playerGoals,
  reviewDrafts,
  reviews,
  reviewVersions,
  situationRequests,
  skillRatings,
  trainingRequests,
  trainingSessions,
  users,
  videos,
} from '#server/db/schema/index.ts';

/** Whether there are no accounts yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/** Whether the database is a demo's or empty. */
export async function isDemoDatabase(db: Database): Promise<boolean> {
  const [mark] = await db.select({ key: installation.key }).from(installation).where(eq(installation.key, 'demo'));
  return mark !== undefined || (await isEmpty(db));
}

/** The demo's club. */
export async function insertClub(db: Database, club: { name: string; code: string }): Promise<string> {
  const createdAt = sql`now() - interval '1 year'`;
  const { id } = onlyRow(
    await db
      .insert(clubs)
      .values({ ...club, createdAt })
      .returning({ id: clubs.id }),
  );
  return id;
}

export async function insertConnection(db: Database, coachId: string, playerId: string): Promise<void> {
  await db
    .insert(coachConnections)
    .values({ coachId, playerId, status: 'active', startedAt: sql`now() - interval '200 days'` });
}

/** The videos in which coaches have noted something about the pair, with their players. */
export function listVideosWithPairNotes(db: Database) {
  return db
    .selectDistinct({ videoId: videos.id, playerId: videos.playerId })
    .from(videos)
    .innerJoin(
      annotations,
      and(isOfVideo(annotations, { playerId: videos.playerId, videoId: videos.id }), isNotNull(annotations.pair)),
    )
    .orderBy(videos.id);
}

/** The video that a player has sent last. */
export async function findLatestVideo(db: Database, playerId: string) {
  const columns = { id: videos.id, title: videos.title };
  return onlyRow(
    await db
      .select(columns)
      .from(videos)
      .where(eq(videos.playerId, playerId))
      .orderBy(desc(videos.uploadDate))
      .limit(1),
  );
}

/** Dates a registration and its confirmation back. */
export async function backdatePerson(db: Database, userId: string, days: number): Promise<void> {
  const at = sql`now() - make_interval(days => ${days})`;
  await db.update(users).set({ createdAt: at, emailVerifiedAt: at }).where(eq(users.id, userId));
}

/**
 * Moves a review's requests to when it was published. What a later review has answered was due a week on; what is open is due soon.
 */
export async function backdateRequests(db: Database, videoId: string): Promise<void> {
  const published = sql`(select ${reviews.publishedAt} from ${reviews} where ${reviews.videoId} = ${situationRequests.videoId})`;
  await db
    .update(situationRequests)
    .set({ createdAt: published as never })
    .where(eq(situationRequests.videoId, videoId));
  const answered = sql`(select ${reviews.publishedAt} from ${reviews} where ${reviews.videoId} = ${situationRequests.answeredIn})`;
  const weekOn = sql`(${situationRequests.createdAt} + interval '7 days')::date`;
  const closed = await db
    .update(situationRequests)
    .set({ closedAt: answered as never, dueOn: weekOn as never })
    .where(eq(situationRequests.answeredIn, videoId))
    .returning({ videoId: situationRequests.videoId, dueOn: situationRequests.dueOn });
  for (const request of closed) {
    const day = sql`to_jsonb(${request.dueOn}::text)`;
    await db
      .update(reviews)
      .set({ priorities: sql`jsonb_set(${reviews.priorities}, '{0,sendBy}', ${day})` })
      .where(eq(reviews.videoId, request.videoId));
    await db
      .update(reviewDrafts)
      .set({ document: sql`jsonb_set(${reviewDrafts.document}, '{priorities,0,sendBy}', ${day})` })
      .where(eq(reviewDrafts.videoId, request.videoId));
    await db
      .update(reviewVersions)
      .set({ document: sql`jsonb_set(${reviewVersions.document}, '{priorities,0,sendBy}', ${day})` })
      .where(eq(reviewVersions.videoId, request.videoId));
  }
}

/**
 * Dates a video, its credit and its review back.
 *
 * @param dates upload, publication (null while waiting) and day of the match (`YYYY-MM-DD`)
 */
export async function backdateVideo(
  db: Database,
  videoId: string,
  dates: { sent: Date; published: Date | null; played: string },
): Promise<void> {
  const hours = Math.round((Date.now() - dates.sent.getTime()) / 3_600_000);
  const uploaded = sql`${dates.sent.toISOString()}::timestamptz`;
  const published = dates.published === null ? uploaded : sql`${dates.published.toISOString()}::timestamptz`;
  await db
    .update(videos)
    .set({
      uploadDate: uploaded,
      updatedAt: sql`case when ${videos.status} = 'Analyzed' then ${published} else ${uploaded} end`,
      dueAt: sql`${videos.dueAt} - make_interval(hours => ${hours})`,
      eventDate: dates.played,
      pausedAt: sql`${videos.pausedAt} - make_interval(hours => ${hours}) / 2`,
    })
    .where(eq(videos.id, videoId));
  await db
    .update(reviewDrafts)
    .set({ openedAt: published, savedAt: published })
    .where(eq(reviewDrafts.videoId, videoId));
  const revised = sql`${published} + interval '1 day'`;
  await db
    .update(reviews)
    .set({
      publishedAt: published,
      updatedAt: sql`case when ${reviews.revisedAt} is null then ${published} else ${revised} end`,
      revisedAt: sql`case when ${reviews.revisedAt} is null then null else ${revised} end`,
    })
    .where(eq(reviews.videoId, videoId));
  const versions = eq(reviewVersions.videoId, videoId);
  await db.update(reviewVersions).set({ publishedAt: published }).where(versions);
  await db
    .update(reviewVersions)
    .set({ publishedAt: revised })
    .where(and(versions, gt(reviewVersions.number, 1)));
  await db.update(skillRatings).set({ createdAt: published }).where(eq(skillRatings.videoId, videoId));
  await db
    .update(notifications)
    .set({ createdAt: published, isRead: hours > 200 })
    .where(eq(notifications.videoId, videoId));
}

/** Age in hours of notifications without a video, by kind. */
const newsHours: Partial<Record<typeof notifications.$inferSelect.kind, number>> = {
  'session-booked': 44,
  'training-declined': 68,
  'training-requested': 21,
  'training-requested-of-coach': 21,
  'level-requested': 26,
  'player-registered': 5,
};

/** Dates requests, invitations and their notifications back. */
export async function backdateNews(db: Database): Promise<void> {
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
  for (const [kind, hours] of Object.entries(newsHours))
    await db
      .update(notifications)
      .set({ createdAt: ago(hours) })
      .where(sql`${notifications.kind} = ${kind}`);
  await db
    .update(notifications)
    .set({ createdAt: ago(23) })
    .where(gt(notifications.createdAt, sql`now() - interval '30 minutes'`));
  // Lists sort by id, which holds the time of creation.
  const made = sql`lpad(to_hex((extract(epoch from ${notifications.createdAt}) * 1000)::bigint), 12, '0')`;
  await db
    .update(notifications)
    .set({ id: sql`overlay(replace(${notifications.id}::text, '-', '') placing ${made} from 1)::uuid` });
  await db.update(trainingRequests).set({
    createdAt: sql`case when ${trainingRequests.closedAt} is null then ${ago(21)} else ${ago(92)} end`,
    closedAt: sql`${trainingRequests.closedAt} - interval '68 hours'`,
  });
  await db
    .update(coachConnections)
    .set({ createdAt: ago(29) })
    .where(isNull(coachConnections.startedAt));
  await db.update(coachInvitations).set({ createdAt: ago(29) });
  await db.update(clubInvitations).set({ createdAt: ago(50) });
}

/** Dates achievements by their review, upload or verification. */
export async function backdateGrants(db: Database, userId: string): Promise<void> {
  const ofVideo = sql`(select case when ${achievements.type} = 'video_uploaded' then ${videos.uploadDate} else ${videos.updatedAt} end
    from ${videos} where ${videos.playerId} = ${userId} and position(${videos.id}::text in ${achievements.cause}) > 0)`;
  const ofLevel = sql`(select ${levelVerifications.verifiedAt} from ${levelVerifications}
    where ${levelVerifications.playerId} = ${userId} and ${levelVerifications.level}::text = ${achievements.cause} limit 1)`;
  const first = sql`(select min(${videos.updatedAt}) from ${videos} where ${videos.playerId} = ${userId})`;
  await db
    .update(achievements)
    .set({ createdAt: sql`coalesce(${ofVideo}, ${ofLevel}, ${first}, ${achievements.createdAt})` })
    .where(eq(achievements.userId, userId));
}

/** Goals that were set `days` ago, when the journey began. */
export async function insertGoals(
  db: Database,
  { days, ...goals }: typeof playerGoals.$inferInsert & { days: number },
): Promise<void> {
  const start = sql`now() - make_interval(days => ${days})`;
  await db.insert(playerGoals).values({
    ...goals,
    journeyStartDate: sql`(${start})::date`,
    targetDate: sql`(${start} + interval '1 year')::date`,
    createdAt: start,
    updatedAt: start,
  });
}

/** A session `days` from now, in the evening; one in the past is completed. */
export async function insertSession(
  db: Database,
  session: {
    playerId: string;
    coachId: string | null;
    groupId: string;
    /** How many players it has. */
    places: number;
    days: number;
    title: string;
    duration: number;
    objectives: string;
    notes: string | null;
    feedback: string | null;
  },
): Promise<void> {
  const { days, feedback, ...columns } = session;
  const at = sql`date_trunc('day', now()) + make_interval(days => ${days}, hours => 17, mins => 30)`;
  await db.insert(trainingSessions).values({
    ...columns,
    timeZone: 'Europe/Copenhagen',
    sessionDate: at,
    createdAt: sql`${at} - interval '14 days'`,
    ...(days < 0 && {
      status: 'completed',
      attended: true,
      completedAt: sql`${at} + interval '2 hours'`,
      coachCompletionNotes: feedback,
    }),
  });
}

/** A level that was verified `days` ago. */
export async function insertVerification(
  db: Database,
  { days, ...verification }: typeof levelVerifications.$inferInsert & { days: number },
): Promise<void> {
  const verifiedAt = sql`now() - make_interval(days => ${days})`;
  await db.insert(levelVerifications).values({ ...verification, verifiedAt });
}

/** Marks all achievements of a player as shown but the newest that a review earned, which greets them. */
export async function markAllSeenButNewest(db: Database, userId: string): Promise<void> {
  const newest = sql`(select max(id::text)::uuid from ${achievements}
    where ${achievements.userId} = ${userId} and ${achievements.type} <> 'video_uploaded')`;
  await db
    .update(achievements)
    .set({ seenAt: sql`now()` })
    .where(
      and(
        eq(achievements.userId, userId),
        isNull(achievements.seenAt),
        sql`${achievements.id} is distinct from ${newest}`,
      ),
    );
}

/** Counts for the line after seeding. */
export async function countDemo(db: Database) {
  return onlyRow(
    await db
      .select({
        people: sql<number>`(select count(*) from ${users})::int`,
        videos: sql<number>`(select count(*) from ${videos})::int`,
        reviews: sql<number>`(select count(*) from ${reviews})::int`,
        notes: sql<number>`(select count(*) from ${annotations})::int`,
        credits: sql<number>`(select coalesce(sum(amount), 0) from ${creditEntries})::int`,
      })
      .from(sql`(select 1) as one`),
  );
}
