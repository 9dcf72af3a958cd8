// The database as the rest of the server sees it: PostgreSQL, embedded or configured.

import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Listening } from './connection/listen.ts';
import type { StatementCount } from './statement-count.ts';

/** The database or a transaction: queries take either. */
export type Database = PgAsyncDatabase<PgQueryResultHKT>;

/** An opened database. The caller closes it. */
export interface OpenDatabase {
  db: Database;
  /** Its address for the driver, at which a connection keeps its session. */
  address: string;
  /** The connection settings of the job queue. */
  forJobs: ConstructorOptions;
  /** Runs all pending migrations; safe when several processes do so at once. */
  migrate(): Promise<void>;
  /** Listens to the notifications of committed transactions on a channel; the returned function stops it. */
  listen(channel: string, listening: Listening): Promise<() => Promise<void>>;
  /** Whether a new connection can be made; open ones may still work when none can. */
  canConnect(): Promise<boolean>;
  usage: DatabaseUsage;
  close(): Promise<void>;
}

/** How this process uses a database. */
export interface DatabaseUsage {
  statements: StatementCount;
  /** Connections of the pool, requests that wait for one, and reads that wait on the shared ones. */
  connections(): { busy: number; idle: number; max: number; waiting: number; waitingOnShared: number };
}
