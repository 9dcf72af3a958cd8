// SQL of the videos of a club's members.

import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { ClubVideoFilter } from '#domain/clubs/club-people.ts';
import { isOpen, isOverdue, isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { reviewDrafts, reviews, users, videos } from '#server/db/schema/index.ts';
import { holdsSearch } from '#server/db/search.ts';
import { videoSummaryColumns } from '#server/features/videos/videos.queries.ts';
import { isAnyOf, isVisiblePlayer, type Viewer } from '#server/policy/visibility.ts';

/** Page size. */
const pageSize = 50;

const player = alias(users, 'player');
const reviewer = alias(users, 'reviewer');
const last = alias(videos, 'last');
const isReviewer = eq(reviewer.id, sql`coalesce(${reviews.coachId}, ${reviewDrafts.coachId})`);

const build = new QueryBuilder();

/** Who published or claimed the review of a video. A subquery, for filters that need it. */
const publisher = build.select({ id: reviews.coachId }).from(reviews).where(eq(reviews.videoId, videos.id));
const opener = build.select({ id: reviewDrafts.coachId }).from(reviewDrafts).where(eq(reviewDrafts.videoId, videos.id));

const narrowed: Record<ClubVideoFilter, SQL | undefined> = {
  all: undefined,
  'to-review': isOpen,
  overdue: isOverdue,
  unclaimed: and(isOpen, isNull(sql`(${opener})`)),
  analyzed: isReviewed,
};

interface VideoPage {
  show: ClubVideoFilter;
  search?: string | undefined;
  coach?: string | undefined;
  player?: string | undefined;
  after?: string | undefined;
}

/** A page of videos of players visible to the manager, latest first. */
export async function listClubVideos(db: Database, viewer: Viewer, page: VideoPage) {
  const { show, search, coach, player: playerId, after } = page;
  const beyond = sql`(${videos.uploadDate}, ${videos.id}) < (${db
    .select({ uploadDate: last.uploadDate, id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), isVisiblePlayer(viewer, last.playerId)))})`;
  const latestFirst = [desc(videos.uploadDate), desc(videos.id)];
  // The latest of each player by the index, then the latest overall: other videos cost nothing.
  const ofPlayer = db
    .select({ id: videos.id, uploadDate: videos.uploadDate })
    .from(videos)
    .where(
      and(
        eq(videos.playerId, player.id),
        narrowed[show],
        holdsSearch(search, videos.title, fullName(player)),
        coach === undefined ? undefined : eq(sql`coalesce((${publisher}), (${opener}))`, coach),
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(...latestFirst)
    .limit(limitOf(pageSize))
    .as('of_player');
  const chosen = db
    .select({ id: ofPlayer.id })
    .from(player)
    .crossJoinLateral(ofPlayer)
    .where(and(isVisiblePlayer(viewer, player.id), playerId === undefined ? undefined : eq(player.id, playerId)))
    .orderBy(desc(ofPlayer.uploadDate), desc(ofPlayer.id))
    .limit(limitOf(pageSize));
  const found = await db
    .select({
      ...videoSummaryColumns,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      player: namedPerson(player),
      reviewer: namedPerson(reviewer),
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(reviewer, isReviewer)
    .where(isAnyOf(videos.id, chosen.getSQL()))
    .orderBy(...latestFirst);
  return takePage(found, pageSize);
}
