// The embedded database as operators meet it: created once, repaired, left alone when it is not understood, and never orphaned.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
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
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client, type QueryResult } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { createLog } from '#server/log.ts';
import { openEmbeddedDatabase } from '../embedded.ts';
import { addressOfRunning } from './cluster.ts';
import { DatabaseStartError } from './database-start-error.ts';

const log = createLog('silent');
const root = mkdtempSync(join(tmpdir(), 'pala-embedded-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;
const place = () => join(root, `data ${(count += 1)}`);

/** A stopped, migrated database with one person in it; the tests start from copies of it. */
const original = join(root, 'the original');
beforeAll(async () => {
  mkdirSync(join(original, 'database.new'), { recursive: true });
  writeFileSync(join(original, 'database.new', 'PG_VERSION'), 'half');
  const database = await openEmbeddedDatabase(original, log);
  await database.migrate();
  await database.db.insert(users).values({ email: 'a@pala.test', firstName: 'A', lastName: 'B', country: 'DK' });
  await database.close();
});
const copy = () => {
  const folder = place();
  cpSync(original, folder, { recursive: true });
  return folder;
};

async function people(dataDir: string): Promise<string[]> {
  const database = await openEmbeddedDatabase(dataDir, log);
  try {
    await database.migrate();
    const rows = await database.db.select({ email: users.email }).from(users);
    return rows.map((row) => row.email);
  } finally {
    await database.close();
  }
}

/** Everything in a directory, to see that nothing was touched. */
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/database\.lock|postmaster|pg_stat/.test(name) && statSync(join(folder, name)).isFile())
    .toSorted()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    );

async function refusal(dataDir: string): Promise<string> {
  const error = await people(dataDir).then(
    () => new Error('it was opened'),
    (thrown: Error) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseStartError);
  return error.message;
}

describe('a data directory', () => {
  it('is private, and created after an interrupted initialisation', () => {
    expect(existsSync(join(original, 'database.new'))).toBe(false);
    expect(statSync(join(original, 'database')).mode & 0o077).toBe(0);
  });

  it('starts elsewhere from a copy taken while it was stopped', async () => {
    expect(await people(copy())).toEqual(['a@pala.test']);
  });

  it('is copied while its server runs, undisturbed by the copy', async () => {
    const folder = copy();
    const database = await openEmbeddedDatabase(folder, log);
    await database.migrate();
    const copied = place();
    cpSync(folder, copied, { recursive: true });
    expect(addressOfRunning(join(copied, 'database'))).toBeNull();
    expect(await people(copied)).toEqual(['a@pala.test']);
    const client = new Client({ connectionString: addressOfRunning(join(folder, 'database')) ?? '' });
    await client.connect();
    await client.end();
    await database.close();
  });

  it('works with a path longer than a socket’s, with spaces and letters beyond ASCII', async () => {
    const folder = join(place(), 'Præstø “åben” '.repeat(8), 'x'.repeat(90));
    mkdirSync(folder, { recursive: true });
    cpSync(original, folder, { recursive: true });
    expect(await people(folder)).toEqual(['a@pala.test']);
  });
});

describe('what is not understood is left as it is', () => {
  it('a directory whose PG_VERSION is missing', async () => {
    const folder = copy();
    rmSync(join(folder, 'database/PG_VERSION'));
    const before = contents(folder);
    expect(await refusal(folder)).toContain('PG_VERSION is missing. Nothing was changed.');
    expect(contents(folder)).toEqual(before);
  });

  it('a directory of another version', async () => {
    const folder = copy();
    writeFileSync(join(folder, 'database/PG_VERSION'), '17\n');
    expect(await refusal(folder)).toContain('belongs to PostgreSQL 17');
  });

  it('a page of the catalogue that is damaged', async () => {
    const folder = copy();
    const database = await openEmbeddedDatabase(folder, log);
    const answer: unknown = await database.db.execute(sql`select pg_relation_filepath('pg_class') as path`);
    const { rows } = answer as QueryResult<{ path: string }>;
    await database.close();
    const file = join(folder, 'database', rows[0]?.path as string);
    writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a));
    expect(await refusal(folder)).toContain('is damaged');
  });
});

describe('life and death', () => {
  const program = fileURLToPath(new URL('../embedded.ts', import.meta.url));

  /** A process that holds the database open and prints the id of the database's first process. */
  async function holder(dataDir: string) {
    const script = `import { openEmbeddedDatabase } from ${JSON.stringify(program)};
      const log = { debug() {}, warn() {}, error() {} };
      await openEmbeddedDatabase(process.argv[1], log);
      console.log('open');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const first = Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
    return { child, first };
  }

  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('a database whose server was killed stops by itself and leaves a clean directory', async () => {
    const folder = copy();
    const { child, first } = await holder(folder);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(existsSync(join(folder, 'database/postmaster.pid'))).toBe(false);
  });

  it('the next start after a killed server has all data, even without waiting', async () => {
    const folder = copy();
    const { child } = await holder(folder);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    expect(await people(folder)).toEqual(['a@pala.test']);
  });

  it('a killed database is started again', async () => {
    const folder = copy();
    const database = await openEmbeddedDatabase(folder, log);
    await database.migrate();
    const first = Number(readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() =>
        database.db.execute(sql`select 1`).then(
          () => 'answers',
          () => 'away',
        ),
      )
      .toBe('answers');
    const again = Number(readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
    expect(again).not.toBe(first);
    await database.close();
    expect(isAlive(again)).toBe(false);
  });
});
