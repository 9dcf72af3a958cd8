// The overall ratings of a club's members in some time: what getting better is read from.

import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { isMemberOf } from '#server/access/club-members.ts';
import { namedPerson } from '#server/access/names.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { reviews, skillRatings, users, videos } from '#server/db/schema/index.ts';

const overallRatings = prepared((db) =>
  db
    .select({
      player: namedPerson(users),
      ratings: sql<number[]>`json_agg(${skillRatings.rating} order by ${reviews.publishedAt}, ${reviews.videoId})`,
    })
    .from(reviews)
    .innerJoin(videos, and(eq(videos.id, reviews.videoId), eq(videos.status, 'Analyzed')))
    .innerJoin(users, eq(users.id, videos.playerId))
    .innerJoin(skillRatings, and(eq(skillRatings.videoId, videos.id), eq(skillRatings.skillName, 'overall')))
    .where(
      and(
        isMemberOf(users, sql.placeholder('clubId')),
        gte(reviews.publishedAt, sql.placeholder('start')),
        lt(reviews.publishedAt, sql.placeholder('end')),
      ),
    )
    .groupBy(users.id)
    .orderBy(users.lastName, users.firstName, users.id)
    .prepare('club_overall_ratings'),
);

/** Each member's overall ratings (0–7) of the reviews published between two moments (ISO 8601), the oldest first; members by name. */
export function listOverallRatings(db: Database, clubId: string, { start, end }: { start: string; end: string }) {
  return overallRatings(db).execute({ clubId, start, end });
}
