// Archives that nobody took with this program: each is refused in a sentence, with exit code 1, and leaves nothing behind.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { packTar, type TarEntry, unpackTar } from 'modern-tar';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Cluster } from '#server/db/embedded/cluster.ts';
import { runCommand } from '#server/testing/command-line.ts';
import { databaseAt, onServer, startTemporaryCluster } from '#server/testing/temporary-cluster.ts';
import { runCommandLine } from './command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'pala-malformed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...names: string[]) => join(folder, ...names);
const dataDir = at('data');

let cluster: Cluster;
let target: string;
let key: { opens: string; locks: string };
/** A whole backup: its entries in their order. */
let whole: TarEntry[];
beforeAll(async () => {
  cluster = await startTemporaryCluster();
  for (const name of ['source', 'target']) await onServer(cluster.url, `create database ${name}`);
  const source = { DATABASE_URL: databaseAt(cluster.url, 'source'), DATA_DIR: at('source') };
  target = databaseAt(cluster.url, 'target');
  expect(await runCommand(['migrate'], source)).toMatchObject({ code: 0 });
  const client = new Client({ connectionString: source.DATABASE_URL });
  await client.connect();
  // More than PostgreSQL takes in one go.
  await client.query(
    "insert into installation (key, value) select 'row-' || n, repeat(md5(n::text), 40) from generate_series(1, 3000) n",
  );
  await client.end();
  expect(await runCommand(['backup', '--to', at('whole.tar.gz')], source)).toMatchObject({ code: 0 });
  whole = (await unpackTar(gunzipSync(readFileSync(at('whole.tar.gz'))))).map(({ header, data }) => ({
    header,
    body: data ?? new Uint8Array(),
  }));
  key = JSON.parse((await runCommand(['backup-key', '--json'], {})).out);
});
afterAll(() => cluster.stop());

const entry = (name: string, body: string | Uint8Array = '', header: Partial<TarEntry['header']> = {}): TarEntry => {
  const data = Buffer.from(body as string);
  return { header: { name, size: data.length, ...header }, body: data };
};
const textOf = ({ body }: TarEntry) => Buffer.from(body as Uint8Array).toString();

/** How a backup is changed: its first and its last entry as JSON. */
interface Changes {
  head?: (head: Head) => unknown;
  tail?: (tail: Tail) => unknown;
  /** Put in before the last entry. */
  more?: TarEntry[];
  each?: (one: TarEntry) => TarEntry[];
}
interface Head {
  format: number;
  migrations: string[];
  tables: { name: string; columns: string[] }[];
}
interface Tail {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Record<string, string | null>;
  files: Record<string, { bytes: number; sha256: string }>;
}
/** The entries of the backup, changed. */
function changed({ head, tail, more = [], each = (one) => [one] }: Changes): TarEntry[] {
  return whole.flatMap((one) => {
    const { name } = one.header;
    const change = name === 'head.json' ? head : name === 'tail.json' ? tail : undefined;
    const written = change ? entry(name, JSON.stringify(change(JSON.parse(textOf(one))))) : one;
    return [...(name === 'tail.json' ? more : []), ...each(written)];
  });
}

async function archive(entries: TarEntry[]): Promise<Buffer> {
  return gzipSync(await packTar(entries));
}

async function sealed(content: Uint8Array): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(key.locks);
  return Buffer.from(await encrypter.encrypt(new Uint8Array(content)));
}

/** Runs a command about a file, for the empty target; what was said, and with which code. */
async function run(command: 'restore-backup' | 'check-backup', content: Uint8Array, backupKey?: string) {
  writeFileSync(at('bad'), content);
  vi.stubEnv('DATABASE_URL', target);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('BACKUP_KEY', backupKey);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await runCommandLine([command, at('bad')]);
    return { code, said: said.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    said.mockRestore();
    output.mockRestore();
    vi.unstubAllEnvs();
  }
}

async function expectNothingThere() {
  const client = new Client({ connectionString: target });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
  expect(existsSync(at('evil'))).toBe(false);
}

type Ended = Awaited<ReturnType<typeof run>>;

/** One sentence, and exit code 1. */
function expectSentence({ code, said }: Ended, words: RegExp) {
  expect([code, said]).toEqual([1, expect.stringMatching(words)]);
  expect(said).not.toMatch(/\n\s+at |Error:/);
  expect(said.trim().split('\n')).toHaveLength(1);
}

