// SQL of the queue of videos to review.

import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { coachRoles } from '#domain/people/roles.ts';
import { maxEveningVideos } from '#domain/reviews/evening/evening-plan.ts';
import type { QueueView } from '#domain/reviews/review-queue.ts';
import { isOpen, isOverdue, isPastDue, isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson, playerCard } from '#server/db/people-columns.ts';
import { reviewDrafts, reviews, users, videos } from '#server/db/schema/index.ts';
import { oneMatches, searchPattern } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import {
  isAmongVisibleVideos,
  isAnyOf,
  isVisibleVideo,
  plannedForViewer,
  type Viewer,
  viewerValues,
} from '#server/policy/visibility.ts';

const player = alias(users, 'player');
const coach = alias(users, 'coach');
const last = alias(videos, 'last');
const lastReview = alias(reviews, 'last_review');

const itemColumns = {
  videoId: videos.id,
  title: videos.title,
  status: videos.status,
  provider: videos.provider,
  videoUrl: videos.videoUrl,
  videoType: videos.videoType,
  reportType: videos.reportType,
  uploadDate: videos.uploadDate,
  dueAt: videos.dueAt,
  pausedAt: videos.pausedAt,
  linkProblem: videos.linkProblem,
  player: playerCard(player),
  reviewer: namedPerson(coach),
  publishedAt: reviews.publishedAt,
};

const isPaused = sql`(${videos.pausedAt} is not null)`;

/** Filters of each view over the visible videos: mine are the coach's reviews, unclaimed have no reviewer, done are published. */
const views: Record<QueueView, (viewer: Viewer) => SQL | undefined> = {
  'to-review': () => isOpen,
  mine: ({ id }) => and(isOpen, eq(reviewDrafts.coachId, id)),
  unclaimed: () => and(isOpen, isNull(reviewDrafts.coachId)),
  // Requiring the review turns the outer join into an inner one, so its index gives the order.
  done: () => and(isReviewed, isNotNull(reviews.publishedAt)),
};

/** Continues after the last video of the previous page, comparing rows in the order of the list. */
function isAfterLast(db: Database, isDone: boolean): SQL {
  if (isDone) {
    const cursor = db
      .select({ at: lastReview.publishedAt, id: lastReview.videoId })
      .from(lastReview)
      .where(eq(lastReview.videoId, sql.placeholder('after')));
    return sql`(${reviews.publishedAt}, ${reviews.videoId}) < (${cursor})`;
  }
  const cursor = db
    .select({ paused: sql`${last.pausedAt} is not null`, at: last.dueAt, id: last.id })
    .from(last)
    .where(eq(last.id, sql.placeholder('after')));
  return sql`(${isPaused}, ${videos.dueAt}, ${videos.id}) > (${cursor})`;
}

/** The ids of the first videos of an order. PostgreSQL only makes the outer joins that the choice needs. */
function chosenFrom(db: Database, where: SQL | undefined, order: SQL[]) {
  return db
    .select({ id: videos.id })
    .from(videos)
    .leftJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'));
}

/**
 * Queue items in an order. Chooses the page's rows before reading anything else about them: a coach can have hundreds of open videos, and
 * a page shows few.
 */
function fromQueue(db: Database, where: SQL | undefined, order: SQL[]) {
  return db
    .select(itemColumns)
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviewDrafts.coachId))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .where(isAnyOf(videos.id, chosenFrom(db, where, order).getSQL()))
    .orderBy(...order);
}

/** Earliest due first, dead links last; done videos the latest first. Ties by id. */
const dueFirst = [asc(isPaused), asc(videos.dueAt), asc(videos.id)];
const latestFirst = [desc(reviews.publishedAt), desc(reviews.videoId)];

const orderOf = (show: QueueView) => (show === 'done' ? latestFirst : dueFirst);

/** The condition of a view's videos, from the first or after the last of the previous page. */
function isListed(db: Database, viewer: Viewer, show: QueueView, isFirst: boolean) {
  const isDone = show === 'done';
  return and(
    views[show](viewer),
    isDone ? isVisibleVideo(viewer) : isAmongVisibleVideos(viewer),
    isFirst ? undefined : isAfterLast(db, isDone),
  );
}

const pageOf = (db: Database, viewer: Viewer, show: QueueView, isFirst: boolean) =>
  fromQueue(db, isListed(db, viewer, show, isFirst), orderOf(show));

/** The queue as it opens: a coach's players lead to the few open videos, whatever the values. */
const openingPage = plannedForViewer('queue', coachRoles, pageOf);

interface QueuePage {
  show: QueueView;
  search?: string;
  after?: string;
  limit: number;
}

/** A page of the queue. */
export async function listQueue(db: Database, actor: Actor, { show, search, after, limit }: QueuePage) {
  const pattern = searchPattern(search);
  const values = { ...viewerValues(actor), limit: limitOf(limit), after };
  const isFirst = after === undefined;
  const page = isFirst && show !== 'done' ? openingPage : pageOf;
  const found =
    pattern === null
      ? await page(db, actor, show, isFirst).execute(values)
      : await searchQueue(db, actor, { show, pattern, isFirst }, values);
  return takePage(found, limit, ({ videoId }) => videoId);
}

