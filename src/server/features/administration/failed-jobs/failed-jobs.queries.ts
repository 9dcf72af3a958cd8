// SQL of failed jobs, which pg-boss keeps in its own schema.

import { and, count, sql } from 'drizzle-orm';
import type { Page } from '#contract/paging.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { toIso } from '#server/db/schema/columns.ts';
import { type JobName, jobList } from '#server/jobs/job-list.ts';
import { personKeys } from '#server/jobs/people-in-jobs.ts';

/** A failed job with the ids of its people, without its payload. */
export interface FailedJobRow {
  id: string;
  name: JobName;
  personIds: string[];
  /** The queue's error, for `failureKind`; never shown. */
  error: unknown;
  tries: number;
  createdAt: string;
  failedAt: string;
}

const names = Object.keys(jobList) as JobName[];
const failed = sql`state = 'failed' and name = any(string_to_array(${names.join(',')}, ','))`;

const job = sql`pgboss.job`;
const columns = {
  id: sql<string>`id`,
  name: sql<JobName>`name`,
  data: sql<Record<string, unknown> | null>`data`,
  error: sql<unknown>`output`,
  tries: sql<number>`retry_count + 1`,
  createdAt: sql<string>`created_on::timestamptz(3)`.mapWith(toIso),
  failedAt: sql<string>`completed_on::timestamptz(3)`.mapWith(toIso),
};

/** Number of failed jobs. */
export async function countFailedJobs(db: Database): Promise<number> {
  return onlyRow(await db.select({ failed: count() }).from(job).where(failed)).failed;
}

/** A page of failed jobs, latest first. */
export async function listFailedJobs(
  db: Database,
  after: string | undefined,
  pageSize: number,
): Promise<Page<FailedJobRow>> {
  const last = sql`(select last.completed_on, last.id from pgboss.job as last where last.id = ${after}::uuid)`;
  const found = await db
    .select(columns)
    .from(job)
    .where(and(failed, after === undefined ? undefined : sql`(completed_on, id) < ${last}`))
    .orderBy(sql`job.completed_on desc, job.id desc`)
    .limit(limitOf(pageSize));
  const rows = found.map(({ data, ...row }) => ({ ...row, personIds: personIdsIn(row.name, data ?? {}) }));
  return takePage(rows, pageSize);
}

function personIdsIn(name: JobName, data: Record<string, unknown>): string[] {
  return personKeys(jobList[name].payload).id.flatMap((key) => (typeof data[key] === 'string' ? [data[key]] : []));
}

/** A failed job, locked until the transaction ends; null when it is not failed. */
export async function lockFailedJob(tx: Database, id: string) {
  const [row] = await tx
    .select({ name: columns.name, data: columns.data, error: columns.error })
    .from(job)
    .where(and(failed, sql`id = ${id}::uuid`))
    .for('update');
  return row ?? null;
}
