// SQL that only the demo needs: moving what was just written into the past.

import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  annotations,
  clubs,
  coachConnections,
  creditEntries,
  notifications,
  reviewDrafts,
  reviews,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';

/** Whether nobody has an account yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

export async function insertClub(db: Database, club: { name: string; code: string }): Promise<string> {
  const [row] = await db.insert(clubs).values(club).returning({ id: clubs.id });
  return (row as { id: string }).id;
}

export async function insertConnection(db: Database, coachId: string, playerId: string): Promise<void> {
  await db
    .insert(coachConnections)
    .values({ coachId, playerId, status: 'active', startedAt: sql`now() - interval '200 days'` });
}

/** Moves a person's registration into the past. */
export async function backdatePerson(db: Database, userId: string, days: number): Promise<void> {
  await db
    .update(users)
    .set({ createdAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(users.id, userId));
}

/** Moves a video, what it cost, and its review into the past; the review is published `reviewHours` after the upload. */
export async function backdateVideo(db: Database, videoId: string, hours: number, reviewHours: number): Promise<void> {
  const uploaded = sql`now() - make_interval(hours => ${hours})`;
  const published = sql`now() - make_interval(hours => ${Math.max(hours - reviewHours, 0)})`;
  await db
    .update(videos)
    .set({
      uploadDate: uploaded,
      updatedAt: uploaded,
      dueAt: sql`${videos.dueAt} - make_interval(hours => ${hours})`,
      eventDate: sql`(now() - make_interval(hours => ${hours + 20}))::date`,
    })
    .where(eq(videos.id, videoId));
  await db
    .update(reviewDrafts)
    .set({ openedAt: published, savedAt: published })
    .where(eq(reviewDrafts.videoId, videoId));
  await db.update(reviews).set({ publishedAt: published, updatedAt: published }).where(eq(reviews.videoId, videoId));
  await db.update(skillRatings).set({ createdAt: published }).where(eq(skillRatings.videoId, videoId));
  await db
    .update(notifications)
    .set({ createdAt: published, isRead: hours > 200 })
    .where(eq(notifications.videoId, videoId));
}

export async function markAiAnalyzed(db: Database, videoId: string): Promise<void> {
  await db.update(videos).set({ status: 'AI-Analyzed' }).where(eq(videos.id, videoId));
}

/** How much the demo holds, for the line that is printed after seeding. */
export async function countDemo(db: Database) {
  const [row] = await db
    .select({
      people: sql<number>`(select count(*) from ${users})::int`,
      videos: sql<number>`(select count(*) from ${videos})::int`,
      reviews: sql<number>`(select count(*) from ${reviews})::int`,
      notes: sql<number>`(select count(*) from ${annotations})::int`,
      credits: sql<number>`(select coalesce(sum(amount), 0) from ${creditEntries})::int`,
    })
    .from(sql`(select 1) as one`);
  return row as NonNullable<typeof row>;
}
