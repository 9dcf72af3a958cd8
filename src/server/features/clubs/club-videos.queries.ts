// SQL of the videos of a club's members.

import { and, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClubVideoFilter } from '#domain/clubs/club-people.ts';
import { fullName, namedPerson } from '#server/access/names.ts';
import { isAmongVisibleVideos, isAnyOf, isVisiblePlayer, type Viewer } from '#server/access/visible-players.ts';
import { isOpen, isOverdue } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { reviewDrafts, reviews, users, videos } from '#server/db/schema/index.ts';
import { containing } from '#server/db/search.ts';
import { videoSummaryColumns } from '#server/features/videos/videos.queries.ts';

/** Lines of one page of the list. */
const pageSize = 50;

const player = alias(users, 'player');
const reviewer = alias(users, 'reviewer');
const last = alias(videos, 'last');
const isReviewer = eq(reviewer.id, sql`coalesce(${reviews.coachId}, ${reviewDrafts.coachId})`);

const narrowed: Record<ClubVideoFilter, SQL | undefined> = {
  all: undefined,
  'to-review': isOpen,
  overdue: isOverdue,
  unclaimed: and(isOpen, isNull(reviewDrafts.coachId)),
  analyzed: eq(videos.status, 'Analyzed'),
};

interface VideoPage {
  show: ClubVideoFilter;
  search?: string | undefined;
  coach?: string | undefined;
  player?: string | undefined;
  after?: string | undefined;
}

/** A page of the videos of players whom the manager may see, the latest first. */
export async function listClubVideos(db: Database, viewer: Viewer, page: VideoPage) {
  const { show, search, coach, player: playerId, after } = page;
  const beyond = sql`(${videos.uploadDate}, ${videos.id}) < (${db
    .select({ uploadDate: last.uploadDate, id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), isVisiblePlayer(viewer, last.playerId)))})`;
  const latestFirst = [desc(videos.uploadDate), desc(videos.id)];
  // Chosen before anything else is read about them; of the outer joins PostgreSQL makes those that the choice asks for.
  const chosen = db
    .select({ id: videos.id })
    .from(videos)
    .leftJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(reviewer, isReviewer)
    .where(
      and(
        isAmongVisibleVideos(viewer),
        narrowed[show],
        search ? or(ilike(videos.title, containing(search)), ilike(fullName(player), containing(search))) : undefined,
        coach === undefined ? undefined : eq(reviewer.id, coach),
        playerId === undefined ? undefined : eq(videos.playerId, playerId),
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(...latestFirst)
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
