// Conditions that several lists share, so that each means the same everywhere.

import { and, gte, isNull, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { verificationRules } from '#domain/levels/level-verification.ts';
import { reviews, secondReviews, videos } from './schema/index.ts';

/** A video whose review is not published yet. The state is written out to match the index of open videos. */
export const isOpen: SQL = sql`${videos.status} <> 'Analyzed'`;

/** A video whose review is published. Written out as well: with a parameter, a statement that is planned once could not use the index. */
export const isReviewed: SQL = sql`${videos.status} = 'Analyzed'`;

/** Past its due time, of an open video. */
export const isPastDue = and(isNull(videos.pausedAt), lte(videos.dueAt, sql`now()`)) as SQL;

/**
 * A review that should have been published by now, from the moment it is due (`dueLabel` in the domain). A paused video, which waits for a
 * link that opens, is not overdue.
 */
export const isOverdue = and(isOpen, isPastDue) as SQL;

/** For how long a video's link could not be opened until now, in all, in seconds. */
export const secondsPausedByNow = sql`${videos.pausedSeconds} + coalesce(extract(epoch from now() - ${videos.pausedAt}), 0)::int`;

/** A review published at or after a moment. With the players' ids beside it, the index by player and publication leads to the rows. */
export function isReviewedSince(moment: SQLWrapper): SQL {
  return gte(reviews.publishedAt, moment);
}

/** The same, before a second moment. */
export function isReviewedBetween(start: SQLWrapper, end: SQLWrapper): SQL {
  return and(isReviewedSince(start), lt(reviews.publishedAt, end)) as SQL;
}

/** A verification of that time is due for a re-check (`recheckFrom` in the domain: six months later). */
export function recheckDue(verifiedAt: SQLWrapper): SQL {
  return sql`(${verifiedAt} ${sql.raw(`+ interval '${verificationRules.recheckMonths} months'`)} <= now())`;
}

/**
 * Two videos are not two reviews of one match (docs/product.md#second-reviews): what is called earlier or previous is of another match.
 */
export function isOtherMatch(one: SQLWrapper, another: SQLWrapper | string): SQL {
  return sql`not exists (select 1 from ${secondReviews} pair
    where (pair.video_id = ${one} and pair.original_id = ${another}) or (pair.original_id = ${one} and pair.video_id = ${another}))`;
}

/**
 * A review was published before that of the query's video (`videos` with `reviews`), which comes after all others while it is unpublished.
 * The first part leads to the index of a player's reviews by date.
 */
export function isPublishedBefore(earlier: { publishedAt: PgColumn; videoId: PgColumn }): SQL {
  const moment = sql`coalesce(${reviews.publishedAt}, 'infinity')`;
  return sql`(${earlier.publishedAt} <= ${moment} and (${earlier.publishedAt}, ${earlier.videoId}) < (${moment}, ${videos.id}))`;
}

/** A video is not a second review: where matches are counted, each counts once. */
export function isFirstOfMatch(videoId: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${secondReviews} pair where pair.video_id = ${videoId})`;
}
