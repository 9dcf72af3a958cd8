// R23: this version opens databases of earlier ones: a dump of each release (drills/releases), with the demo in it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { ask } from './shared/ask.ts';
import { CannotTry, type Drill } from './shared/drill.ts';
import { rowsOf, signedIn } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

const releases = join(import.meta.dirname, 'releases');

/** Loads each dump into an empty database, starts the server on it, and compares people's data before and after. */
export async function upgrade(drill: Drill): Promise<void> {
  const dumps = readdirSync(releases).filter((file) => file.endsWith('.sql.gz'));
  if (dumps.length === 0) throw new CannotTry('there is no dump of a release');
  const postgresql = await startPostgresql(drill);
  for (const dump of dumps.toSorted()) {
    const version = dump.replace('.sql.gz', '');
    const url = await postgresql.create(`release_${version.replaceAll(/\W/g, '_')}`);
    await load(url, gunzipSync(readFileSync(join(releases, dump))).toString());
    const db = openServerDatabase(drill, url);
    const before = await rowsIn(db);
    const applied = await migrationsOf(db);
    const started = performance.now();
    const server = await startDrillServer(drill, { DATABASE_URL: url });
    const milliseconds = Math.round(performance.now() - started);
    const after = await rowsIn(db);
    const fewer = Object.entries(before).filter(([table, rows]) => (after[table] ?? 0) < rows);
    drill.expect(
      `${version}: opens`,
      (await ask(`${server.url}/readyz`)).status === 200,
      `after ${milliseconds} ms, ${(await migrationsOf(db)) - applied} migrations`,
    );
    drill.expect(
      `${version}: no row is lost`,
      fewer.length === 0,
      fewer.map(([table, rows]) => `${table}: ${rows} before, ${after[table] ?? 0} after`).join('; ') ||
        `${Object.values(before).reduce((sum, rows) => sum + rows, 0)} rows in ${Object.keys(before).length} tables`,
    );
    const people = await rowsOf<{ id: string; email: string; role: string }>(
      db,
      sql`
      select distinct on (role) id, email, role from users where state = 'active' and email like '%@demo.pala.example' order by role, email`,
    );
    const statuses: string[] = [];
    for (const made of people) {
      const { cookie, id } = await signedIn(db, made);
      for (const path of pathsOf(made.role, id)) {
        const { status } = await ask(server.url + path, { cookie });
        if (status !== 200) statuses.push(`${made.role} ${path} ${status}`);
      }
    }
    const login = await ask(`${server.url}/api/auth/login`, {
      method: 'POST',
      body: { email: 'player@demo.pala.example', password: 'padel-demo' },
    });
    drill.expect(
      `${version}: people sign in with their passwords, and every role reads its lists`,
      login.status === 200 && statuses.length === 0,
      statuses.join('; ') || people.map(({ role }) => role).join(', '),
    );
    server.process.kill('SIGTERM');
    await server.ended;
  }
}

/** Runs a dump of `pg_dump --inserts`, without psql's own commands. */
async function load(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text.replaceAll(/^\\.*$/gm, '').replaceAll(/^SET transaction_timeout.*$/gm, ''));
  } finally {
    await client.end();
  }
}

/** The number of rows of each table. */
async function rowsIn(db: ReturnType<typeof openServerDatabase>): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(name)}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

async function migrationsOf(db: ReturnType<typeof openServerDatabase>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
}

/** The first reads of each role. */
function pathsOf(role: string, id: string): string[] {
  const own = ['/api/auth/user', `/api/notifications/${id}`];
  if (role === 'player')
    return [
      ...own,
      '/api/videos',
      `/api/players/${id}/dashboard`,
      `/api/players/${id}/progress`,
      '/api/messages/conversations',
    ];
  if (role === 'club') return [...own, '/api/club/dashboard', '/api/club/players', '/api/club/videos'];
  if (role === 'admin')
    return [...own, '/api/admin/dashboard', '/api/admin/people', '/api/admin/videos', '/api/admin/audit'];
  return [...own, '/api/coach/dashboard', '/api/reviews/queue', '/api/coach/players'];
}
