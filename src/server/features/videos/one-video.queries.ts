// SQL of one video with everything that is said about it.

import { and, asc, desc, eq, getColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SkillName } from '#domain/skills/skills.ts';
import {
  isVisiblePlayer,
  isVisibleVideo,
  preparedForViewer,
  type Viewer,
  viewerValues,
} from '#server/access/visible-players.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { annotations, reviewDrafts, reviews, skillRatings, toIso, users, videos } from '#server/db/schema/index.ts';
import { isPaidVideo } from '#server/features/credits/credits.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');

const earlier = alias(videos, 'earlier');
const earlierReview = alias(reviews, 'earlier_review');

/** The review of the same player that was published last before this one, for a lateral join. */
const previousReview = (db: Database, viewer: Viewer) =>
  db
    .select({
      videoId: sql<string>`${earlier.id}`.as('previous_video_id'),
      title: sql<string>`${earlier.title}`.as('previous_title'),
      publishedAt: sql<string>`${earlierReview.publishedAt}`.mapWith(toIso).as('previous_published_at'),
      ratings: sql<Partial<Record<SkillName, string>>>`(
        select coalesce(json_object_agg(${skillRatings.skillName}, ${skillRatings.rating}::text), '{}')
        from ${skillRatings} where ${skillRatings.videoId} = ${earlier.id}
      )`.as('previous_ratings'),
    })
    .from(earlier)
    .innerJoin(earlierReview, eq(earlierReview.videoId, earlier.id))
    .where(
      and(
        eq(earlier.playerId, videos.playerId),
        eq(earlier.status, 'Analyzed'),
        sql`(${earlierReview.publishedAt}, ${earlier.id}) < (${reviews.publishedAt}, ${videos.id})`,
        // A club's coach may see a video that was offered to them without seeing what else there is of its player.
        isVisiblePlayer(viewer, earlier.playerId),
      ),
    )
    .orderBy(desc(earlierReview.publishedAt), desc(earlier.id))
    .limit(1)
    .as('previous');

const visibleVideo = preparedForViewer((db, viewer) => {
  const previous = previousReview(db, viewer);
  return db
    .select({
      ...getColumns(videos),
      isOpened: sql<boolean>`${reviewDrafts.coachId} is not null`,
      isPaid: isPaidVideo,
      finalSummary: reviews.finalSummary,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      recommendationsForImprovement: reviews.recommendationsForImprovement,
      publishedAt: reviews.publishedAt,
      revisedAt: reviews.revisedAt,
      priorities: reviews.priorities,
      rallies: reviews.rallies,
      codes: reviews.codes,
      playerFirstName: player.firstName,
      playerLastName: player.lastName,
      coachFirstName: coach.firstName,
      coachLastName: coach.lastName,
      previousVideoId: previous.videoId,
      previousTitle: previous.title,
      previousPublishedAt: previous.publishedAt,
      previousRatings: previous.ratings,
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviews.coachId))
    .leftJoinLateral(previous, sql`true`)
    .where(and(eq(videos.id, sql.placeholder('videoId')), isVisibleVideo(viewer)))
    .prepare(`visible_video_${viewer.role}`);
});

const notesOfVideo = prepared((db) =>
  db
    .select({
      id: annotations.id,
      timestamp: annotations.timestamp,
      endTimestamp: annotations.endTimestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      comment: annotations.comment,
      board: annotations.board,
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
