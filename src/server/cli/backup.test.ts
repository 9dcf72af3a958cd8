// Backups as operators take them: beside a server that writes, into an empty place, and when something goes wrong.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { addressOfRunning, type Cluster } from '#server/db/embedded/cluster.ts';
import { createJobQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';
import { migrationsFolder } from '#server/paths.ts';
import { runCommand, startCommand } from '#server/testing/command-line.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { databaseAt, onServer, startTemporaryCluster } from '#server/testing/temporary-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'pala-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...names: string[]) => join(folder, ...names);

const leftOut = ['sessions', 'attempts', 'change_events'];

async function asked<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How many rows each table has, and a sum over all that stands in them. */
function fingerprint(address: string): Promise<Record<string, unknown>> {
  return asked(address, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, sum(('x' || substr(md5(t::text), 1, 8))::bit(32)::bigint)::text as sum from "${name}" t`,
      );
      found[name] = rows[0];
    }
    const { rows: jobs } = await client.query<{ name: string; data: unknown }>(
      "select name, data from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%' order by name, data::text",
    );
    const { rows: rules } = await client.query(
      `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
    );
    return { ...found, jobs, rules };
  });
}

const withoutLeftOut = (found: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !leftOut.includes(name)));

describe('of the embedded database, beside the server that owns it', () => {
  const dataDir = at('source');
  let server: ServerProcess;
  let address: string;
  let cookie: string;
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1' });
    address = addressOfRunning(join(dataDir, 'database')) ?? '';
    const people = await fetch(`${server.url}/api/dev-login`).then(
      (answer) => answer.json() as Promise<{ id: string }[]>,
    );
    const signedIn = await fetch(`${server.url}/api/dev-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ userId: people[0]?.id }),
    });
    cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('captures one moment, however much is written meanwhile', async () => {
    const state = { isWriting: true };
    const writing = asked(address, async (client) => {
      for (let count = 1; state.isWriting || count < 20; count += 1) {
        await client.query('begin');
        await client.query('insert into installation (key, value) values ($1, $1)', [`pair-${count}`]);
        await client.query('update users set first_name = $1 where id = (select min(id::text)::uuid from users)', [
          String(count),
        ]);
        await client.query('commit');
      }
    });
    const file = at('moment.tar.gz');
    const taken = await runCommand(['backup', '--to', file, '--json'], { DATA_DIR: dataDir });
    state.isWriting = false;
    await writing;
    expect(taken).toMatchObject({ code: 0, err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restored = at('moment');
    expect(await runCommand(['restore-backup', file], { DATA_DIR: restored })).toMatchObject({ code: 0, err: '' });
    const other = await startServerProcess({ DATA_DIR: restored, DEMO: '1' });
    const [pair] = await asked(addressOfRunning(join(restored, 'database')) ?? '', async (client) => {
      const { rows } = await client.query<{ pairs: number; last: string | null }>(
        `select (select count(*)::int from installation where key like 'pair-%') as pairs,
           (select first_name from users where id = (select min(id::text)::uuid from users)) as last`,
      );
      return rows;
    });
    other.process.kill('SIGTERM');
    await other.ended;
    expect(pair?.pairs).toBeGreaterThan(0);
    expect(pair?.last).toBe(String(pair?.pairs));
  });

  it('restores completely with its files, and everyone has to sign in again', async () => {
    mkdirSync(join(dataDir, 'files', 'notes'), { recursive: true });
    const sound = Buffer.alloc(300_000, 'a spoken note ');
    writeFileSync(join(dataDir, 'files', 'notes', 'one.webm'), sound);
    writeFileSync(join(dataDir, 'files', 'empty'), '');
    const before = await fingerprint(address);
    const taken = await runCommand(['backup', '--to', at('whole.tar.gz')], { DATA_DIR: dataDir });
    expect(taken.out).toContain('It is not encrypted');
    expect(withoutLeftOut(await fingerprint(address))).toEqual(withoutLeftOut(before));
    expect((await runCommand(['check-backup', at('whole.tar.gz')], {})).out).toContain('is complete');

    const restored = at('whole');
    const back = await runCommand(['restore-backup', at('whole.tar.gz')], { DATA_DIR: restored });
    expect(back).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Everyone has to sign in again') });
    expect(readFileSync(join(restored, 'files', 'notes', 'one.webm')).equals(sound)).toBe(true);
    expect(readdirSync(restored).toSorted()).toEqual(['database', 'files']);

    const other = await startServerProcess({ DATA_DIR: restored, DEMO: '1' });
    const otherAddress = addressOfRunning(join(restored, 'database')) ?? '';
    const after = await fingerprint(otherAddress);
    expect({ ...withoutLeftOut(after), jobs: [] }).toEqual({ ...withoutLeftOut(before), jobs: [] });
    const isSignedIn = (url: string) =>
      fetch(`${url}/api/auth/user`, { headers: { cookie } }).then(({ status }) => status);
    expect([await isSignedIn(server.url), await isSignedIn(other.url)]).toEqual([200, 401]);

    const again = await runCommand(['restore-backup', at('whole.tar.gz')], { DATA_DIR: restored });
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('A running server') });
    other.process.kill('SIGTERM');
    await other.ended;
    rmSync(join(restored, 'files'), { recursive: true });
    const twice = await runCommand(['restore-backup', at('whole.tar.gz')], { DATA_DIR: restored });
    expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('The database is not empty') });
  });

  it('works without a server, but not without a database', async () => {
    const nothing = await runCommand(['backup'], { DATA_DIR: at('nowhere') });
    expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is no database in') });
    expect(existsSync(at('nowhere'))).toBe(false);
    const place = { DATA_DIR: at('alone') };
    await runCommand(['backup', '--to', at('alone.tar.gz')], { DATA_DIR: dataDir });
    expect(await runCommand(['restore-backup', at('alone.tar.gz')], place)).toMatchObject({ code: 0 });
    const alone = await runCommand(['backup', '--keep', '1'], place);
    expect(alone.code).toBe(0);
    expect(readdirSync(at('alone', 'backups'))).toEqual([expect.stringMatching(/^pala-\d{8}T\d{6}Z\.tar\.gz$/)]);
  });
});

describe('of an outside PostgreSQL', () => {
  let cluster: Cluster;
  let opens: string;
  let locks: string;
  const dataDir = at('outside');
  const of = (name: string, key?: string) => ({
    DATABASE_URL: databaseAt(cluster.url, name),
    DATA_DIR: dataDir,
    ...(key !== undefined && { BACKUP_KEY: key }),
  });
  const tablesIn = (name: string) =>
    asked(databaseAt(cluster.url, name), async (client) => {
      const { rows } = await client.query<{ n: number }>(
        "select count(*)::int as n from pg_tables where schemaname = 'public'",
      );
      return rows[0]?.n;
    });
  beforeAll(async () => {
    cluster = await startTemporaryCluster();
    for (const name of ['source', 'empty', 'older', 'target']) await onServer(cluster.url, `create database ${name}`);
    expect(await runCommand(['migrate'], of('source'))).toMatchObject({ code: 0 });
    const admin = ['create-admin', 'ada@pala.test', '--first-name', 'Ada', '--last-name', 'Berg'];
    expect(await runCommand(admin, { ...of('source'), PUBLIC_URL: 'http://pala.test' })).toMatchObject({ code: 0 });
    // What PostgreSQL's text form writes in another way.
    await asked(of('source').DATABASE_URL, (client) =>
      client.query('insert into installation (key, value) values ($1, $2)', ['odd', 'Ærø\t\n\r\\N \\. 🎾 \u0001']),
    );
    const database = openPostgresql(of('source').DATABASE_URL, () => {});
    const jobs = createJobQueue(database, createLog('silent'), { background: false });
    await jobs.start();
    await jobs.enqueue(database.db, 'account-approved-mail', { userId: newId() });
    await jobs.enqueue(database.db, 'account-approved-mail', { userId: newId() });
    await jobs.stop();
    await database.close();
    await asked(of('source').DATABASE_URL, (client) =>
      client.query("update pgboss.job set state = 'active' where id = (select min(id::text)::uuid from pgboss.job)"),
    );
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'session-secret'), 'the secret of the source, of 32 and more\n');
    const made = await runCommand(['backup-key', '--json'], {});
    ({ opens, locks } = JSON.parse(made.out) as { opens: string; locks: string });
    expect(await runCommand(['backup', '--to', at('locked.age'), '--with-secrets'], of('source', locks))).toMatchObject(
      {
        code: 0,
      },
    );
    expect(await runCommand(['backup', '--to', at('clear.tar.gz')], of('source'))).toMatchObject({ code: 0 });
  });
  afterAll(() => cluster.stop());

  it('opens with its key only', async () => {
    expect(readFileSync(at('locked.age')).includes('ada@pala.test')).toBe(false);
    const other = JSON.parse((await runCommand(['backup-key', '--json'], {})).out) as { opens: string };
    const refusals = {
      'was encrypted for another key': other.opens,
      'is encrypted. Set BACKUP_KEY to the key that opens it': locks,
    };
    for (const [words, key] of Object.entries(refusals)) {
      const refused = await runCommand(['restore-backup', at('locked.age')], of('empty', key));
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(words) });
    }
    const inTheClear = await runCommand(['backup', '--with-secrets', '--to', at('refused.tar.gz')], of('source'));
    expect(inTheClear).toMatchObject({ code: 1, err: expect.stringContaining('encrypted backup only') });
    expect([existsSync(at('refused.tar.gz')), await tablesIn('empty')]).toEqual([false, 0]);
  });

  it('refuses damaged or truncated files without a trace', async () => {
    for (const [name, key] of [
      ['locked.age', opens],
      ['clear.tar.gz', undefined],
    ] as const) {
      const whole = readFileSync(at(name));
      const flipped = Buffer.from(whole);
      flipped[whole.length - 400] = (flipped[whole.length - 400] ?? 0) ^ 1;
      for (const bad of [flipped, whole.subarray(0, whole.length - 100)]) {
        writeFileSync(at('bad'), bad);
        const refused = await runCommand(['restore-backup', at('bad')], of('empty', key));
        expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is damaged or incomplete') });
      }
    }
    writeFileSync(at('bad'), 'no backup');
    const refused = await runCommand(['check-backup', at('bad')], {});
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is damaged or incomplete') });
    expect(await tablesIn('empty')).toBe(0);
  });

  it('includes waiting jobs and, on request, keys', async () => {
    const place = { ...of('target', opens), DATA_DIR: at('target') };
    const back = await runCommand(['restore-backup', at('locked.age')], place);
    expect(back).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Restored to') });
    const [source, target] = [await fingerprint(of('source').DATABASE_URL), await fingerprint(place.DATABASE_URL)];
    expect(target).toEqual(source);
    expect(source['jobs']).toHaveLength(2);
    const { rows: states } = await asked(place.DATABASE_URL, (client) =>
      client.query("select state::text from pgboss.job where name = 'account-approved-mail' order by 1"),
    );
    expect(states).toEqual([{ state: 'created' }, { state: 'retry' }]);
    expect(readFileSync(at('target', 'session-secret'), 'utf8')).toContain('the secret of the source');
  });

  it('leaves alone what an extension made: a table of places, and views of statistics', async () => {
    for (const name of ['managed', 'plain']) await onServer(cluster.url, `create database ${name}`);
    await asked(of('managed').DATABASE_URL, (client) =>
      client.query(
        `create extension pg_stat_statements; create table spatial_ref_sys (srid int);
         alter extension pg_stat_statements add table spatial_ref_sys; insert into spatial_ref_sys values (4326)`,
      ),
    );
    expect(await runCommand(['restore-backup', at('clear.tar.gz')], of('managed'))).toMatchObject({ code: 0, err: '' });
    expect(await runCommand(['backup', '--to', at('managed.tar.gz')], of('managed'))).toMatchObject({ code: 0 });
    expect(await runCommand(['restore-backup', at('managed.tar.gz')], of('plain'))).toMatchObject({ code: 0, err: '' });
    expect(await fingerprint(of('plain').DATABASE_URL)).not.toHaveProperty('spatial_ref_sys');
  });

  it('of an older version migrates, of a newer version is refused', async () => {
    const some = readdirSync(migrationsFolder).toSorted().slice(0, -3);
    await asked(databaseAt(cluster.url, 'source'), (client) =>
      client.query('create database older_source template empty').catch(() => {}),
    );
    await asked(databaseAt(cluster.url, 'older_source'), async (client) => {
      await client.query(
        'drop schema if exists pgboss cascade; drop schema if exists drizzle cascade; create schema drizzle',
      );
      await client.query(
        'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint, name text, applied_at timestamptz default now())',
      );
      for (const [number, name] of some.entries()) {
        const sql = readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8');
        await client.query(sql.replaceAll('--> statement-breakpoint', ''));
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at, name) values ($1, $2, $1)', [
          name,
          number,
        ]);
      }
      await client.query("insert into installation (key, value) values ('from', 'before')");
    });
    expect(await runCommand(['backup', '--to', at('older.tar.gz')], of('older_source'))).toMatchObject({ code: 0 });
    expect(await runCommand(['restore-backup', at('older.tar.gz')], of('older'))).toMatchObject({ code: 0, err: '' });
    expect(await tablesIn('older')).toBe(await tablesIn('source'));
    expect(await runCommand(['migrate'], of('older'))).toMatchObject({ code: 0 });

    await asked(databaseAt(cluster.url, 'older_source'), (client) =>
      client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 1, '29990101000000_later')",
      ),
    );
    await runCommand(['backup', '--to', at('newer.tar.gz')], of('older_source'));
    const refused = await runCommand(['restore-backup', at('newer.tar.gz')], of('empty'));
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('newer version of Pala (29990101000000_later)'),
    });
    expect(await tablesIn('empty')).toBe(0);
  });

  it('keeps the old file when killed, and the next one cleans up', async () => {
    const place = at('killed');
    mkdirSync(place);
    const file = join(place, 'kept.tar.gz');
    copyFileSync(at('clear.tar.gz'), file);
    await asked(databaseAt(cluster.url, 'source'), async (client) => {
      await client.query('begin; lock table users in access exclusive mode');
      const { child, ended } = startCommand(['backup', '--to', file], of('source'));
      await expect.poll(() => readdirSync(place).length, { timeout: 60_000 }).toBe(2);
      child.kill('SIGKILL');
      await ended;
      await client.query('rollback');
    });
    expect(readFileSync(file).equals(readFileSync(at('clear.tar.gz')))).toBe(true);
    expect(readdirSync(place)).toHaveLength(2);
    expect(await runCommand(['backup', '--to', file], of('source'))).toMatchObject({ code: 0 });
    expect(readdirSync(place)).toEqual(['kept.tar.gz']);
    expect(readFileSync(file).equals(readFileSync(at('clear.tar.gz')))).toBe(false);
  });

  it('keeps the requested number and touches nothing else', async () => {
    const place = at('many');
    mkdirSync(place);
    for (const name of ['pala-20200101T000000Z.tar.gz', 'pala-20210101T000000Z.tar.gz.age', 'mine.tar.gz']) {
      writeFileSync(join(place, name), 'old');
    }
    const kept = await runCommand(['backup', '--to', place, '--keep', '2', '--json'], of('source', locks));
    const { deleted, file } = JSON.parse(kept.out) as { deleted: string[]; file: string };
    expect(deleted).toEqual(['pala-20200101T000000Z.tar.gz']);
    expect(readdirSync(place)).toEqual([
      'mine.tar.gz',
      'pala-20210101T000000Z.tar.gz.age',
      file.slice(place.length + 1),
    ]);
    const later = at('made', 'on the first night');
    expect(await runCommand(['backup', '--to', later, '--keep', '2'], of('source', locks))).toMatchObject({ code: 0 });
    expect(readdirSync(later)).toEqual([expect.stringMatching(/^pala-.*\.tar\.gz\.age$/)]);
    expect(await runCommand(['backup', '--keep', 'all'], of('source'))).toMatchObject({ code: 2 });
    const folderless = await runCommand(['backup', '--keep', '1', '--to', at('one.tar.gz')], of('source'));
    expect(folderless).toMatchObject({ code: 1, err: expect.stringContaining('--keep needs a folder') });
  });
});