/** A search looks through so many of the first videos before it asks the indexes of titles and names. */
export const looksThrough = 5_000;

/**
 * A word that many videos hold is found among the first; one that few hold, by the indexes, which need three letters. PostgreSQL cannot
 * tell the two apart beforehand, and would read the title of every video.
 */
async function searchQueue(
  db: Database,
  actor: Actor,
  { show, pattern, isFirst }: { show: QueueView; pattern: string; isFirst: boolean },
  values: { limit: number; after: string | undefined },
) {
  const order = orderOf(show);
  const listed = isListed(db, actor, show, isFirst);
  const first = await chosenFrom(db, listed, order).execute({ ...values, limit: looksThrough });
  const ids = first.map(({ id }) => id);
  const isFound = oneMatches(pattern, videos.title, fullName(player));
  const isAmongFirst = sql`${videos.id} = any(${sql.param(ids)}::uuid[])`;
  const found = await fromQueue(db, and(isAmongFirst, isFound), order).execute(values);
  if (found.length === values.limit || first.length < looksThrough) return found;
  if (!/[\p{L}\p{N}]{3}/u.test(pattern)) return fromQueue(db, and(listed, isFound), order).execute(values);
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(oneMatches(pattern, fullName(users)));
  const isLedTo = or(oneMatches(pattern, videos.title), isAnyOf(videos.playerId, named.getSQL()));
  // "is true" has PostgreSQL begin with what the indexes find.
  const isSeen = sql`(${isVisibleVideo(actor)}) is true`;
  const isNext = isFirst ? undefined : isAfterLast(db, show === 'done');
  return fromQueue(db, and(isLedTo, views[show](actor), isSeen, isNext), order).execute(values);
}

/** Open videos without another reviewer. */
const isForCoach = (viewer: Viewer) =>
  and(isOpen, isAmongVisibleVideos(viewer), or(isNull(reviewDrafts.coachId), eq(reviewDrafts.coachId, viewer.id)));

const nextDue = plannedForViewer('queue_next_due', coachRoles, (db, viewer, isOfOne: boolean) =>
  fromQueue(
    db,
    and(isForCoach(viewer), isOfOne ? eq(videos.playerId, sql.placeholder('ofPlayer')) : undefined),
    dueFirst,
  ),
);

/** The earliest due videos without another reviewer, of all players or of one. */
export function listNextDue(db: Database, actor: Actor, limit: number, ofPlayer?: string) {
  return nextDue(db, actor, ofPlayer !== undefined).execute({ ...viewerValues(actor), limit, ofPlayer });
}

/** How many videos without another reviewer are overdue. */
export async function countOverdue(db: Database, actor: Actor): Promise<number> {
  const { count } = onlyRow(
    await db
      .select({ count: sql<number>`count(*)::int` })
      .from(videos)
      .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
      .where(and(isForCoach(actor), isOverdue)),
  );
  return count;
}

/** The same with a working link: what a coach could review now. */
const eveningVideos = plannedForViewer('queue_evening', coachRoles, (db, viewer) =>
  fromQueue(db, and(isForCoach(viewer), isNull(videos.pausedAt)), dueFirst),
);

/** The open videos that an evening is planned from, the earliest due first. */
export function listEveningVideos(db: Database, actor: Actor) {
  return eveningVideos(db, actor).execute({ ...viewerValues(actor), limit: maxEveningVideos });
}

/** How many of a coach's latest reviews their pace is taken from. */
const reviewsForPace = 50;

/** Minutes from the first change to publishing, of a coach's latest reviews. */
export function listSittings(db: Database, coachId: string) {
  // Chosen first: reviews without a draft would otherwise be replaced by earlier ones, however far back.
  const latest = db
    .select({ videoId: reviews.videoId, publishedAt: reviews.publishedAt })
    .from(reviews)
    .where(eq(reviews.coachId, coachId))
    .orderBy(desc(reviews.publishedAt))
    .limit(reviewsForPace)
    .as('latest');
  return db
    .select({
      minutes: sql<number>`(extract(epoch from ${latest.publishedAt} - ${reviewDrafts.openedAt}) / 60)::float8`,
      videoType: videos.videoType,
    })
    .from(latest)
    .innerJoin(reviewDrafts, eq(reviewDrafts.videoId, latest.videoId))
    .innerJoin(videos, eq(videos.id, latest.videoId));
}

const counts = plannedForViewer('queue_counts', coachRoles, (db, viewer) => {
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isSeen = isAmongVisibleVideos(viewer);
  // Separate queries, since each has its own index, which answers without the table: of open videos nothing is asked that is not in it.
  const done = db.select({ count: sql`count(*)::int` }).from(videos).where(and(isReviewed, isSeen));
  return db
    .select({
      'to-review': sql<number>`count(*)::int`,
      mine: counted(eq(reviewDrafts.coachId, viewer.id)),
      unclaimed: counted(isNull(reviewDrafts.coachId)),
      done: sql<number>`(${done})`,
      overdue: counted(isPastDue),
    })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(isOpen, isSeen));
});

/** Counts of each view, in one statement. */
export async function countQueue(db: Database, actor: Actor) {
  return onlyRow(await counts(db, actor).execute(viewerValues(actor)));
}
