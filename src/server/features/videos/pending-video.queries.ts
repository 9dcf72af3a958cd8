// SQL of changes to a video waiting for review.

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CorrectedVideo } from '#contract/videos/videos.ts';
import type { VideoSource } from '#domain/videos/video-links.ts';
import type { Database } from '#server/db/database.ts';
import { reviewDrafts, toIso, videos } from '#server/db/schema/index.ts';

/** A player's own video, locked until the transaction ends: no coach can start or publish its review. */
export async function lockOwnVideo(db: Database, playerId: string, videoId: string) {
  const [video] = await db
    .select({
      id: videos.id,
      status: videos.status,
      provider: videos.provider,
      providerVideoId: videos.providerVideoId,
      videoUrl: videos.videoUrl,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      linkProblem: videos.linkProblem,
      now: sql<string>`now()`.mapWith(toIso),
    })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId)))
    .for('update');
  return video ?? null;
}

/** Whether a video has a reviewer. Ask after locking it: only a new statement sees earlier commits. */
export async function isOpened(db: Database, videoId: string): Promise<boolean> {
  const drafts = await db
    .select({ videoId: reviewDrafts.videoId })
    .from(reviewDrafts)
    .where(and(eq(reviewDrafts.videoId, videoId), isNotNull(reviewDrafts.coachId)));
  return drafts.length > 0;
}

/** Deletes a video with everything on it, including notifications. */
export async function deleteVideo(db: Database, videoId: string): Promise<void> {
  await db.delete(videos).where(eq(videos.id, videoId));
}

interface Link extends VideoSource {
  /** Canonical link. */
  videoUrl: string;
  /** As typed. */
  originalUrl: string;
  /** Hours from upload, excluding dead links, to the new due time; null keeps the time. */
  dueInHours: number | null;
}

/** Everything sent with a video except its link; what is left out is cleared. */
export async function saveSent(db: Database, videoId: string, sent: CorrectedVideo): Promise<void> {
  const { title, ...context } = sent;
  const fields = {
    videoType: null,
    courtDescription: null,
    eventDate: null,
    venue: null,
    reportType: null,
    playerClothingColor: null,
    playerEquipment: null,
    playerPlayingHand: null,
    initialCourtPosition: null,
    partnerClothingColor: null,
    opponentClothingColors: null,
    courtSideChanges: null,
    cameraAngle: null,
  } satisfies Record<keyof typeof context, null>;
  const given = Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined));
  await db
    .update(videos)
    .set({ title, ...fields, ...given, updatedAt: sql`now()` })
    .where(eq(videos.id, videoId));
}

/** Gives a video another link. */
export async function saveLink(db: Database, videoId: string, { dueInHours, ...link }: Link): Promise<void> {
  await db
    .update(videos)
    .set({
      ...link,
      updatedAt: sql`now()`,
      linkCheckedAt: null,
      ...(dueInHours !== null && {
        dueAt: sql`${videos.uploadDate} + make_interval(hours => ${dueInHours}, secs => ${videos.pausedSeconds})`,
      }),
    })
    .where(eq(videos.id, videoId));
}
