// Retries and discards failed jobs.

import { msg } from '@lingui/core/runtime-macro';
import { failureKind } from '#domain/administration/failed-jobs/failed-jobs.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { lockFailedJob } from './failed-jobs.queries.ts';

/**
 * Retries a failed job, or discards it for good. Of two administrators at once, one succeeds and the other gets a
 * conflict.
 *
 * @throws AppError conflict when it is no longer failed, or the same job is already queued
 */
export async function resolveFailedJob(
  { db, jobs }: Context,
  by: Author,
  jobId: string,
  settlement: 'retry' | 'discard',
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockFailedJob(tx, jobId);
    if (job === null)
      throw new AppError('conflict', { message: say(msg`Someone else has already dealt with this one.`) });
    if (settlement === 'discard') await jobs.discard(tx, job.name, jobId);
    else if (!(await jobs.tryAgain(tx, job.name, jobId, job.data ?? {}))) {
      throw new AppError('conflict', { message: say(msg`The same job is already queued. Discard this one.`) });
    }
    const action = settlement === 'retry' ? 'job-retried' : 'job-discarded';
    const before = { job: job.name, failure: failureKind(job.error) };
    await recordAudit(tx, by, action, { type: 'job', id: jobId }, { before });
    await notifyAdministratorsOfChange(tx, ['job']);
  });
}
