// SQL of one video with its review.

import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Video } from '#contract/videos/videos.ts';
import { roles } from '#domain/people/roles.ts';
import { type LookFacts, type LookState, type LookTime, lookStage } from '#domain/reviews/looks/player-look.ts';
import { isOtherMatch, isPublishedBefore } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { jsonColumns, jsonList, jsonObject } from '#server/db/fast/json.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import {
  annotations,
  clubLooks,
  isOfVideo,
  lookChoices,
  playerLooks,
  reviewDrafts,
  reviewReplays,
  reviews,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { isPaidVideo } from '#server/features/payments/credits/credits.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import {
  isNotHeldBack,
  isVisiblePlayer,
  isVisibleVideo,
  plannedForViewer,
  type Viewer,
  viewerValues,
} from '#server/policy/visibility.ts';
import { secondReviewPart } from './second-reviews.queries.ts';
import { videoSummaryColumns } from './videos.queries.ts';

const coach = alias(users, 'coach');
const player = alias(users, 'player');

const nameOf = ({ firstName, lastName }: typeof coach | typeof player) => ({ firstName, lastName });

const earlier = alias(videos, 'earlier');
const earlierReview = alias(reviews, 'earlier_review');

/** The same player's last review published before this one; the latest if this one is unpublished (contract, `PreviousReview`). */
const previousReview = (db: Database, viewer: Viewer) =>
  sql`(${db
    .select({
      previous: jsonObject({
        videoId: earlier.id,
        title: earlier.title,
        publishedAt: earlierReview.publishedAt,
        ratings: sql`(select coalesce(json_object_agg(${skillRatings.skillName}, ${skillRatings.rating}::text), '{}')
          from ${skillRatings} where ${skillRatings.videoId} = ${earlier.id})`,
        priorities: earlierReview.priorities,
      }),
    })
    .from(earlierReview)
    .innerJoin(earlier, eq(earlier.id, earlierReview.videoId))
    .where(
      and(
        // An index has a player's reviews by date.
        eq(earlierReview.playerId, videos.playerId),
        eq(earlier.status, 'Analyzed'),
        sql`${earlier.id} <> ${videos.id}`,
        isOtherMatch(earlier.id, videos.id),
        isNotHeldBack(viewer, earlier.id),
        isPublishedBefore(earlierReview),
        // A club's coach may see an offered video without seeing its player's other videos.
        isVisiblePlayer(viewer, earlier.playerId),
      ),
    )
    .orderBy(desc(earlierReview.publishedAt), desc(earlierReview.videoId))
    .limit(1)})`;

/** The notes, named by player and video: on a distributed database that leads to one place. */
const notesOfVideo = plannedOnce('notes_of_video', 'short', (db) =>
  db
    .select({
      id: annotations.id,
      timestamp: annotations.timestamp,
      endTimestamp: annotations.endTimestamp,
      type: annotations.type,
      skill: annotations.skill,
      pair: annotations.pair,
      title: annotations.title,
      comment: annotations.comment,
      board: annotations.board,
      voice: annotations.voice,
    })
    .from(annotations)
    .where(isOfVideo(annotations, { playerId: sql.placeholder('playerId'), videoId: sql.placeholder('videoId') }))
    .orderBy(asc(annotations.timestamp), asc(annotations.id)),
);

const ratingsOfVideo = (db: Database) =>
  jsonList(
    db
      .select(
        jsonColumns({
          id: skillRatings.id,
          videoId: skillRatings.videoId,
          skillName: skillRatings.skillName,
          rating: skillRatings.rating,
          comment: skillRatings.comment,
          evidence: skillRatings.evidence,
          createdAt: skillRatings.createdAt,
        }),
      )
      .from(skillRatings)
      .where(eq(skillRatings.videoId, videos.id)),
  );

/** What decides about a look, beside the video: of left joins of `player_looks`, `look_choices` and `club_looks`. */
export const lookColumns = {
  state: playerLooks.state,
  when: lookChoices.when,
  since: lookChoices.chosenAt,
  asks: clubLooks.asks,
};

/** The values of `lookColumns`, each null without its row. */
export interface LookRow {
  state: LookState | null;
  when: LookTime | null;
  since: string | null;
  asks: boolean | null;
}

/** The facts of the rule (domain, `lookStage`). */
export function lookFacts(
  { state, when, since, asks }: LookRow,
  { pausedAt, publishedAt }: { pausedAt: string | null; publishedAt: string | null },
): LookFacts {
  const choice = when !== null && since !== null ? { when, since } : null;
  return { state, choice, clubAsks: asks ?? true, isPaused: pausedAt !== null, publishedAt };
}

