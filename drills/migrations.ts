// R4: servers that migrate at once, one that is killed in the middle of it, and one that is older than its database.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ask } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { rowsOf } from './shared/people.ts';
import { type Postgresql, startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, spawnDrillServer } from './shared/server.ts';

/** Two and five servers in turn on empty databases, ten times; then kills, then a newer schema. */
export async function migrations(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 10);
  const postgresql = await startPostgresql(drill, { max_connections: '200' });
  let healthy = 0;
  let started = 0;
  const complaints: string[] = [];
  const schemas = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const url = await postgresql.create(`together_${round}`);
    const servers = Array.from({ length: round % 2 === 0 ? 5 : 2 }, () =>
      spawnDrillServer(drill, { DATABASE_URL: url, LOG_LEVEL: 'warn' }),
    );
    started += servers.length;
    for (const server of servers) {
      const address = await server.ready.catch(() => null);
      if (address !== null && (await ask(`${address}/readyz`)).status === 200) healthy += 1;
      if (address === null || /already exists|duplicate key/.test(server.said()))
        complaints.push(server.said().slice(-300));
    }
    schemas.add(await schemaOf(drill, url));
    for (const server of servers) server.process.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.ended));
  }
  drill.expect(
    `of servers started together on ${rounds} empty databases all come up`,
    healthy === started,
    `${healthy} of ${started}`,
  );
  drill.expect('no server logs an error', complaints.length === 0, complaints.join('\n') || 'no "already exists"');
  drill.expect('the schema is the same each time', schemas.size === 1, [...schemas].join(' / '));

  let killedInside = 0;
  let completed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const url = await postgresql.create(`killed_${round}`);
    const first = spawnDrillServer(drill, { DATABASE_URL: url });
    if (await waitUntilMigrating(postgresql, `killed_${round}`, round * 40)) killedInside += 1;
    first.process.kill('SIGKILL');
    await first.ended;
    const second = spawnDrillServer(drill, { DATABASE_URL: url });
    if (
      await second.ready.then(
        () => true,
        () => false,
      )
    )
      completed += 1;
    schemas.add(await schemaOf(drill, url));
    second.process.kill('SIGTERM');
    await second.ended;
  }
  drill.expect(
    `after a kill in the middle of migrating the next start completes it`,
    completed === rounds && schemas.size === 1,
    `${completed} of ${rounds} (${killedInside} while statements were under way), ${schemas.size} schema`,
  );

  const url = await postgresql.create('newer');
  const before = spawnDrillServer(drill, { DATABASE_URL: url });
  await before.ready;
  before.process.kill('SIGTERM');
  await before.ended;
  const db = openServerDatabase(drill, url);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 4102444800000, '21000101000000_from_the_future')`,
  );
  const older = spawnDrillServer(drill, { DATABASE_URL: url });
  const code = await older.ended;
  drill.expect(
    'a server older than its database refuses with a sentence',
    code === 1 && /newer version/.test(older.said()),
    older.said().trim().slice(0, 110),
  );
}

/** Waits until a migration is under way, and then so many milliseconds longer; false if it was over before. */
async function waitUntilMigrating(postgresql: Postgresql, database: string, longer: number): Promise<boolean> {
  const isMigrating = async () => {
    const rows = await postgresql.run(
      `select 1 from pg_stat_activity where datname = $1 and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`,
      [database],
    );
    return rows.length > 0;
  };
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (await isMigrating()) {
      await pause(longer);
      return isMigrating();
    }
    await pause(2);
  }
  return false;
}

/** Tables, columns and migrations of a database, as numbers to compare. */
async function schemaOf(drill: Drill, url: string): Promise<string> {
  const db = openServerDatabase(drill, url);
  const [found] = await rowsOf<{ tables: number; columns: number; migrations: number }>(
    db,
    sql`select (select count(*)::int from information_schema.tables where table_schema = 'public') as tables,
      (select count(*)::int from information_schema.columns where table_schema = 'public') as columns,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  return `${found?.tables} tables, ${found?.columns} columns, ${found?.migrations} migrations`;
}
