// SQL of second reviews.

import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { ComparedReview } from '#contract/videos/second-reviews.ts';
import type { SecondReviewPart } from '#contract/videos/videos.ts';
import { isCoach } from '#domain/people/roles.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { hasGuardian } from '#server/db/people-columns.ts';
import {
  annotations,
  reviewDrafts,
  reviews,
  secondReviews,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisibleVideo, type Viewer } from '#server/policy/visibility.ts';
import { findCoachIdsOfPlayer } from './videos.queries.ts';

const build = new QueryBuilder();
const own = alias(secondReviews, 'own_second_review');
const other = alias(videos, 'other_video');
const coach = alias(users, 'coach');
const player = alias(users, 'player');

/** How a video of the outer query belongs to a second review (contract, `SecondReviewPart`); null if it does not. */
export function secondReviewPart(viewer: Viewer, videoId: PgColumn): SQL<SecondReviewPart | null> {
  const isDone = sql`(${own.doneAt} is not null)`;
  const part = build
    .select({
      part: sql`json_build_object(
        'part', case when ${own.videoId} = ${videoId} then 'second' else 'first' end,
        'isOtherPublished', ${other.status} = 'Analyzed',
        'isDone', ${isDone},
        'otherId', ${isCoach(viewer.role) ? sql`case when ${isDone} then ${other.id} end` : sql`${other.id}`}
      )`.as('part'),
    })
    .from(own)
    .innerJoin(
      other,
      sql`${other.id} = case when ${own.videoId} = ${videoId} then ${own.originalId} else ${own.videoId} end`,
    )
    .where(or(eq(own.videoId, videoId), eq(own.originalId, videoId)));
  return sql<SecondReviewPart | null>`(${part})`;
}

/** The same for a video that is locked, read once it is. */
export async function findSecondReviewPart(db: Database, viewer: Viewer, videoId: string) {
  const [row] = await db
    .select({ part: secondReviewPart(viewer, videos.id) })
    .from(videos)
    .where(eq(videos.id, videoId));
  return row?.part ?? null;
}

/** Everything that was sent with a player's own video, and the coach of its review; null if it is not theirs. */
export async function findOriginal(db: Database, playerId: string, videoId: string) {
  const [row] = await db
    .select({
      video: {
        title: videos.title,
        provider: videos.provider,
        providerVideoId: videos.providerVideoId,
        videoUrl: videos.videoUrl,
        originalUrl: videos.originalUrl,
        videoType: videos.videoType,
        courtDescription: videos.courtDescription,
        eventDate: videos.eventDate,
        venue: videos.venue,
        playerClothingColor: videos.playerClothingColor,
        playerEquipment: videos.playerEquipment,
        playerPlayingHand: videos.playerPlayingHand,
        initialCourtPosition: videos.initialCourtPosition,
        partnerClothingColor: videos.partnerClothingColor,
        opponentClothingColors: videos.opponentClothingColors,
        courtSideChanges: videos.courtSideChanges,
        cameraAngle: videos.cameraAngle,
      },
      coachId: reviewerOf,
      isJunior: hasGuardian(users),
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId)));
  return row ?? null;
}

/** Who published a review, otherwise who writes it. */
const reviewerOf = sql<string | null>`coalesce(${reviews.coachId}, ${reviewDrafts.coachId})`;

/** The title and the coach of the first review, for the coach's notification; null once the video is gone. */
export async function findFirstReview(db: Database, originalId: string) {
  const [row] = await db
    .select({ title: videos.title, coachId: reviewerOf })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .where(eq(videos.id, originalId));
  return row ?? null;
}

/** The coaches whom a player may ask, by name: those who are offered the player's videos, without the coach of the first review. */
export async function listChoices(
  db: Database,
  { playerId, clubId, firstCoachId }: { playerId: string; clubId: string | null; firstCoachId: string | null },
) {
  const offered = await findCoachIdsOfPlayer(db, playerId, clubId);
  const ids = offered.filter((id) => id !== firstCoachId);
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

/** Makes a video the second review of another. */
export async function insertSecondReview(
  tx: Database,
  second: { videoId: string; playerId: string; originalId: string; coachId: string },
): Promise<void> {
  await tx.insert(secondReviews).values(second);
}

/** The coach of the other review of the match: a second coach has to be someone else. Null where there is none. */
export async function findOtherCoach(db: Database, videoId: string): Promise<string | null> {
  const [row] = await db
    .select({
      coachId: sql<string | null>`case when ${own.videoId} = ${videoId} then ${reviewerOf} else ${own.coachId} end`,
    })
    .from(own)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, own.originalId))
    .leftJoin(reviews, eq(reviews.videoId, own.originalId))
    .where(or(eq(own.videoId, videoId), eq(own.originalId, videoId)));
  return row?.coachId ?? null;
}

