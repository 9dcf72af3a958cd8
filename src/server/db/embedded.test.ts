// The database below DATA_DIR: existing data is never overwritten, and it never outlives its server.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';
import { explainStartError } from '#server/start-errors.ts';
import { findPackage } from './embedded/binaries.ts';
import { openEmbeddedDatabase } from './embedded.ts';

const log = createLog('silent');
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'pala-embedded-'));

/** Every file below a folder with the hash of its content, without the lock file of the server that tries. */
function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** The error of a start on these data: the sentence for the person at the terminal. */
async function startInVain(dataDir: string): Promise<string | null> {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const error = await startServer(config, log).then(
    () => expect.fail('the server started'),
    (reason: unknown) => reason,
  );
  return explainStartError(error, config);
}

/** A data directory with these files; a name with a slash is in a folder. */
function holding(files: Record<string, string>): string {
  const dataDir = emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true });
    writeFileSync(join(dataDir, name), text);
  }
  return dataDir;
}

describe('an unusable directory ends the start with a sentence and stays as it is:', () => {
  it.each([
    [
      'another version’s',
      { 'database/PG_VERSION': '17\n', 'database/base/1/1259': 'rows' },
      'belongs to PostgreSQL 17, and this version of Pala brings PostgreSQL 18',
    ],
    ['one without PG_VERSION', { 'database/base/1/1259': 'rows' }, 'its PG_VERSION is missing. Nothing was changed'],
    [
      'a file in the database’s place',
      { database: 'not a directory' },
      'is a file where the directory of the database',
    ],
  ])('%s', async (_, files, sentence) => {
    const dataDir = holding(files);
    const before = contents(dataDir);
    expect(await startInVain(dataDir)).toContain(sentence);
    expect(contents(dataDir)).toEqual(before);
  });

  it('DATA_DIR itself a file', async () => {
    const file = join(holding({ file: 'text' }), 'file');
    expect(await startInVain(file)).toContain(
      `DATA_DIR is ${file}, and it cannot be used: it is a file, not a directory`,
    );
    expect(readFileSync(file, 'utf8')).toBe('text');
  });

  describe('one that was a good one', () => {
    const good = emptyFolder();
    beforeAll(async () => {
      const opened = await openEmbeddedDatabase(good, log);
      await opened.close();
    });

    /** A copy of it, in which the control file was changed. */
    function withControlFile(change: (control: Buffer) => void): string {
      const dataDir = emptyFolder();
      cpSync(good, dataDir, { recursive: true });
      const file = join(dataDir, 'database/global/pg_control');
      const control = readFileSync(file);
      change(control);
      writeFileSync(file, control);
      return dataDir;
    }

    it('its control file zeroed', async () => {
      const dataDir = withControlFile((control) => control.fill(0));
      const before = contents(dataDir);
      const said = await startInVain(dataDir);
      expect(said).toContain('is damaged: its global/pg_control is empty. Nothing was changed');
      expect(said).toContain('Put DATA_DIR back from a copy');
      expect(contents(dataDir)).toEqual(before);
    });

    it('made by another build, as PGlite’s are: version 18 too, with the numbers of a 32-bit machine', async () => {
      const dataDir = withControlFile((control) => {
        const length = control.findIndex(
          (__, at) => at > 200 && at < 400 && control.readUInt32LE(at) === crc32c(control, at),
        );
        const mark = Buffer.alloc(8);
        mark.writeDoubleLE(1_234_567);
        // The layout of integers comes before the marker of the layout of fractions.
        control.writeUInt32LE(4, control.indexOf(mark) - 4);
        control.writeUInt32LE(crc32c(control, length), length);
      });
      const before = contents(dataDir);
      const said = await startInVain(dataDir);
      expect(said).toContain('made by another build of PostgreSQL');
      expect(contents(dataDir)).toEqual(before);
    });
  });
});

it.each(['win32-x64', 'linux-riscv64', 'freebsd-x64'])('a start on %s asks for your own PostgreSQL', (system) => {
  expect(() => findPackage(system)).toThrow(
    `Pala brings no database along for ${system}: set DATABASE_URL to a PostgreSQL of your own`,
  );
});

describe('the environment', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('does not reach the database: neither time zone and language nor settings for other databases', async () => {
    for (const [name, value] of Object.entries({ PGPORT: '9', PGSSLMODE: 'require', TZ: 'Asia/Tokyo', LC_ALL: 'xx' })) {
      vi.stubEnv(name, value);
    }
    const dataDir = join(emptyFolder(), `${'a long name, Åse’s and 日本 '.repeat(6)}end`);
    const opened = await openEmbeddedDatabase(dataDir, log);
    const { rows } = (await opened.db.execute(
      sql`select current_setting('TimeZone') as zone, upper('æøå') as upper`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([{ zone: 'UTC', upper: 'ÆØÅ' }]);
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });
});

it('a database stops by itself when its server is killed and no other one starts', async () => {
  const dataDir = emptyFolder();
  const program = `
    const { openEmbeddedDatabase } = await import('./src/server/db/embedded.ts');
    await openEmbeddedDatabase(process.argv[1], { debug() {}, warn() {}, error() {} });
    console.log('open');
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => {
    server.stdout.once('data', resolve);
  });
  const first = Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  expect(isNotLeaving(first)).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(() => isNotLeaving(first), { timeout: 60_000 }).toBe(false);
  // It had the time to shut down cleanly.
  expect(readdirSync(join(dataDir, 'database'))).not.toContain('postmaster.pid');
});

/** Whether a process runs; a zombie does not. */
function isNotLeaving(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** The checksum that PostgreSQL writes behind its control data. */
function crc32c(bytes: Buffer, length: number): number {
  let sum = 0xffffffff;
  for (const byte of bytes.subarray(0, length)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0x82f63b78 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
