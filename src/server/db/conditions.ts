// Conditions and figures that several statements ask: each means one thing, wherever it is asked.

import { and, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { verificationRules } from '#domain/levels/level-verification.ts';
import { reviews, videos } from './schema/index.ts';

/** A video whose review is still to be published. Written out, so that it matches the index of open videos. */
export const isOpen: SQL = sql`${videos.status} <> 'Analyzed'`;

/** A video whose review is published. Written out as well: without the value, a statement that is planned once knows of no such index. */
export const isReviewed: SQL = sql`${videos.status} = 'Analyzed'`;

/**
 * A review that should have been published by now, from the very moment at which it is due: as `dueLabel` of the domain says. One
 * that waits for a link that can be opened is nobody's delay.
 */
export const isOverdue = and(isOpen, isNull(videos.pausedAt), lte(videos.dueAt, sql`now()`)) as SQL;

/** For how long a video's link could not be opened until now, in all, in seconds. */
export const secondsPausedByNow = sql`${videos.pausedSeconds} + coalesce(extract(epoch from now() - ${videos.pausedAt}), 0)::int`;

/**
 * A published review of the query (`videos`, `reviews`) not older than a moment. A video changes when its review is published, so the index of
 * what was reviewed, by player and by change, leads there; the review itself says when it was. "Is true" changes nothing but that no index over
 * all reviews is a way there: of a statement planned once PostgreSQL supposes that hardly any is from the time that is asked for.
 */
export function isReviewedSince(moment: SQLWrapper): SQL {
  return sql`(${isReviewed} and ${videos.updatedAt} >= ${moment} and (${reviews.publishedAt} >= ${moment}) is true)`;
}

/** The same, from a moment until before another. */
export function isReviewedBetween(start: SQLWrapper, end: SQLWrapper): SQL {
  return sql`(${isReviewedSince(start)} and (${reviews.publishedAt} < ${end}) is true)`;
}

/** A verification given then asks for a re-check: as `recheckFrom` of the domain, six months later. */
export function recheckDue(verifiedAt: SQLWrapper): SQL {
  return sql`(${verifiedAt} ${sql.raw(`+ interval '${verificationRules.recheckMonths} months'`)} <= now())`;
}
