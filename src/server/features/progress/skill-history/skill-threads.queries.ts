// SQL of skill history: a player's latest reviews of a skill.

import { and, desc, eq, sql } from 'drizzle-orm';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, reviews, skillRatings, toIso, videos } from '#server/db/schema/index.ts';
import { listMomentsOf } from '#server/features/videos/earlier-moments.queries.ts';
import { isNotHeldBack, type Viewer } from '#server/policy/visibility.ts';

/** The most reviews in a skill's history (docs/product.md#review). */
const maxReviews = 5;

/** A player's latest reviews that say something of a skill, the latest first, with all of their notes. Two statements. */
export async function listThreadReviews(db: Database, viewer: Viewer, playerId: string, skill: SingleSkill) {
  // A form in which lists of priorities and answers can be searched for the skill.
  const ofSkill = sql`jsonb_build_array(jsonb_build_object('skill', ${skill}::text))`;
  const noteOfSkill = db
    .select({ one: sql`1` })
    .from(annotations)
    .where(and(eq(annotations.videoId, videos.id), eq(annotations.skill, skill)));
  const found = await db
    .select({
      videoId: videos.id,
      title: videos.title,
      videoUrl: videos.videoUrl,
      provider: videos.provider,
      publishedAt: sql<string>`${reviews.publishedAt}`.mapWith(toIso),
      rating: skillRatings.rating,
      priorities: reviews.priorities,
      priorityAnswers: reviews.priorityAnswers,
    })
    .from(videos)
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(skillRatings, and(eq(skillRatings.videoId, videos.id), eq(skillRatings.skillName, skill)))
    .where(
      and(
        // An index has a player's reviews by date.
        eq(reviews.playerId, playerId),
        eq(videos.status, 'Analyzed'),
        isNotHeldBack(viewer, videos.id),
        sql`(${skillRatings.id} is not null
          or ${reviews.priorities} @> ${ofSkill}
          or ${reviews.priorityAnswers} @> ${ofSkill}
          or exists (${noteOfSkill}))`,
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.videoId))
    .limit(maxReviews);
  const notes = await listMomentsOf(
    db,
    found.map((one) => one.videoId),
  );
  return found.map((review) => ({ ...review, notes: notes.filter((note) => note.videoId === review.videoId) }));
}
export type ThreadReviewRow = Awaited<ReturnType<typeof listThreadReviews>>[number];
