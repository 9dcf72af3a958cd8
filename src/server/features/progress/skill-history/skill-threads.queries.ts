// SQL of skill history: a player's latest reviews of a skill.

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, reviews, skillRatings, toIso, videos } from '#server/db/schema/index.ts';
import { listMomentsOf } from '#server/features/videos/earlier-moments.queries.ts';
import { isNotHeldBack, type Viewer } from '#server/policy/visibility.ts';

/** The most reviews in a skill's history (docs/product.md#review). */
const maxReviews = 5;

/** Reviews that are looked through at a time: mostly enough, since most reviews rate most skills. */
const looksThrough = 20;

/** A player's latest reviews that say something of a skill, the latest first, with all of their notes. Mostly three statements. */
export async function listThreadReviews(db: Database, viewer: Viewer, playerId: string, skill: SingleSkill) {
  const found: Omit<Awaited<ReturnType<typeof readLatest>>[number], 'isSaid'>[] = [];
  for (let looked = 0, isMore = true; isMore && found.length < maxReviews; looked += looksThrough) {
    const page = await readLatest(db, viewer, playerId, skill, looked);
    const silent = page.filter(({ isSaid }) => !isSaid).map(({ videoId }) => videoId);
    const noted = await findNoted(db, playerId, silent, skill);
    const ofSkill = page.filter(({ videoId, isSaid }) => isSaid || noted.has(videoId));
    found.push(...ofSkill.map(({ isSaid: _isSaid, ...review }) => review));
    isMore = page.length === looksThrough;
  }
  const latest = found.slice(0, maxReviews);
  const notes = await listMomentsOf(
    db,
    playerId,
    latest.map((one) => one.videoId),
  );
  return latest.map((review) => ({ ...review, notes: notes.filter((note) => note.videoId === review.videoId) }));
}
export type ThreadReviewRow = Awaited<ReturnType<typeof listThreadReviews>>[number];

/** The videos among these that have a note of the skill. */
async function findNoted(db: Database, playerId: string, videoIds: readonly string[], skill: SingleSkill) {
  if (videoIds.length === 0) return new Set<string>();
  const rows = await db
    .selectDistinct({ videoId: annotations.videoId })
    .from(annotations)
    .where(
      and(
        eq(annotations.playerId, playerId),
        inArray(annotations.videoId, [...videoIds]),
        eq(annotations.skill, skill),
      ),
    );
  return new Set(rows.map(({ videoId }) => videoId));
}

/** A player's reviews, the latest first, and whether a rating, a priority or an answer to one is of the skill. */
function readLatest(db: Database, viewer: Viewer, playerId: string, skill: SingleSkill, looked: number) {
  // A form in which lists of priorities and answers can be searched for the skill.
  const ofSkill = sql`jsonb_build_array(jsonb_build_object('skill', ${skill}::text))`;
  return (
    db
      .select({
        videoId: videos.id,
        title: videos.title,
        videoUrl: videos.videoUrl,
        provider: videos.provider,
        publishedAt: sql<string>`${reviews.publishedAt}`.mapWith(toIso),
        rating: skillRatings.rating,
        priorities: reviews.priorities,
        priorityAnswers: reviews.priorityAnswers,
        isSaid: sql<boolean>`(${skillRatings.id} is not null
        or ${reviews.priorities} @> ${ofSkill}
        or ${reviews.priorityAnswers} @> ${ofSkill})`,
      })
      .from(videos)
      .innerJoin(reviews, eq(reviews.videoId, videos.id))
      .leftJoin(skillRatings, and(eq(skillRatings.videoId, videos.id), eq(skillRatings.skillName, skill)))
      // An index has a player's reviews by date.
      .where(and(eq(reviews.playerId, playerId), isReviewed, isNotHeldBack(viewer, videos.id)))
      .orderBy(desc(reviews.publishedAt), desc(reviews.videoId))
      .limit(looksThrough)
      .offset(looked)
  );
}