/** Asks another coach for a second review that nobody has begun; nothing for other videos. */
export async function setAskedCoach(tx: Database, videoId: string, coachId: string): Promise<void> {
  await tx
    .update(secondReviews)
    .set({ coachId })
    .where(
      and(
        eq(secondReviews.videoId, videoId),
        sql`not exists (select 1 from ${reviewDrafts} begun where begun.video_id = ${videoId} and begun.coach_id is not null)`,
      ),
    );
}

/**
 * Notes that both reviews of a match are published, if they are. The pair is locked first, so that of two reviews published at once the
 * later one sees the other.
 */
export async function completeSecondReview(tx: Database, videoId: string): Promise<void> {
  const [pair] = await tx
    .select({ videoId: secondReviews.videoId, originalId: secondReviews.originalId })
    .from(secondReviews)
    .where(
      and(or(eq(secondReviews.videoId, videoId), eq(secondReviews.originalId, videoId)), isNull(secondReviews.doneAt)),
    )
    .for('update');
  if (!pair) return;
  const published = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, [pair.videoId, pair.originalId]), isReviewed));
  if (published.length < 2) return;
  await tx.update(secondReviews).set({ doneAt: sql`now()` }).where(eq(secondReviews.videoId, pair.videoId));
}

/** A finished pair by either video, for notifications; null before both are published. */
export async function findFinishedPair(db: Database, videoId: string) {
  const [pair] = await db
    .select({ secondId: own.videoId, originalId: own.originalId, title: other.title, playerId: other.playerId })
    .from(own)
    .innerJoin(other, eq(other.id, own.originalId))
    .where(and(or(eq(own.videoId, videoId), eq(own.originalId, videoId)), sql`${own.doneAt} is not null`));
  if (!pair) return null;
  const coaches = await db
    .select({ videoId: reviews.videoId, coachId: reviews.coachId })
    .from(reviews)
    .where(inArray(reviews.videoId, [pair.originalId, pair.secondId]));
  return { ...pair, coaches };
}

/** Both reviews of a match, by either video that the actor sees; null before both are published. Four statements. */
export async function findComparison(db: Database, actor: Actor, videoId: string) {
  const [pair] = await db
    .select({
      secondId: own.videoId,
      originalId: own.originalId,
      doneAt: own.doneAt,
      playerId: videos.playerId,
      player: { firstName: player.firstName, lastName: player.lastName },
    })
    .from(videos)
    .innerJoin(own, or(eq(own.videoId, videos.id), eq(own.originalId, videos.id)))
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(and(eq(videos.id, videoId), sql`${own.doneAt} is not null`, isVisibleVideo(actor)));
  if (!pair || pair.doneAt === null) return null;
  const ids = [pair.originalId, pair.secondId];
  const [sides, notes] = await Promise.all([
    db
      .select({
        videoId: videos.id,
        title: videos.title,
        videoUrl: videos.videoUrl,
        coach: { firstName: coach.firstName, lastName: coach.lastName },
        publishedAt: reviews.publishedAt,
        revisedAt: reviews.revisedAt,
        finalSummary: reviews.finalSummary,
        ratings: sql<
          Partial<Record<SkillName, string>>
        >`(select coalesce(json_object_agg(${skillRatings.skillName}, ${skillRatings.rating}::text), '{}')
          from ${skillRatings} where ${skillRatings.videoId} = ${videos.id})`,
      })
      .from(videos)
      .innerJoin(reviews, eq(reviews.videoId, videos.id))
      .innerJoin(coach, eq(coach.id, reviews.coachId))
      .where(inArray(videos.id, ids)),
    db
      .select({
        videoId: annotations.videoId,
        id: annotations.id,
        timestamp: annotations.timestamp,
        type: annotations.type,
        skill: annotations.skill,
        title: annotations.title,
        comment: annotations.comment,
      })
      .from(annotations)
      .where(and(eq(annotations.playerId, pair.playerId), inArray(annotations.videoId, ids)))
      .orderBy(asc(annotations.timestamp), asc(annotations.id)),
  ]);
  const side = (id: string) => {
    const found = sides.find((one) => one.videoId === id);
    if (!found) return null;
    const { title, ...review } = found;
    const ofReview: ComparedReview = {
      ...review,
      notes: notes.filter((note) => note.videoId === id).map(({ videoId: _video, ...note }) => note),
    };
    return { title, ofReview };
  };
  const [first, second] = [side(pair.originalId), side(pair.secondId)];
  if (!first || !second) return null;
  const { doneAt, player: who } = pair;
  return { title: first.title, player: who, doneAt, first: first.ofReview, second: second.ofReview };
}
