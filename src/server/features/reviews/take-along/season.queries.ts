// SQL of a player's published reviews in a period, with notes and ratings, for the page they keep.

import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { momentsOf } from '#domain/time/period.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, reviews, skillRatings, users, videos } from '#server/db/schema/index.ts';

const coach = alias(users, 'coach');

/** Days of a time zone, both included; a side left out is open. */
export interface SeasonPeriod {
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}

/** The reviews of a player's own videos published in a period, oldest first, with notes by time. Three statements. */
export async function listSeasonReviews(db: Database, playerId: string, { from, to, timeZone }: SeasonPeriod) {
  const startOf = (day: string) => momentsOf({ from: day, to: day }, timeZone).start.toISOString();
  const endOf = (day: string) => momentsOf({ from: day, to: day }, timeZone).end.toISOString();
  const isChosen = and(
    eq(reviews.playerId, playerId),
    isReviewed,
    from === undefined ? undefined : gte(reviews.publishedAt, startOf(from)),
    to === undefined ? undefined : lt(reviews.publishedAt, endOf(to)),
  );
  const list = await db
    .select({
      videoId: videos.id,
      title: videos.title,
      videoUrl: videos.videoUrl,
      eventDate: videos.eventDate,
      venue: videos.venue,
      publishedAt: reviews.publishedAt,
      reviewer: { firstName: coach.firstName, lastName: coach.lastName },
      finalSummary: reviews.finalSummary,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      recommendations: reviews.recommendationsForImprovement,
      priorities: reviews.priorities,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .innerJoin(coach, eq(coach.id, reviews.coachId))
    .where(isChosen)
    .orderBy(asc(reviews.publishedAt), asc(videos.id));
  const chosen = db
    .select({ id: videos.id })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .where(isChosen);
  const { videoId, timestamp, endTimestamp, type, skill, pair, title, comment, board, voice } = annotations;
  const notes = await db
    .select({ videoId, timestamp, endTimestamp, type, skill, pair, title, comment, board, voice })
    .from(annotations)
    .where(and(eq(annotations.playerId, playerId), inArray(videoId, chosen)))
    .orderBy(asc(timestamp), asc(annotations.id));
  const ratings = await db
    .select({
      videoId: skillRatings.videoId,
      skillName: skillRatings.skillName,
      rating: skillRatings.rating,
      comment: skillRatings.comment,
    })
    .from(skillRatings)
    .where(inArray(skillRatings.videoId, chosen));
  const notesOf = Map.groupBy(notes, (one) => one.videoId);
  const ratingsOf = Map.groupBy(ratings, (one) => one.videoId);
  return list.map((review) => ({
    ...review,
    notes: notesOf.get(review.videoId) ?? [],
    ratings: ratingsOf.get(review.videoId) ?? [],
  }));
}
export type SeasonReview = Awaited<ReturnType<typeof listSeasonReviews>>[number];
