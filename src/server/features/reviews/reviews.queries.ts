// SQL of drafts: writers, saves and revisions.

import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { maxSetAside, type SetAsideVersion } from '#contract/reviews/reviews.ts';
import type { Role } from '#domain/people/roles.ts';
import type { WindowChanges, WrittenBy } from '#domain/reviews/draft/written-by.ts';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson, playerCard } from '#server/db/people-columns.ts';
import { reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisibleVideo, placeholderViewer, viewerValues } from '#server/policy/visibility.ts';

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
  video: { id: string; playerId: string; provider: string; providerVideoId: string },
  coachId: string,
): Promise<void> {
  const document = beginning(video);
  await db
    .insert(reviewDrafts)
    .values({ videoId: video.id, playerId: video.playerId, coachId, document })
    .onConflictDoUpdate({ target: reviewDrafts.videoId, set: { coachId }, setWhere: isNull(reviewDrafts.coachId) });
}

/**
 * The draft of a video with its player, and its reviewer if there is one; what a first change would begin from where nobody has written
 * yet. Null when there is no such video.
 */
export async function findDraft(db: Database, videoId: string) {
  const [row] = await db
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
    .where(eq(videos.id, videoId));
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

/** State of the review of a video that the actor may see. */
export async function findReviewState(db: Database, actor: Actor, videoId: string) {
  const [state] = await db
    .select({ status: videos.status, playerId: videos.playerId, coachId: reviewDrafts.coachId })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(eq(videos.id, videoId), isVisibleVideo(actor)));
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
const isWritable = or(isOpen, isNotNull(reviewDrafts.revisedSince));

/** An autosave: prepared, since each open workspace sends one every few seconds (decision 036). */
const saveOwn = plannedOnce('save_own_draft', 'write', (db, role: Role) => {
  const viewer = placeholderViewer(role);
  // Locked as `lockReview` locks them, and looked at again once they are: what was published or withdrawn meanwhile is not written.
  const own = db.$with('own').as(
    db
      .select({ videoId: reviewDrafts.videoId })
      .from(videos)
      .innerJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
      .where(
        and(
          eq(videos.id, sql.placeholder('videoId')),
          role === 'admin' ? isNotNull(reviewDrafts.coachId) : eq(reviewDrafts.coachId, viewer.id),
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
    .returning(savedColumns);
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
  const [saved] = await saveOwn(db, actor.role).execute(values);
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

/** Says that a video has an automatic draft; one whose review is published stays as it is. */
export async function markAiAnalyzed(db: Database, videoId: string): Promise<void> {
  await db
    .update(videos)
    .set({ status: 'AI-Analyzed' })
    .where(and(eq(videos.id, videoId), eq(videos.status, 'Pending')));
}
