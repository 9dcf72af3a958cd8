// SQL of videos and of the credits they cost.

import { and, asc, desc, eq, getColumns, gt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isVisiblePlayer, isVisibleVideo, preparedForViewer, viewerValues } from '#server/access/visible-players.ts';
import { type Database, prepared } from '#server/db/database.ts';
import {
  annotations,
  coachConnections,
  creditEntries,
  reviews,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions.ts';

/** The most videos that a list of other people's videos holds. */
const mostOfOthers = 500;

const summaryColumns = {
  id: videos.id,
  title: videos.title,
  videoUrl: videos.videoUrl,
  videoType: videos.videoType,
  status: videos.status,
  uploadDate: videos.uploadDate,
  updatedAt: videos.updatedAt,
  overallScore: videos.overallScore,
  eventDate: videos.eventDate,
  venue: videos.venue,
};

const visibleVideos = preparedForViewer((db, viewer) => {
  const list = db
    .select(summaryColumns)
    .from(videos)
    .where(isVisiblePlayer(viewer, videos.playerId))
    .orderBy(desc(videos.uploadDate), desc(videos.id));
  return (viewer.role === 'player' ? list : list.limit(mostOfOthers)).prepare(`visible_videos_${viewer.role}`);
});

/** The videos of the players whom the actor may see, newest first, without any analysis text. */
export function listVideos(db: Database, actor: Actor) {
  return visibleVideos(db, actor).execute(viewerValues(actor));
}

const coach = alias(users, 'coach');

const visibleVideo = preparedForViewer((db, viewer) =>
  db
    .select({
      ...getColumns(videos),
      finalSummary: reviews.finalSummary,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      recommendationsForImprovement: reviews.recommendationsForImprovement,
      publishedAt: reviews.publishedAt,
      coachFirstName: coach.firstName,
      coachLastName: coach.lastName,
    })
    .from(videos)
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviews.coachId))
    .where(and(eq(videos.id, sql.placeholder('videoId')), isVisibleVideo(viewer)))
    .prepare(`visible_video_${viewer.role}`),
);

const notesOfVideo = prepared((db) =>
  db
    .select({
      id: annotations.id,
      timestamp: annotations.timestamp,
      type: annotations.type,
      title: annotations.title,
      comment: annotations.comment,
    })
    .from(annotations)
    .where(eq(annotations.videoId, sql.placeholder('videoId')))
    .orderBy(asc(annotations.timestamp), asc(annotations.id))
    .prepare('notes_of_video'),
);

const ratingsOfVideo = prepared((db) =>
  db
    .select()
    .from(skillRatings)
    .where(eq(skillRatings.videoId, sql.placeholder('videoId')))
    .prepare('ratings_of_video'),
);

/** A video that the actor may see, with its published review; null when there is none to be seen. Three statements. */
export async function findVideo(db: Database, actor: Actor, videoId: string) {
  const [video] = await visibleVideo(db, actor).execute({ ...viewerValues(actor), videoId });
  if (!video) return null;
  const [notes, ratings] = await Promise.all([
    notesOfVideo(db).execute({ videoId }),
    ratingsOfVideo(db).execute({ videoId }),
  ]);
  return { video, notes, ratings };
}
export type FoundVideo = NonNullable<Awaited<ReturnType<typeof findVideo>>>;

/** Inserts a video unless the player has one of the same submission key; returns the new id, or null. */
export async function insertVideo(
  db: Database,
  { dueInHours, ...video }: Omit<typeof videos.$inferInsert, 'dueAt'> & { dueInHours: number },
): Promise<string | null> {
  const [row] = await db
    .insert(videos)
    .values({ ...video, dueAt: sql`now() + make_interval(hours => ${dueInHours})` })
    .onConflictDoNothing({ target: [videos.playerId, videos.submissionKey] })
    .returning({ id: videos.id });
  return row?.id ?? null;
}

export async function findSubmission(db: Database, playerId: string, submissionKey: string) {
  const [row] = await db
    .select({ id: videos.id, title: videos.title, originalUrl: videos.originalUrl })
    .from(videos)
    .where(and(eq(videos.playerId, playerId), eq(videos.submissionKey, submissionKey)));
  return row ?? null;
}

/** The player as the transaction sees them: membership may have changed since the request began. */
export async function findUploader(db: Database, playerId: string) {
  const [row] = await db
    .select({
      role: users.role,
      accessType: users.accessType,
      clubId: users.clubId,
      analysisCreditsRemaining: users.analysisCreditsRemaining,
    })
    .from(users)
    .where(and(eq(users.id, playerId), eq(users.state, 'active')));
  return row ?? null;
}

/** Takes one credit if there is one. The row is locked until the transaction ends, so that no credit is spent twice. */
export async function spendCredit(db: Database, playerId: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ analysisCreditsRemaining: sql`${users.analysisCreditsRemaining} - 1` })
    .where(and(eq(users.id, playerId), gt(users.analysisCreditsRemaining, 0)))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function insertCreditEntry(db: Database, entry: typeof creditEntries.$inferInsert): Promise<void> {
  await db.insert(creditEntries).values(entry);
}

/** A video with its player, for jobs: whoever caused the job was allowed to. */
export async function findVideoWithPlayer(db: Database, videoId: string) {
  const [row] = await db
    .select({
      id: videos.id,
      title: videos.title,
      status: videos.status,
      provider: videos.provider,
      playerId: videos.playerId,
      playerFirstName: users.firstName,
      playerLastName: users.lastName,
      accessType: users.accessType,
      clubId: users.clubId,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .where(eq(videos.id, videoId));
  return row ?? null;
}

/** Active coaches to whom a player's video is offered: the connected ones and, for a club's member, those of the club. */
export async function findCoachIdsOfPlayer(db: Database, playerId: string, clubId: string | null): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(
      coachConnections,
      and(
        eq(coachConnections.coachId, users.id),
        eq(coachConnections.playerId, playerId),
        ne(coachConnections.status, 'ended'),
      ),
    )
    .where(
      and(
        eq(users.state, 'active'),
        or(
          eq(coachConnections.status, 'active'),
          clubId === null ? sql`false` : and(eq(users.role, 'coach_club'), eq(users.clubId, clubId)),
        ),
      ),
    );
  return rows.map((row) => row.id);
}
