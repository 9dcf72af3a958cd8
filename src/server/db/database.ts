// What the rest of the server knows of the database: PostgreSQL, of our own or someone's.

import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Listening } from './listen.ts';
import type { StatementCount } from './statement-count.ts';

/** A connection to ask, or a transaction: queries take either. */
export type Database = PgAsyncDatabase<PgQueryResultHKT>;

/** An opened database. Who opens it closes it. */
export interface OpenDatabase {
  db: Database;
  /** Where it is, for the driver. */
  address: string;
  /** How the job queue reaches the same database. */
  forJobs: ConstructorOptions;
  /** Runs all migrations that are not applied yet; safe when several processes do it at once. */
  migrate(): Promise<void>;
  /** Hears what transactions say on a channel when they commit; the answer ends it. */
  listen(channel: string, listening: Listening): Promise<() => Promise<void>>;
  /** Whether a new connection can be made: those that are open may go on answering when none can. */
  canConnect(): Promise<boolean>;
  usage: DatabaseUsage;
  close(): Promise<void>;
}

/** How this process uses a database. */
export interface DatabaseUsage {
  statements: StatementCount;
  /** Connections of the pool, those who wait for one, and reads that wait on the shared ones. */
  connections(): { busy: number; idle: number; max: number; waiting: number; waitingOnShared: number };
}

/**
 * Ways of statements that are planned once: short ones, which take a fraction of a millisecond whoever asks, and long ones, which take the
 * longer the more someone has to do with, such as a club's dashboard. The short ones, which every request begins with, wait for none of those.
 */
type GenericPlanDatabases = Record<'short' | 'long', Database>;

const genericPlanDatabases = new WeakMap<Database, GenericPlanDatabases>();

/** Says by which other ways to a database `preparedGeneric` asks it. */
export function setGenericPlanDatabases(db: Database, others: GenericPlanDatabases): void {
  genericPlanDatabases.set(db, others);
}

/**
 * Remembers what `build` makes for each database, so that a statement is built and prepared once and then only executed.
 *
 * @example const videoById = prepared((db) => db.select().from(videos).where(eq(videos.id, sql.placeholder('id'))).prepare('video_by_id'));
 */
export function prepared<T>(build: (db: Database) => T): (db: Database) => T {
  const built = new WeakMap<Database, T>();
  return (db) => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}

/**
 * As `prepared`, and PostgreSQL plans the statement once on each connection too, whatever the values: for what every screen asks, where
 * planning takes longer than the reading (decision 036). Only where one plan suits everybody, which is so when keys and indexes lead to
 * the few rows that are read; nothing whose plan depends on how much is asked for. In a transaction it is planned as all else is.
 */
export function preparedGeneric<T>(
  build: (db: Database) => T,
  length: keyof GenericPlanDatabases = 'short',
): (db: Database) => T {
  const statement = prepared(build);
  return (db) => statement(genericPlanDatabases.get(db)?.[length] ?? db);
}
