// SQL of videos.

import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { VideoSummary } from '#contract/videos/videos.ts';
import type { VideoSource } from '#domain/videos/video-links.ts';
import type { SortOrder, StatusFilter } from '#domain/videos/videos.ts';
import { isOpen, isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { takeWrittenPage, type WrittenPage, writtenPageOfLines } from '#server/db/fast/written-page.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf } from '#server/db/paging.ts';
import { hasGuardian } from '#server/db/people-columns.ts';
import { coachConnections, reviewDrafts, secondReviews, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isActiveCoachOf } from '#server/policy/membership.ts';
import {
  isAmongVisiblePlayers,
  isNotAmongHeldBack,
  isNotHeldBack,
  isVisiblePlayer,
  plannedForViewer,
  type Viewer,
  viewerValues,
} from '#server/policy/visibility.ts';

export const videoSummaryColumns = {
  id: videos.id,
  title: videos.title,
  videoUrl: videos.videoUrl,
  videoType: videos.videoType,
  status: videos.status,
  uploadDate: videos.uploadDate,
  updatedAt: videos.updatedAt,
  overallScore: videos.overallScore,
  eventDate: videos.eventDate,
  venue: videos.venue,
};

/** Readable reviews come first, then those in progress. */
const statusRank = (status: PgColumn) =>
  sql`case ${status} when 'Analyzed' then 2 when 'AI-Analyzed' then 1 else 0 end`;

const orderings: Record<SortOrder, SQL[]> = {
  recent: [desc(videos.uploadDate), desc(videos.id)],
  oldest: [asc(videos.uploadDate), asc(videos.id)],
  status: [desc(statusRank(videos.status)), desc(videos.uploadDate), desc(videos.id)],
};

const filters: Record<StatusFilter, SQL | undefined> = {
  all: undefined,
  analyzed: isReviewed,
  pending: isOpen,
};

const last = alias(videos, 'last');

/** Continues after the last video of the previous page, per order. Compares rows, so that the index is used. */
function isAfterLast(db: Database, viewer: Viewer, sort: SortOrder): SQL {
  const columns = { uploadDate: last.uploadDate, id: last.id };
  const isLast = and(eq(last.id, sql.placeholder('after')), isVisiblePlayer(viewer, last.playerId));
  if (sort === 'status') {
    const cursor = db
      .select({ rank: statusRank(last.status), ...columns })
      .from(last)
      .where(isLast);
    return sql`(${statusRank(videos.status)}, ${videos.uploadDate}, ${videos.id}) < (${cursor})`;
  }
  const cursor = db.select(columns).from(last).where(isLast);
  const row = sql`(${videos.uploadDate}, ${videos.id})`;
  return sort === 'recent' ? sql`${row} < (${cursor})` : sql`${row} > (${cursor})`;
}

type VideoPage = {
  playerId?: string | undefined;
  status: StatusFilter;
  sort: SortOrder;
  after?: string | undefined;
  limit: number;
};

function pageOf(
  db: Database,
  viewer: Viewer,
  status: StatusFilter,
  sort: SortOrder,
  isFirst: boolean,
  isOfOne: boolean,
) {
  const found = db
    .select({ id: videos.id, line: sql`${videos.summary}`.as('line') })
    .from(videos)
    .where(
      and(
        isVisiblePlayer(viewer, videos.playerId),
        isNotHeldBack(viewer, videos.id),
        isOfOne ? eq(videos.playerId, sql.placeholder('ofPlayer')) : undefined,
        filters[status],
        isFirst ? undefined : isAfterLast(db, viewer, sort),
      ),
    )
    .orderBy(...orderings[sort])
    .limit(sql.placeholder('limit'));
  return writtenPageOfLines(db, found);
}

/** An index has a player's own videos by date, so that a page takes no longer however many there are. */
const pageByDate = plannedForViewer('videos', ['player'], pageOf);

/** A page of the videos of visible players, or of one of them, without reviews. */
export async function listVideos(
  db: Database,
  actor: Actor,
  { playerId, status, sort, after, limit }: VideoPage,
): Promise<WrittenPage<VideoSummary>> {
  const [isFirst, isOfOne] = [after === undefined, playerId !== undefined];
  const isByDate = status === 'all' && sort !== 'status';
  const page = (isByDate ? pageByDate : pageOf)(db, actor, status, sort, isFirst, isOfOne);
  const found = await page.execute({
    ...viewerValues(actor),
    after,
    ofPlayer: playerId,
    limit: limitOf(limit),
    pageSize: limit,
  });
  return takeWrittenPage(found);
}

export const videoCountColumns = {
  videos: sql<number>`count(*)::int`,
  analyzed: sql<number>`(count(*) filter (where ${videos.status} = 'Analyzed'))::int`,
  inReview: sql<number>`(count(*) filter (where ${videos.status} <> 'Analyzed'))::int`,
};

/** How many videos there are of the players whom the actor may see. */
export async function countVideos(db: Database, actor: Actor) {
  const isSeen = and(isAmongVisiblePlayers(actor, videos.playerId), isNotAmongHeldBack(actor, videos.id));
  // Separate queries, since each has its own index, which answers without the table.
  const count = (condition: SQL) => {
    const counted = db.select({ count: sql`count(*)::int` }).from(videos).where(and(condition, isSeen));
    return sql<number>`(${counted})`;
  };
  const rows = await db
    .select({ analyzed: count(isReviewed).as('analyzed'), inReview: count(isOpen).as('in_review') })
    .from(sql`(select) one`);
  const { analyzed, inReview } = onlyRow(rows);
  return { videos: analyzed + inReview, analyzed, inReview };
}

/** Inserts a video unless the player has one with the same submission key; returns the new id or null. */
export async function insertVideo(
  db: Database,
  {
    dueInHours,
    isAgreed = false,
    ...video
  }: Omit<typeof videos.$inferInsert, 'dueAt'> & {
    dueInHours: number;
    /** Whether a junior's guardian has agreed. */
    isAgreed?: boolean;
  },
): Promise<string> {
  const dueAt = sql`now() + make_interval(hours => ${dueInHours})`;
  return onlyRow(
    await db
      .insert(videos)
      .values({ ...video, dueAt, guardianAgreedAt: isAgreed ? sql`now()` : null })
      .returning({ id: videos.id }),
  ).id;
}

export async function findSubmission(db: Database, playerId: string, submissionKey: string) {
  const [row] = await db
    .select({ id: videos.id, title: videos.title, originalUrl: videos.originalUrl })
    .from(videos)
    .where(and(eq(videos.playerId, playerId), eq(videos.submissionKey, submissionKey)));
  return row ?? null;
}

/** A player's latest other video with the same canonical link; null if there is none. */
export async function findVideoWithLink(
  db: Database,
  video: { playerId: string; provider: VideoSource['provider']; providerVideoId: string },
) {
  const [row] = await db
    .select({ id: videos.id, uploadDate: videos.uploadDate })
    .from(videos)
    .where(
      and(
        eq(videos.playerId, video.playerId),
        eq(videos.provider, video.provider),
        eq(videos.providerVideoId, video.providerVideoId),
      ),
    )
    .orderBy(desc(videos.uploadDate), desc(videos.id))
    .limit(1);
  return row ?? null;
}

/**
 * The player as the transaction sees them, since membership may have changed. Locks the row, so that a player's submissions run one after
 * another.
 */
export async function findUploader(db: Database, playerId: string) {
  const [row] = await db
    .select({
      role: users.role,
      accessType: users.accessType,
      clubId: users.clubId,
      analysisCreditsRemaining: users.analysisCreditsRemaining,
      timeZone: users.timeZone,
      isJunior: hasGuardian(users),
    })
    .from(users)
    .where(and(eq(users.id, playerId), eq(users.state, 'active')))
    .for('no key update');
  return row ?? null;
}

/** A video with its player, for jobs, without a permission check. */
export async function findVideoWithPlayer(db: Database, videoId: string) {
  const [row] = await db
    .select({
      id: videos.id,
      title: videos.title,
      status: videos.status,
      provider: videos.provider,
      playerId: videos.playerId,
      playerFirstName: users.firstName,
      playerLastName: users.lastName,
      accessType: users.accessType,
      clubId: users.clubId,
      /** The reviewer. */
      reviewerId: reviewDrafts.coachId,
      /** The coach who was asked for it as a second review, and the video that was sent first; null for all others. */
      askedId: secondReviews.coachId,
      originalId: secondReviews.originalId,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(secondReviews, eq(secondReviews.videoId, videos.id))
    .where(eq(videos.id, videoId));
  return row ?? null;
}

/** Active coaches who are offered a player's videos: connected ones and, for members, the club's. */
export async function findCoachIdsOfPlayer(db: Database, playerId: string, clubId: string | null): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(
      coachConnections,
      and(
        eq(coachConnections.coachId, users.id),
        eq(coachConnections.playerId, playerId),
        ne(coachConnections.status, 'ended'),
      ),
    )
    .where(and(eq(users.state, 'active'), or(eq(coachConnections.status, 'active'), isActiveCoachOf(users, clubId))));
  return rows.map((row) => row.id);
}