async function expectUnreadable(content: Uint8Array, words: RegExp, backupKey?: string) {
  expectSentence(await run('check-backup', content, backupKey), words);
}

async function expectRefusal(content: Uint8Array, words: RegExp, backupKey?: string) {
  expectSentence(await run('restore-backup', content, backupKey), words);
  await expectNothingThere();
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const renamed = (head: Head, from: string, to: string) => ({
  ...head,
  tables: head.tables.map((one) => (one.name === from ? { ...one, name: to } : one)),
});
const withColumns = (head: Head, columns: (columns: string[]) => unknown) => ({
  ...head,
  tables: head.tables.map((one) => (one.name === 'installation' ? { ...one, columns: columns(one.columns) } : one)),
});
const rowsOf = (text: string): Changes => ({
  each: (one) => {
    if (!one.header.name.startsWith('tables/installation/')) return [one];
    return one.header.name.endsWith('/000001.copy') ? [entry(one.header.name, text)] : [];
  },
  tail: (tail) => ({
    ...tail,
    tables: { ...tail.tables, installation: { rows: text.split('\n').length - 1, sha256: sha256(text) } },
  }),
});
const aFile = { files: { one: { bytes: 1, sha256: sha256('x') } } };

describe('an archive is refused', () => {
  it.each<[string, Changes, RegExp]>([
    ['with a table that there is not', { head: (head) => renamed(head, 'clubs', 'nobodys') }, /the table nobodys/],
    [
      'with a table of PostgreSQL’s own',
      { head: (head) => renamed(head, 'clubs', 'pg_authid') },
      /the table pg_authid/,
    ],
    [
      'with a name that is no name',
      { head: (head) => renamed(head, 'clubs', 'clubs"; drop table users; --') },
      /names the table/,
    ],
    ['without a table', { head: (head) => ({ ...head, tables: head.tables.slice(1) }) }, /lacks the table/],
    [
      'with a column that there is not',
      { head: (head) => withColumns(head, (all) => ['nobodys', ...all]) },
      /installation\.nobodys/,
    ],
    [
      'without a column',
      { head: (head) => withColumns(head, (all) => all.slice(1)) },
      /lacks columns of the table installation/,
    ],
    [
      'with too few migrations',
      { head: (head) => ({ ...head, migrations: head.migrations.slice(0, 3) }) },
      /which there is not/,
    ],
    ['with rows of too few columns', rowsOf('lonely\n'), /missing data for column/],
    ['with rows of too many columns', rowsOf('one\ttwo\tthree\tfour\tfive\n'), /extra data/],
    ['with rows that break a rule', rowsOf('same\tx\t2026-01-01\nsame\ty\t2026-01-01\n'), /duplicate key/],
    ['with bytes that are no text', rowsOf('\\xff\ty\n'), /invalid byte/],
    ['with a file below a file', { more: [entry('files/one', 'x'), entry('files/one/two', 'x')] }, /cannot be written/],
    ['with a sequence that there is not', { tail: (tail) => ({ ...tail, sequences: { nobodys: '1' } }) }, /nobodys/],
    [
      'with the session secret in the clear',
      { more: [entry('secrets/session-secret', 'x'.repeat(40))] },
      /session-secret, and is not encrypted/,
    ],
  ])('%s, and nothing is restored', async (_, changes, words) => {
    await expectRefusal(await archive(changed(changes)), words);
  });

  it.each<[string, Changes, RegExp]>([
    ['with a table twice', { head: (head) => ({ ...head, tables: [...head.tables, head.tables[0]] }) }, /first entry/],
    ['with columns of a wrong type', { head: (head) => withColumns(head, () => 7) }, /first entry/],
    ['of no format', { head: (head) => ({ ...head, format: 0 }) }, /first entry/],
    ['of a newer format', { head: (head) => ({ ...head, format: 99 }) }, /newer version/],
    ['with migrations elsewhere', { head: (head) => ({ ...head, migrations: ['../../evil'] }) }, /newer version/],
    ['with rows of sessions', { more: [entry('tables/sessions/000001.copy', 'x\n')] }, /tables\/sessions/],
    [
      'with an entry twice',
      { each: (one) => (one.header.name === 'tables/installation/000001.copy' ? [one, one] : [one]) },
      /twice/,
    ],
    [
      'with a file twice',
      { more: [entry('files/one', 'x'), entry('files/one', 'x')], tail: (tail) => ({ ...tail, ...aFile }) },
      /twice/,
    ],
    [
      'of a newer schema',
      { head: (head) => ({ ...head, migrations: [...head.migrations, '29990101_x'] }) },
      /newer version/,
    ],
    ['with a way out of the folder', { more: [entry('files/../../evil', 'x')] }, /no backup does/],
    ['with a link', { more: [entry('files/one', '', { type: 'symlink', linkname: at('evil') })] }, /is no file/],
    ['with a way that leads back', { more: [entry('files/./one', 'x')] }, /no backup does/],
    ['with a whole path', { more: [entry(at('evil'), 'x')] }, /no backup does/],
    ['with a folder', { more: [entry('files/one/', '', { type: 'directory' })] }, /is no file/],
    ['with a hard link', { more: [entry('files/one', '', { type: 'link', linkname: '/etc/passwd' })] }, /is no file/],
    ['with files that its end does not name', { more: [entry('files/one', 'x')] }, /more than it says/],
    [
      'with other files than its end names',
      { more: [entry('files/one', 'y')], tail: (tail) => ({ ...tail, ...aFile }) },
      /is not what was backed up/,
    ],
    ['without an end', { each: (one) => (one.header.name === 'tail.json' ? [] : [one]) }, /its end is missing/],
    ['with an end that says something else', { tail: () => ({ tables: 7 }) }, /last entry/],
    ['with other keys in the clear', { more: [entry('secrets/vapid-keys.json', '{}')] }, /is not encrypted/],
    ['with secrets of another name', { more: [entry('secrets/authorized_keys', 'x')] }, /no backup does/],
  ])('%s, as soon as it is read', async (_, changes, words) => {
    await expectUnreadable(await archive(changed(changes)), words);
  });

  it.each([0.1, 0.5, 0.9])('when it ends in the middle (%d)', async (share) => {
    const bytes = readFileSync(at('whole.tar.gz'));
    await expectRefusal(bytes.subarray(0, bytes.length * share), /is damaged or incomplete/);
    await expectUnreadable(
      (await sealed(bytes)).subarray(0, bytes.length * share),
      /is damaged or incomplete/,
      key.opens,
    );
  });

  it('when it says to have more bytes than there are, or than can be read at once', async () => {
    const tar = Buffer.from(await packTar(changed({})));
    const claim = (size: string) => {
      const claimed = Buffer.from(tar);
      claimed.write(`${size.padStart(11, '0')}\0`, 124, 'latin1');
      claimed.write('        ', 148, 'latin1');
      const sum = claimed.subarray(0, 512).reduce((all, byte) => all + byte, 0);
      claimed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
      return gzipSync(claimed);
    };
    await expectUnreadable(claim('77777777777'), /has 8589934591 bytes/);
    await expectUnreadable(claim('40000000'), /damaged/);
  });

  it.each([
    ['nothing', ''],
    ['no archive', 'no backup'],
    ['something else compressed', gzipSync('x'.repeat(5000))],
  ])('with %s in it', async (_, content) => {
    await expectUnreadable(Buffer.from(content as string), /is damaged or incomplete/);
  });

  it('encrypted with an invalid secret', async () => {
    const bytes = await archive(changed({ more: [entry('secrets/session-secret', 'short')] }));
    await expectUnreadable(await sealed(bytes), /is no key/, key.opens);
  });

  it('with a wrongly copied key', async () => {
    const wrong = `${key.opens.slice(0, -1)}${key.opens.endsWith('Q') ? 'P' : 'Q'}`;
    await expectUnreadable(await sealed(await archive(changed({}))), /BACKUP_KEY is no key/, wrong);
  });
});

it('a folder is refused as a backup', async () => {
  const checked = await runCommand(['check-backup', folder], {});
  expect(checked).toMatchObject({ code: 1, err: expect.stringMatching(/^.* cannot be read: EISDIR[^\n]*\n$/) });
});

it('the same archive restores without these faults', async () => {
  const secret = 'a secret of thirty-two characters and more';
  const bytes = await archive(changed({ more: [entry('secrets/session-secret', secret)] }));
  expect(await run('restore-backup', await sealed(bytes), key.opens)).toEqual({ code: 0, said: '' });
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
});
