// The job queue: jobs are queued in the transaction that causes them, and run after it commits.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pRetry from 'p-retry';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import { NIL } from 'uuid';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { type JobDefinition, type JobHandlers, type JobName, type JobPayload, jobList } from './job-list.ts';
import { personKeys } from './people-in-jobs.ts';

/** When a job runs. */
interface JobTime {
  /** Not before this moment (ISO 8601); null or left out for at once. */
  startAfter?: string | null;
}

/** The queue, for the rest of the server. */
export interface Jobs {
  /** Queues a job with `db`, usually the transaction of the change that causes it. */
  enqueue<N extends JobName>(db: Database, name: N, payload: JobPayload<N>, when?: JobTime): Promise<void>;
  /** Queues many jobs of one name in one statement. */
  enqueueAll<N extends JobName>(db: Database, name: N, payloads: readonly JobPayload<N>[]): Promise<void>;
  /** Deletes a job for good. */
  discard(db: Database, name: JobName, id: string): Promise<void>;
  /** Queues a job that has failed for good again, with all its tries; false if one like it waits already. */
  tryAgain(db: Database, name: JobName, id: string, data: Record<string, unknown>): Promise<boolean>;
  /** Deletes every job about a person, including finished ones, which keep ids and addresses for days. */
  forget(db: Database, person: { id: string; email: string }): Promise<void>;
}

/** The outcome of one try of a job. */
export interface JobRun {
  name: JobName;
  seconds: number;
  /** Its error; null on success. */
  error: unknown;
}

/** The queue, for the program that owns it. */
export interface JobQueue extends Jobs {
  start(): Promise<void>;
  /** Starts working on jobs, as soon as the database answers; handlers get the context. Rejects if it is paused before. */
  work<Context>(handlers: JobHandlers<Context>, context: Context): Promise<void>;
  /** Runs all due jobs now and returns their number. For tests. */
  runDue<Context>(handlers: JobHandlers<Context>, context: Context): Promise<number>;
  /** Starts no further jobs; running ones continue. */
  holdBack(): void;
  /** Waits for the start and for running jobs (at most 2 s; interrupted ones are retried), and releases the database. */
  stop(): Promise<void>;
}

const names = Object.keys(jobList) as JobName[];
const definitionOf = (name: JobName): JobDefinition => jobList[name];

/** Retried ten times with growing pauses, the last about a day after the first; then kept for administrators. */
const retries = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 3600, expireInSeconds: 300 };

/** How long running jobs may take once the queue stops, in milliseconds. */
const lastJobsMs = 2_000;

/** How pg-boss writes in the caller's transaction. */
const within = (db: Database) => fromDrizzle(db as unknown as DrizzleTransactionLike, sql);

/** Workers are woken by PostgreSQL's notification of a new job, and by `wakeWorkers`; their own polling is a last resort. */
const workerOptions = { batchSize: 1, pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 };

/**
 * Creates the queue on a migrated database. pg-boss has its own schema.
 *
 * @param options.onRun called after each try of a job in the background
 * @param options.checkAgainMs pause between two checks for due jobs, in milliseconds
 */
