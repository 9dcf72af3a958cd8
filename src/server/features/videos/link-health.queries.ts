// SQL of whether a video's link can be opened.

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { LinkProblem } from '#domain/videos/link-health.ts';
import { isOpen, secondsPausedByNow } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { toIso, videos } from '#server/db/schema/index.ts';

const linkColumns = {
  id: videos.id,
  status: videos.status,
  provider: videos.provider,
  videoUrl: videos.videoUrl,
  dueAt: videos.dueAt,
  pausedAt: videos.pausedAt,
  linkProblem: videos.linkProblem,
};

/** A video's current link. */
export async function findLink(db: Database, videoId: string) {
  const [link] = await db.select(linkColumns).from(videos).where(eq(videos.id, videoId));
  return link ?? null;
}

/** A video's link with the database's time, locked until the transaction ends. */
export async function lockLink(db: Database, videoId: string) {
  const [link] = await db
    .select({ ...linkColumns, now: sql<string>`now()`.mapWith(toIso) })
    .from(videos)
    .where(eq(videos.id, videoId))
    .for('no key update');
  return link ?? null;
}
export type LockedLink = NonNullable<Awaited<ReturnType<typeof lockLink>>>;

/** Pauses the due time; returns since when. */
export async function savePause(db: Database, videoId: string, problem: LinkProblem): Promise<string> {
  const [video] = await db
    .update(videos)
    .set({ pausedAt: sql`now()`, linkProblem: problem })
    .where(eq(videos.id, videoId))
    .returning({ pausedAt: videos.pausedAt });
  return (video as { pausedAt: string }).pausedAt;
}

/** Records another problem of a dead link. */
export async function saveProblem(db: Database, videoId: string, problem: LinkProblem): Promise<void> {
  await db.update(videos).set({ linkProblem: problem }).where(eq(videos.id, videoId));
}

/** Resumes with a new due time. */
export async function saveResumption(db: Database, videoId: string, dueAt: string): Promise<void> {
  await db
    .update(videos)
    .set({ pausedSeconds: secondsPausedByNow, pausedAt: null, linkProblem: null, dueAt })
    .where(eq(videos.id, videoId));
}

export async function saveCheckTime(db: Database, videoId: string): Promise<void> {
  await db.update(videos).set({ linkCheckedAt: sql`now()` }).where(eq(videos.id, videoId));
}

/** Unreviewed videos whose links YouTube can check, paged by id. */
export async function listLinksToCheck(db: Database, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(isOpen, eq(videos.provider, 'youtube'), after === null ? undefined : gt(videos.id, after)))
    .orderBy(asc(videos.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
