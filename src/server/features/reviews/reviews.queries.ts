// SQL of drafts: writers, saves and revisions.

import { and, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { maxSetAside, type SetAsideVersion } from '#contract/reviews/reviews.ts';
import type { WindowChanges, WrittenBy } from '#domain/reviews/written-by.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson, playerCard } from '#server/db/people-columns.ts';
import { reviewDrafts, reviews, skillRatings, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisibleVideo, preparedForViewer, viewerValues } from '#server/policy/visibility.ts';

const player = alias(users, 'player');
const coach = alias(users, 'coach');

/** Locks a video against withdrawal until the transaction ends; null if it was withdrawn. */
export async function lockVideo(db: Database, videoId: string) {
  const [video] = await db
    .select({
      id: videos.id,
      playerId: videos.playerId,
      provider: videos.provider,
      providerVideoId: videos.providerVideoId,
    })
    .from(videos)
    .where(eq(videos.id, videoId))
    .for('no key update');
  return video ?? null;
}

/** Claims a review unless it has a reviewer. A review that was given back continues; a new one is timed to the current link. */
export async function claimReview(
  db: Database,
  video: { id: string; provider: string; providerVideoId: string },
  coachId: string,
): Promise<void> {
  const document = beginning(video);
  await db
    .insert(reviewDrafts)
    .values({ videoId: video.id, coachId, document })
    .onConflictDoUpdate({ target: reviewDrafts.videoId, set: { coachId }, setWhere: isNull(reviewDrafts.coachId) });
}

const draftOfVideo = prepared((db) =>
  db
    .select({
      provider: videos.provider,
      providerVideoId: videos.providerVideoId,
      coachId: reviewDrafts.coachId,
      document: reviewDrafts.document,
      version: reviewDrafts.version,
      writtenBy: reviewDrafts.writtenBy,
      savedAt: reviewDrafts.savedAt,
      revisedSince: reviewDrafts.revisedSince,
      reviewer: namedPerson(coach),
      player: playerCard(player),
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviewDrafts.coachId))
    .where(eq(videos.id, sql.placeholder('videoId')))
    .prepare('draft_of_video'),
);

/** The draft of a video with its player and reviewer, or an empty one if nobody has written yet. Null if the video does not exist. */
export async function findDraft(db: Database, videoId: string) {
  const [row] = await draftOfVideo(db).execute({ videoId });
  if (!row) return null;
  const { provider, providerVideoId, document, version, writtenBy, ...draft } = row;
  return {
    ...draft,
    document: document ?? beginning({ provider, providerVideoId }),
    version: version ?? 0,
    writtenBy: writtenBy ?? [],
  };
}

/** An empty review, timed to the current link. */
function beginning({ provider, providerVideoId }: { provider: string; providerVideoId: string }): ReviewDocument {
  return { ...emptyReview, timedFor: `${provider}:${providerVideoId}` };
}

/** Name of a video's reviewer; null while unclaimed. */
export async function findReviewer(db: Database, videoId: string) {
  const [reviewer] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(reviewDrafts)
    .innerJoin(users, eq(users.id, reviewDrafts.coachId))
    .where(eq(reviewDrafts.videoId, videoId));
  return reviewer ?? null;
}

const visibleVideoWithDraft = preparedForViewer((db, viewer) =>
  db
    .select({ status: videos.status, playerId: videos.playerId, coachId: reviewDrafts.coachId })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(eq(videos.id, sql.placeholder('videoId')), isVisibleVideo(viewer)))
    .prepare(`visible_video_with_draft_${viewer.role}`),
);

/** State of the review of a visible video. */
export async function findReviewState(db: Database, actor: Actor, videoId: string) {
  const [state] = await visibleVideoWithDraft(db, actor).execute({ ...viewerValues(actor), videoId });
  return state ?? null;
}

const reviewColumns = {
  videoId: videos.id,
  playerId: videos.playerId,
  status: videos.status,
  coachId: reviewDrafts.coachId,
  document: reviewDrafts.document,
  version: reviewDrafts.version,
  revisedSince: reviewDrafts.revisedSince,
};

/**
 * A review and its video, both locked until the transaction ends, so that saving, publishing, replacing the link and withdrawing run one
 * after another. Null if nobody has ever claimed it.
 */
export async function lockReview(db: Database, videoId: string) {
  const [review] = await db
    .select(reviewColumns)
    .from(videos)
    .innerJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(eq(videos.id, videoId))
    .for('no key update');
  return review ?? null;
}
export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** Material for an automatic draft: the saved document, the player, and their request. */
export async function findWritingMaterial(db: Database, videoId: string) {
  const [material] = await db
    .select({
      ...reviewColumns,
      video: { videoType: videos.videoType, reportType: videos.reportType },
      player: { firstName: player.firstName, currentLevel: player.currentLevel },
    })
    .from(videos)
    .innerJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(eq(videos.id, videoId));
  return material ?? null;
}

/** A saved draft: its version and time (ISO 8601). */
export interface Saved {
  version: number;
  savedAt: string;
}

/** A change without a window counts as an unknown window's. */
function unknownWindow(): WindowChanges {
  return { window: newId(), count: 1, at: new Date().toISOString() };
}

const savedColumns = {
  version: reviewDrafts.version,
  savedAt: sql<string>`${reviewDrafts.savedAt}`.mapWith(reviewDrafts.savedAt),
};

/** Whether a review may be written: published reviews are read-only until a revision starts. */
const isWritable = or(ne(videos.status, 'Analyzed'), isNotNull(reviewDrafts.revisedSince));

