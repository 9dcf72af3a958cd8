// Overall ratings of a club's members in a period, for improvements.

import { and, eq, sql } from 'drizzle-orm';
import { isReviewedBetween } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { reviews, skillRatings, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { idsOfMembers } from '#server/policy/membership.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const overallRatings = plannedOnce('club_overall_ratings', 'long', (db) =>
  db
    .select({
      player: namedPerson(users),
      ratings: sql<number[]>`json_agg(${skillRatings.rating} order by ${reviews.publishedAt}, ${reviews.videoId})`,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.playerId))
    .innerJoin(skillRatings, and(eq(skillRatings.videoId, reviews.videoId), eq(skillRatings.skillName, 'overall')))
    .where(
      and(
        isAnyOf(reviews.playerId, idsOfMembers(sql.placeholder('clubId'))),
        isReviewedBetween(sql`${sql.placeholder('start')}::timestamptz`, sql`${sql.placeholder('end')}::timestamptz`),
      ),
    )
    .groupBy(users.id)
    .orderBy(inOrder(users.lastName), inOrder(users.firstName), users.id),
);

/** Each member's overall ratings (0–7) in reviews published between two times (ISO 8601), oldest first; members by name. */
export function listOverallRatings(db: Database, clubId: string, { start, end }: { start: string; end: string }) {
  return overallRatings(db).execute({ clubId, start, end });
}
