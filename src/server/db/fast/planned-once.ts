// Fast reads: this folder is for the few reads that every screen begins with, where plain Drizzle costs more than a third of the requests
// (decision 036). `src/testing/structure.test.ts` lists the files that may use it; all other reads are plain Drizzle.

import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '#server/db/database.ts';
import { type Asked, type SharedOptions, shareConnections } from './shared-connections.ts';

/**
 * `short` reads take a fraction of a millisecond for everyone, and every request begins with one. `long` reads grow with what a person
 * has, as a club's dashboard does, and have their own connections so that short ones never wait for them. A `write` may wait for a lock,
 * so it is prepared on the pool's connections, which it shares with no one.
 */
type Kind = 'short' | 'long' | 'write';

const connectionsOf = new WeakMap<Database, Partial<Record<Kind, Database>>>();

/**
 * Opens the shared connections of a database, on which PostgreSQL plans each statement once, whatever its values.
 *
 * @param otherwise where reads go when all of these are busy
 * @param onError called when one of the connections breaks
 */
export function openPlannedOnce(
  db: Database,
  settings: { connectionString: string; options: string },
  otherwise: Asked,
  onError: (error: Error) => void,
  shared: Pick<SharedOptions, 'Connection' | 'limitMs'>,
) {
  // PostgreSQL's default costs are for spinning disks: with one plan for all values it would read small tables whole.
  const options = `${settings.options} -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1`;
  const open = (count: number, maxWaiting: number) =>
    shareConnections({ ...settings, options }, otherwise, onError, { ...shared, count, maxWaiting });
  // One for each of two cores, and one more for what takes longer.
  const short = open(3, 24);
  // All six or seven statements of thirty dashboards at once.
  const long = open(2, 120);
  const databaseOn = (connections: Asked) => drizzle({ client: connections as unknown as Pool });
  connectionsOf.set(db, { short: databaseOn(short), long: databaseOn(long) });
  return {
    waiting: () => short.waiting() + long.waiting(),
    end: () => Promise.all([short.end(), long.end()]),
  };
}

/**
 * A statement that is built, prepared and planned once on each connection. Only where one plan suits every value: keys and indexes must
 * lead to the few rows that are read. In a transaction it runs in that transaction, planned as everything else.
 *
 * @param name of the prepared statement; the variant is added to it
 * @param build makes the query of a variant, with placeholders for its values
 * @example const videoTitle = plannedOnce('video_title', 'short', (db) => db.select({ title: videos.title
 * }).from(videos).where(eq(videos.id, sql.placeholder('id'))));
 */
export function plannedOnce<Variant extends readonly (string | boolean)[], T>(
  name: string,
  kind: Kind,
  build: (db: Database, ...variant: Variant) => { prepare(name: string): T },
): (db: Database, ...variant: Variant) => T {
  const built = new WeakMap<Database, Map<string, T>>();
  return (db, ...variant) => {
    const statements = built.get(db) ?? new Map<string, T>();
    built.set(db, statements);
    const fullName = [name, ...variant].join('_');
    const statement =
      statements.get(fullName) ?? build(connectionsOf.get(db)?.[kind] ?? db, ...variant).prepare(fullName);
    statements.set(fullName, statement);
    return statement;
  };
}
