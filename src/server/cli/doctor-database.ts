// Checks of the database, its clock and its migrations.

import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { DirectoryInUseError } from '#server/db/embedded/directory-lock.ts';
import { listPendingMigrations } from '#server/db/migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { isSetupDone } from '#server/features/accounts/accounts.queries.ts';
import { createLog } from '#server/log.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import { explainStartError } from '#server/start-errors.ts';
import { findServerFacts } from './doctor.queries.ts';
import type { Finding } from './doctor.ts';

/** Seconds of clock difference beyond which authenticator codes and links fail. */
const clockTolerance = 10;

/** Checks the database directly, or through the server that holds it. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const what = 'database';
  let database: Awaited<ReturnType<typeof openDatabase>>;
  try {
    database = await openDatabase(config, createLog('fatal'));
  } catch (error) {
    if (error instanceof DirectoryInUseError) return [await askServer(config, error)];
    return [{ what, state: 'trouble', says: explainStartError(error, config) ?? String(error) }];
  }
  try {
    return await lookInto(database.db);
  } catch (error) {
    return [{ what, state: 'trouble', says: explainStartError(error, config) ?? String(error) }];
  } finally {
    await database.close();
  }
}

async function lookInto(db: Database): Promise<Finding[]> {
  const { version, now } = await findServerFacts(db);
  const pending = await listPendingMigrations(db);
  const database: Finding = { what: 'database', state: 'good', says: `PostgreSQL ${version}` };
  if (pending.length > 0) {
    const todo = 'npm run pala -- migrate (starting the server does this too)';
    return [
      { ...database, state: 'look', says: `${database.says}, ${pending.length} migrations to run`, todo },
      clock(now),
    ];
  }
  return [database, clock(now), await checkSetup(db)];
}

function clock(databaseSeconds: number): Finding {
  const apart = Math.round(Math.abs(Date.now() / 1000 - databaseSeconds));
  if (apart <= clockTolerance) return { what: 'clock', state: 'good', says: 'this machine and the database agree' };
  const says = `this machine and the database are ${apart} seconds apart`;
  return {
    what: 'clock',
    state: 'trouble',
    says,
    todo: 'Turn on NTP on both. Until then, codes and links expire at the wrong time.',
  };
}

async function checkSetup(db: Database): Promise<Finding> {
  if (await isSetupDone(db)) return { what: 'administrator', state: 'good', says: 'set up' };
  const todo =
    'npm run pala -- create-admin EMAIL --first-name … --last-name …, or the address that the server prints at start';
  return { what: 'administrator', state: 'look', says: 'none yet', todo };
}

/** A running server holds the embedded database, so its readiness is asked. */
async function askServer({ host, port }: Config, { message }: DirectoryInUseError): Promise<Finding> {
  const holder = /process (\d+)/.exec(message)?.[1] ?? '?';
  const what = 'database';
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const says = `embedded, held by a running server (process ${holder})`;
  const ask = boundedFetch(0);
  const answer = await ask(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  if (answer?.ok) return { what, state: 'good', says: `${says}, which is ready` };
  return { what, state: 'look', says, todo: `Check http://${name}:${port}/readyz, or stop the server and try again.` };
}
