// A dead link pauses its review's due time until it works again (docs/product.md#link-health).

import { resumedDueAt } from '#domain/reviews/review-queue.ts';
import type { LinkProblem } from '#domain/videos/link-health.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyVideoViewers } from '#server/events/notify.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import {
  findLink,
  type LockedLink,
  lockLink,
  saveCheckTime,
  savePause,
  saveProblem,
  saveResumption,
} from './link-health.queries.ts';

/**
 * Records a coach's report that a link cannot be opened, or works again (null). Repeating has no effect.
 *
 * @throws AppError not_found; review_published
 */
export async function setLinkState({ db, jobs }: Context, videoId: string, problem: LinkProblem | null): Promise<void> {
  await db.transaction(async (tx) => {
    const link = orNotFound(await lockLink(tx, videoId));
    if (link.status === 'Analyzed') throw new AppError('review_published');
    await (problem === null ? resume(tx, link) : pause(tx, jobs, link, problem));
  });
}

/** Checks a video's link outside any transaction, and records the result. No answer changes nothing. */
export async function checkLink({ db, jobs, videoInfo }: Context, videoId: string): Promise<void> {
  const asked = await findLink(db, videoId);
  if (asked === null || asked.status === 'Analyzed' || asked.provider !== 'youtube') return;
  const check = await videoInfo.checkLink(asked.videoUrl);
  if (check.kind === 'no-answer') return;
  await db.transaction(async (tx) => {
    const link = await lockLink(tx, videoId);
    // Withdrawn, published or replaced in the meantime: the answer is out of date.
    if (link === null || link.status === 'Analyzed' || link.videoUrl !== asked.videoUrl) return;
    await saveCheckTime(tx, videoId);
    if (check.kind === 'problem') return pause(tx, jobs, link, check.problem);
    if (link.pausedAt === null) return;
    await resume(tx, link);
    await jobs.enqueue(tx, 'link-works', { videoId, since: link.pausedAt });
  });
}

/** Resumes the due time of a locked video if it is paused, and returns it. */
export async function resume(tx: Database, { id, dueAt, pausedAt, now }: LockedLink): Promise<string> {
  if (pausedAt === null) return dueAt;
  const resumed = resumedDueAt(dueAt, pausedAt, now);
  await saveResumption(tx, id, resumed);
  await notifyVideoViewers(tx, ['video'], id);
  return resumed;
}

async function pause(tx: Database, jobs: Context['jobs'], link: LockedLink, problem: LinkProblem): Promise<void> {
  if (link.pausedAt !== null) return saveProblem(tx, link.id, problem);
  const since = await savePause(tx, link.id, problem);
  await jobs.enqueue(tx, 'link-died', { videoId: link.id, since });
  await notifyVideoViewers(tx, ['video'], link.id);
}