export function createJobQueue(
  database: OpenDatabase,
  log: FastifyBaseLogger,
  {
    background,
    onRun,
    checkAgainMs = 10_000,
  }: { background: boolean; onRun?: (run: JobRun) => void; checkAgainMs?: number },
): JobQueue {
  const boss = new PgBoss({
    ...database.forJobs,
    useListenNotify: background,
    supervise: background,
    schedule: background,
    // Scheduled jobs come half a minute late at most.
    cronWorkerIntervalSeconds: Math.max(1, (3 * checkAgainMs) / 1000),
    // For jobs that depend on other jobs: there are none.
    flowIntervalSeconds: 3600,
  });
  let isStopped = false;
  boss.on('error', (error) => {
    // Jobs interrupted by the stop fail afterwards, and are retried.
    if (isStopped) log.debug({ err: error }, 'job queue');
    else log.error({ err: error }, 'job queue');
  });
  const workers = new Map<string, string>();
  const pausing = new AbortController();
  let begun: Promise<void> = Promise.resolve();
  let nextCheck: NodeJS.Timeout | undefined;
  /** The current or last check. */
  let lastCheck: Promise<void> = Promise.resolve();

  /** Names of jobs that are due: one statement for all, instead of pg-boss's one per name. */
  async function findDue(): Promise<JobName[]> {
    const found = (await database.db.execute(sql`
      select name from unnest(${sql.param(names)}::text[]) as queue (name)
      where exists (select 1 from pgboss.job where job.name = queue.name and state < 'active' and start_after <= now())`)) as {
      rows: { name: JobName }[];
    };
    return found.rows.map(({ name }) => name);
  }

  /** Wakes the workers of due jobs, which would otherwise each poll. */
  async function wakeWorkers(): Promise<void> {
    for (const name of await findDue()) {
      const workerId = workers.get(name);
      if (workerId !== undefined) boss.notifyWorker(workerId);
    }
  }

  /** Checks now and then, for retries and for new jobs without a notification. */
  function scheduleCheck(): void {
    const look = async () => {
      lastCheck = wakeWorkers().catch((error: unknown) => log.warn({ err: error }, 'checking for due jobs failed'));
      await lastCheck;
      if (nextCheck !== undefined) scheduleCheck();
    };
    nextCheck = setTimeout(() => void look(), checkAgainMs);
  }

  async function run<Context>(
    handlers: JobHandlers<Context>,
    context: Context,
    name: JobName,
    data: unknown,
  ): Promise<void> {
    const handler = handlers[name] as (payload: unknown, context: Context) => Promise<void>;
    await handler(jobList[name].payload.parse(data), context);
  }

  /** Retries a step while the database does not answer. */
  function retryUntilAvailable<T>(step: () => Promise<T>): Promise<T> {
    return pRetry(step, {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 250,
      maxTimeout: 5_000,
      shouldRetry: ({ error }) => isDatabaseUnavailable(error),
      onFailedAttempt: ({ error }) => log.warn({ err: error }, 'jobs wait for the database'),
      signal: pausing.signal,
    });
  }

  async function startWorkers<Context>(handlers: JobHandlers<Context>, context: Context): Promise<void> {
    for (const name of names) {
      const work = async ([job]: { id: string; data: unknown }[]) => {
        if (!job) return;
        const tried = performance.now();
        const report = (error: unknown) => onRun?.({ name, seconds: (performance.now() - tried) / 1000, error });
        try {
          await run(handlers, context, name, job.data);
          report(null);
        } catch (error) {
          if (isStopped) return log.warn({ job: name, jobId: job.id }, 'a job was cut off and will be tried again');
          report(error);
          log.warn({ err: error, job: name, jobId: job.id }, 'a job failed and will be tried again');
          throw error;
        } finally {
          // Checks for the next one at once: several jobs at a time give one notification, after which pg-boss would wait half a minute.
          boss.notifyWorker(workers.get(name) ?? '');
        }
      };
      workers.set(name, await retryUntilAvailable(() => boss.work(name, workerOptions, work)));
      const { cron } = definitionOf(name);
      // Schedules missed while no server ran are run once.
      if (cron) await retryUntilAvailable(() => boss.schedule(name, cron, {}, { missed: 'once' }));
    }
    scheduleCheck();
  }

  let ended: Promise<void> | undefined;

  /** Starts no further jobs; resolves when running ones have ended. */
  async function stopWorkers(): Promise<void> {
    pausing.abort();
    await begun.catch(() => {});
    clearTimeout(nextCheck);
    nextCheck = undefined;
    await lastCheck;
    await Promise.all(names.map((name) => boss.offWork(name, { wait: true })));
  }

  /** Queues a job; null if one like it waits already. */
  function send(
    db: Database,
    name: JobName,
    data: Record<string, unknown>,
    { startAfter = null }: JobTime = {},
  ): Promise<string | null> {
    const { onePer } = definitionOf(name);
    return boss.send(name, data, {
      db: within(db),
      ...(onePer !== undefined && { singletonKey: String(data[onePer]) }),
      ...(startAfter !== null && { startAfter }),
    });
  }

  return {
    async enqueue(db, name, payload, when) {
      await send(db, name, jobList[name].payload.parse(payload), when);
    },
    async discard(db, name, id) {
      await boss.deleteJob(name, id, { db: within(db) });
    },
    async tryAgain(db, name, id, data) {
      await boss.deleteJob(name, id, { db: within(db) });
      return (await send(db, name, data)) !== null;
    },
    async enqueueAll(db, name, payloads) {
      if (payloads.length === 0) return;
      const { onePer } = definitionOf(name);
      const rows = payloads.map((payload) => {
        const data: Record<string, unknown> = jobList[name].payload.parse(payload);
        return { data, ...(onePer !== undefined && { singletonKey: String(data[onePer]) }) };
      });
      await boss.insert(name, rows, { db: within(db) });
    },
    async forget(db, { id, email }) {
      const isOf = (key: string, value: string) => sql`data ->> ${key}::text = ${value}`;
      const conditions = names.flatMap((name) => {
        const keys = personKeys(jobList[name].payload);
        const named = [...keys.id.map((key) => isOf(key, id)), ...keys.email.map((key) => isOf(key, email))];
        return named.length === 0 ? [] : [sql`(name = ${name} and (${sql.join(named, sql` or `)}))`];
      });
      await db.execute(sql`delete from pgboss.job where ${sql.join(conditions, sql` or `)}`);
    },
    async start() {
      await boss.start();
      // Queues from an earlier start exist already, and are remembered.
      const found = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of names) {
        if (found.has(name)) continue;
        const isExclusive = definitionOf(name).onePer !== undefined;
        await boss.createQueue(name, { ...retries, notify: true, ...(isExclusive && { policy: 'exclusive' }) });
        // pg-boss looks a queue up at its first use: here, so that no transaction waits for a second connection.
        await boss.getJobById(name, NIL);
      }
    },
    work(handlers, context) {
      begun = startWorkers(handlers, context);
      return begun;
    },
    async runDue(handlers, context) {
      let count = 0;
      for (let found = true; found; ) {
        found = false;
        for (const name of await findDue()) {
          const [job] = await boss.fetch(name);
          if (!job) continue;
          await run(handlers, context, name, job.data);
          await boss.complete(name, job.id);
          found = true;
          count += 1;
        }
      }
      return count;
    },
    holdBack() {
      ended ??= stopWorkers();
      ended.catch((error: unknown) => log.warn({ err: error }, 'jobs could not be held back'));
    },
    async stop() {
      ended ??= stopWorkers();
      await Promise.race([ended.catch(() => {}), pause(lastJobsMs, undefined, { ref: false })]);
      isStopped = true;
      await boss.stop({ graceful: false, close: true });
    },
  };
}