/** The published replay (contract, `ReplaySummary`). */
const replayOfVideo = (db: Database) =>
  sql`(${db
    .select({
      replay: jsonObject({
        id: reviewReplays.id,
        seconds: sql`(${reviewReplays.log} ->> 'seconds')::float8`,
        hasVoice: sql`${reviewReplays.voiceType} is not null`,
      }),
    })
    .from(reviewReplays)
    .where(
      and(
        eq(reviewReplays.videoId, videos.id),
        isNotNull(reviewReplays.publishedAt),
        isNotNull(reviewReplays.storedAt),
        isNull(reviewReplays.removedAt),
      ),
    )
    .orderBy(desc(reviewReplays.publishedAt))
    .limit(1)})`;

const noRows = sql`'[]'::jsonb`;

const opensLater = sql<string | null>`case when ${reviews.opensAt} > now() then ${reviews.opensAt} end`.mapWith(
  reviews.opensAt,
);

/** A video as the analysis page reads it (contract, `Video`). Without a published review its fields are null and its lists empty. */
const visibleVideo = plannedForViewer('visible_video', roles, (db, viewer) => {
  const video = jsonObject({
    ...videoSummaryColumns,
    playerId: videos.playerId,
    player: jsonObject(nameOf(player)),
    provider: videos.provider,
    pausedAt: videos.pausedAt,
    linkProblem: videos.linkProblem,
    isOpened: sql`${reviewDrafts.coachId} is not null`,
    isPaid: isPaidVideo,
    secondReview: secondReviewPart(viewer, videos.id),
    courtDescription: videos.courtDescription,
    reportType: videos.reportType,
    playerClothingColor: videos.playerClothingColor,
    playerEquipment: videos.playerEquipment,
    playerPlayingHand: videos.playerPlayingHand,
    initialCourtPosition: videos.initialCourtPosition,
    partnerClothingColor: videos.partnerClothingColor,
    opponentClothingColors: videos.opponentClothingColors,
    courtSideChanges: videos.courtSideChanges,
    cameraAngle: videos.cameraAngle,
    feedback: reviews.finalSummary,
    finalSummary: reviews.finalSummary,
    overallStrengths: reviews.overallStrengths,
    areasOfImprovement: reviews.areasOfImprovement,
    recommendationsForImprovement: reviews.recommendationsForImprovement,
    publishedAt: reviews.publishedAt,
    revisedAt: reviews.revisedAt,
    priorities: sql`coalesce(${reviews.priorities}, ${noRows})`,
    priorityAnswers: sql`coalesce(${reviews.priorityAnswers}, ${noRows})`,
    rallies: sql`coalesce(${reviews.rallies}, ${noRows})`,
    codes: sql`coalesce(${reviews.codes}, ${noRows})`,
    // A lookup in the index; a join may be planned as a scan of all users.
    reviewer: sql`(${db
      .select({ name: jsonObject(nameOf(coach)) })
      .from(coach)
      .where(eq(coach.id, reviews.coachId))})`,
    replay: replayOfVideo(db),
    skillRatings: ratingsOfVideo(db),
    previousReview: previousReview(db, viewer),
  });
  return db
    .select({
      video: sql<Omit<Video, 'annotations'>>`${video}`,
      look: sql<LookRow>`${jsonObject(lookColumns)}`,
      opensAt: opensLater,
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(playerLooks, eq(playerLooks.videoId, videos.id))
    .leftJoin(lookChoices, eq(lookChoices.userId, videos.playerId))
    .leftJoin(clubLooks, eq(clubLooks.clubId, player.clubId))
    .where(and(eq(videos.id, sql.placeholder('videoId')), isVisibleVideo(viewer)));
});

/** A video that the actor may see, with its published review; null when there is none to be seen. One statement, and one for its notes. */
export async function findVideo(db: Database, actor: Actor, videoId: string): Promise<Video | null> {
  const [found] = await visibleVideo(db, actor).execute({ ...viewerValues(actor), videoId });
  if (!found) return null;
  const { video } = found;
  const notes = video.publishedAt === null ? [] : await notesOfVideo(db).execute({ playerId: video.playerId, videoId });
  const opensAt = actor.role === 'club' ? null : found.opensAt;
  return { ...video, annotations: notes, look: lookSeen(actor, video, found.look), opensAt };
}

/** What the actor's screen does about the player's look (contract, `Video`). */
function lookSeen({ role }: Actor, video: Omit<Video, 'annotations'>, row: LookRow): Video['look'] {
  if (role === 'club') return null;
  const stage = lookStage(lookFacts(row, video));
  return role === 'player' || stage === 'sent' ? stage : null;
}
