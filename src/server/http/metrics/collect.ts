// The metrics in Prometheus' form. Loaded at the first reading: until then nothing is counted.

import { join } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client';
import { newestBackup } from '#server/db/backup/retention.ts';
import type { Database } from '#server/db/database.ts';
import type { Meter } from '#server/meter.ts';
import { findDatabaseSize, findQueueLengths } from './queue-lengths.queries.ts';

/** How long the database may take to report its queues, in milliseconds; after that the process's metrics come alone. */
const databaseTimeoutMs = 2_000;

/** From an immediate read to a timeout, in seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10];
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 30, 300];

export interface Metrics {
  contentType: string;
  /** The current metrics, in Prometheus' text form. */
  read(): Promise<string>;
}

/** Starts counting the events of `meter`. */
export function createMetrics(meter: Meter, db: Database, dataDir: string): Metrics {
  const registers = [new Registry()];
  const [register] = registers;
  collectDefaultMetrics({ register });
  listen(meter, registers);
  measureProcess(meter, registers);
  measureBackups(dataDir, registers);
  const measureDatabase = databaseGauges(db, registers);
  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    async read() {
      await measureDatabase();
      return (register as Registry).metrics();
    },
  };
}

/** A gauge that reads its value at each reading. */
const makeGauge = (configuration: GaugeConfiguration<string>) => new Gauge(configuration);

function listen(meter: Meter, registers: Registry[]): void {
  const requests = new Counter({
    name: 'pala_http_requests_total',
    help: 'Requests that were answered, by method, pattern of the address and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'pala_http_request_duration_seconds',
    help: 'How long requests took, by method and pattern of the address; streams of events left out',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'pala_job_duration_seconds',
    help: 'How long tries of jobs took, by name and outcome',
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const mails = new Counter({
    name: 'pala_mails_total',
    help: 'Emails handed to the SMTP server (or the outbox), by outcome',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['accepted', 'refused']) mails.inc({ outcome }, 0);
  meter.listener = {
    request(method, route, status, seconds) {
      const labels = { method, route: route ?? 'none' };
      requests.inc({ ...labels, status: String(status) });
      durations.observe(labels, seconds);
    },
    job: (name, isDone, seconds) => jobs.observe({ name, outcome: isDone ? 'done' : 'failed' }, seconds),
    mail: (isAccepted) => mails.inc({ outcome: isAccepted ? 'accepted' : 'refused' }),
  };
}

function measureProcess(meter: Meter, registers: Registry[]): void {
  makeGauge({
    name: 'pala_event_streams',
    help: 'Streams of events that are open in this process',
    registers,
    collect() {
      this.set(meter.openStreams);
    },
  });
  const { database } = meter;
  if (database === null) return;
  const statements = new Histogram({
    name: 'pala_database_statement_duration_seconds',
    help: 'How long statements of this process took, waiting for their turn on a connection included',
    buckets: statementBuckets,
    registers,
  });
  database.statements.onEnd = (seconds) => statements.observe(seconds);
  makeGauge({
    name: 'pala_database_connections',
    help: 'Connections of this process, by state; max is how many there may be',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle, max } = database.connections();
      for (const [state, count] of Object.entries({ busy, idle, max })) this.set({ state }, count);
    },
  });
  makeGauge({
    name: 'pala_database_waiting',
    help: 'Who waits: for a connection of the pool, or for an answer on the shared ones',
    labelNames: ['for'],
    registers,
    collect() {
      const { waiting, waitingOnShared } = database.connections();
      this.set({ for: 'connection' }, waiting);
      this.set({ for: 'shared' }, waitingOnShared);
    },
  });
}

/** The age of the newest backup, since a missing one is otherwise noticed only when it is needed. */
function measureBackups(dataDir: string, registers: Registry[]): void {
  makeGauge({
    name: 'pala_newest_backup_timestamp_seconds',
    help: 'When the newest backup in DATA_DIR/backups was complete; missing where there is none',
    registers,
    collect() {
      this.reset();
      const newest = newestBackup(join(dataDir, 'backups'));
      if (newest === null) this.remove();
      else this.set(newest);
    },
  });
}

/** Metrics that all processes of a database share. Without an answer in time `pala_database_up` is 0 and the others are missing. */
function databaseGauges(db: Database, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({
    name: 'pala_database_up',
    help: 'Whether the database answers (1) or not (0)',
    registers,
  });
  const size = new Gauge({ name: 'pala_database_size_bytes', help: 'Size of the database', registers });
  const jobs = new Gauge({
    name: 'pala_jobs',
    help: 'Jobs in the queue, by name and state: waiting (due), later, active, failed (given up)',
    labelNames: ['name', 'state'],
    registers,
  });
  const ages = new Gauge({
    name: 'pala_job_oldest_seconds',
    help: 'For how long the oldest job that is due has been due, by name',
    labelNames: ['name'],
    registers,
  });
  return async () => {
    const found = await inTime(Promise.all([findQueueLengths(db), findDatabaseSize(db)]));
    for (const gauge of [jobs, ages, size]) gauge.reset();
    up.set(found === null ? 0 : 1);
    if (found === null) {
      size.remove();
      return;
    }
    const [queues, bytes] = found;
    size.set(bytes);
    for (const { name, oldest, ...states } of queues) {
      ages.set({ name }, oldest);
      for (const [state, count] of Object.entries(states)) jobs.set({ name, state }, count);
    }
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), databaseTimeoutMs);
  });
  const asked = answer.catch(() => null);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
