// SQL for the assistant: a player's own published data, the same as on their screens.

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, reviews, secondReviews, users, videos } from '#server/db/schema/index.ts';

/** Row limits. */
const most = { reviews: 10, notes: 400, secondReviews: 5 };

const coach = alias(users, 'coach');

/** A player's published reviews, that of the video sent last first (docs/product.md#progress). */
export function listPlayerReviews(db: Database, playerId: string) {
  return db
    .select({
      videoId: videos.id,
      title: videos.title,
      publishedAt: reviews.publishedAt,
      opensAt: sql<string | null>`case when ${reviews.opensAt} > now() then ${reviews.opensAt} end`.mapWith(
        reviews.opensAt,
      ),
      coach: sql<string>`${coach.firstName} || ' ' || ${coach.lastName}`,
      priorities: reviews.priorities,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      recommendationsForImprovement: reviews.recommendationsForImprovement,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .innerJoin(coach, eq(coach.id, reviews.coachId))
    .where(and(eq(reviews.playerId, playerId), isReviewed))
    .orderBy(desc(videos.uploadDate), desc(videos.id))
    .limit(most.reviews);
}

/** The notes of a player's published reviews, the latest reviews first. */
export function listPlayerNotes(db: Database, playerId: string) {
  return db
    .select({
      id: annotations.id,
      videoId: videos.id,
      videoTitle: videos.title,
      timestamp: annotations.timestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      comment: annotations.comment,
    })
    .from(annotations)
    .innerJoin(videos, eq(videos.id, annotations.videoId))
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .where(and(eq(annotations.playerId, playerId), isReviewed))
    .orderBy(desc(reviews.publishedAt), desc(videos.id), asc(annotations.timestamp))
    .limit(most.notes);
}

/** The second reviews that a player asked for, the latest first. */
export function listPlayerSecondReviews(db: Database, playerId: string) {
  return db
    .select({
      videoId: videos.id,
      title: videos.title,
      state: sql<'waiting' | 'published' | 'both'>`case when ${secondReviews.doneAt} is not null then 'both'
        when ${videos.status} = 'Analyzed' then 'published' else 'waiting' end`,
    })
    .from(secondReviews)
    .innerJoin(videos, eq(videos.id, secondReviews.videoId))
    .where(eq(videos.playerId, playerId))
    .orderBy(desc(videos.id))
    .limit(most.secondReviews);
}