const saveOwn = preparedForViewer((db, viewer) => {
  // Locks as `lockReview` does and checks again: reviews published or withdrawn in between are not written.
  const own = db.$with('own').as(
    db
      .select({ videoId: reviewDrafts.videoId })
      .from(videos)
      .innerJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
      .where(
        and(
          eq(videos.id, sql.placeholder('videoId')),
          viewer.role === 'admin' ? isNotNull(reviewDrafts.coachId) : eq(reviewDrafts.coachId, viewer.id),
          eq(reviewDrafts.version, sql.placeholder('version')),
          isWritable,
          isVisibleVideo(viewer),
        ),
      )
      .for('no key update', { of: [videos, reviewDrafts] }),
  );
  return db
    .with(own)
    .update(reviewDrafts)
    .set({
      document: sql`${sql.placeholder('document')}::jsonb`,
      version: sql`${reviewDrafts.version} + 1`,
      writtenBy: sql`${sql.placeholder('writtenBy')}::jsonb`,
      savedAt: sql`now()`,
    })
    .from(own)
    .where(eq(reviewDrafts.videoId, own.videoId))
    .returning(savedColumns)
    .prepare(`save_own_draft_${viewer.role}`);
});

/**
 * Saves the document over `version` of the actor's own writable review, in one statement, since it runs every few seconds. Null in every
 * other case, such as an unclaimed review or a newer version; then nothing changes.
 */
export async function saveOwnDocument(
  db: Database,
  actor: Actor,
  videoId: string,
  version: number,
  document: ReviewDocument,
  writtenBy: WrittenBy = [unknownWindow()],
): Promise<Saved | null> {
  const values = {
    ...viewerValues(actor),
    videoId,
    version,
    document: JSON.stringify(document),
    writtenBy: JSON.stringify(writtenBy),
  };
  const [saved] = await saveOwn(db, actor).execute(values);
  return saved ?? null;
}

/**
 * Saves the document of a locked review as its next version; `aside` are versions to keep beside it, the latest first. Without
 * `writtenBy`, it is a change by the server.
 */
export async function saveDocument(
  db: Database,
  videoId: string,
  document: ReviewDocument,
  { aside = [], writtenBy }: { aside?: readonly ReviewDocument[]; writtenBy?: WrittenBy | undefined } = {},
): Promise<Saved & { writtenBy: WindowChanges[] }> {
  return onlyRow(
    await db
      .update(reviewDrafts)
      .set({
        document,
        ...(aside.length > 0 && { setAside: withSetAside(aside) }),
        version: sql`${reviewDrafts.version} + 1`,
        writtenBy: writtenBy
          ? [...writtenBy]
          : sql`${JSON.stringify([unknownWindow()])}::jsonb || ${reviewDrafts.writtenBy}`,
        savedAt: sql`now()`,
      })
      .where(eq(reviewDrafts.videoId, videoId))
      .returning({ ...savedColumns, writtenBy: reviewDrafts.writtenBy }),
  );
}

/** The set-aside versions after adding more, at most `maxSetAside`. */
function withSetAside(documents: readonly ReviewDocument[]) {
  const now = new Date().toISOString();
  const added = documents.map((document): SetAsideVersion => ({ id: newId(), setAsideAt: now, document }));
  return sql`(
    select jsonb_agg(one order by place)
    from jsonb_array_elements(${JSON.stringify(added)}::jsonb || ${reviewDrafts.setAside}) with ordinality as kept (one, place)
    where place <= ${maxSetAside}
  )`;
}

/** Versions of a draft set aside, the latest first. */
export async function findSetAside(db: Database, videoId: string): Promise<SetAsideVersion[]> {
  const [draft] = await db
    .select({ setAside: reviewDrafts.setAside })
    .from(reviewDrafts)
    .where(eq(reviewDrafts.videoId, videoId));
  return draft?.setAside ?? [];
}

/** Opens or closes a revision. */
export async function setRevision(db: Database, videoId: string, isOpen: boolean): Promise<void> {
  await db
    .update(reviewDrafts)
    .set({ revisedSince: isOpen ? sql`coalesce(${reviewDrafts.revisedSince}, now())` : null })
    .where(eq(reviewDrafts.videoId, videoId));
}

/** Marks a video as having an automatic draft, unless its review is published. */
export async function markAiAnalyzed(db: Database, videoId: string): Promise<void> {
  await db
    .update(videos)
    .set({ status: 'AI-Analyzed' })
    .where(and(eq(videos.id, videoId), eq(videos.status, 'Pending')));
}

const latestRatingsBefore = prepared((db) => {
  const published = db
    .select({ at: reviews.publishedAt })
    .from(reviews)
    .where(eq(reviews.videoId, sql.placeholder('videoId')));
  return db
    .selectDistinctOn([skillRatings.skillName])
    .from(skillRatings)
    .where(
      and(
        eq(skillRatings.playerId, sql.placeholder('playerId')),
        ne(skillRatings.videoId, sql.placeholder('videoId')),
        lt(skillRatings.createdAt, sql`coalesce((${published}), 'infinity')`),
      ),
    )
    .orderBy(skillRatings.skillName, desc(skillRatings.createdAt))
    .prepare('latest_ratings_before');
});

/** The player's latest published rating of each skill in other videos; for a published review, those before it. */
export function findPreviousRatings(db: Database, playerId: string, videoId: string) {
  return latestRatingsBefore(db).execute({ playerId, videoId });
}
