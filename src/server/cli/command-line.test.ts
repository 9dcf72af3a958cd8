// The command line, as operators run it: a program of its own, beside a server or without one.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import type { Cluster } from '#server/db/embedded/cluster.ts';
import { runCommand } from '#server/testing/command-line.ts';
import { makePerson } from '#server/testing/factories.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { databaseAt, onServer, startTemporaryCluster } from '#server/testing/temporary-cluster.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pala-cli-'));
const environment = { DATA_DIR: dataDir, PUBLIC_URL: 'http://pala.test' };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const pala = (args: readonly string[], more: Record<string, string> = {}) =>
  runCommand(args, { ...environment, ...more });

const admin = ['create-admin', 'ada@pala.test', '--first-name', 'Ada', '--last-name', 'Berg'];

describe('without a server', () => {
  beforeAll(async () => {
    expect(await pala(['migrate'])).toMatchObject({ code: 0 });
    const other = ['create-admin', 'bo@pala.test', '--first-name', 'Bo', '--last-name', 'Holm'];
    expect(await pala(other)).toMatchObject({ code: 0 });
  });

  it('exchanges the key of badges', async () => {
    const first = await pala(['rotate-badge-key', '--json']);
    expect(first).toMatchObject({ code: 0 });
    const { kid } = JSON.parse(first.out) as { kid: string };
    const second = await pala(['rotate-badge-key']);
    expect(second).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Badges signed with ${kid} stay checkable.`),
    });
  });

  it('explains wrong arguments and configuration', async () => {
    expect(await pala(['creat-admin'])).toMatchObject({
      code: 2,
      err: expect.stringContaining("unknown command 'creat-admin'"),
    });
    expect(await pala(['suspend', 'ada@pala.test'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason'),
    });
    expect(await pala(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('reset-second-factor') });
    const wrong = await pala(['approve', 'x@pala.test'], { PORT: 'eighty' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('PORT: must be a port number') });
  });

  it('distributes nothing without Citus', async () => {
    const refused = { code: 1, err: expect.stringContaining('has no Citus') };
    expect(await pala(['distribute'])).toMatchObject(refused);
    expect(await pala(['distribute', '--plan'])).toMatchObject(refused);
  });

  it('refuses a database that needs migrating', async () => {
    const empty = { DATA_DIR: join(dataDir, 'empty') };
    const refused = await pala(admin, empty);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('npm run pala -- migrate') });
    expect(await pala(['migrate'], empty)).toMatchObject({ code: 0 });
    expect(await pala(['migrate'], empty)).toMatchObject({ code: 0 });
  });

  it('creates an administrator, a link and an export, each once', async () => {
    const made = await pala([...admin, '--json']);
    expect(made.code).toBe(0);
    expect(JSON.parse(made.out).link).toMatch(/^http:\/\/pala\.test\/set-password\?token=[\w-]{43}$/);
    expect(await pala(admin)).toMatchObject({ code: 1, err: expect.stringContaining('already has an account') });
    expect(await pala(['create-admin', 'no address', '--first-name', 'A', '--last-name', 'B'])).toMatchObject({
      code: 1,
    });
    const link = await pala(['reset-link', ' Ada@Pala.test ']);
    expect(link).toMatchObject({ code: 0, out: expect.stringContaining('/set-password?token=') });
    const out = join(dataDir, 'ada.zip');
    expect(await pala(['export', 'ada@pala.test', '--out', out])).toMatchObject({ code: 0 });
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(await pala(['export', 'ada@pala.test', '--out', out])).toMatchObject({ code: 1 });
    expect(await pala(['approve', 'nobody@pala.test'])).toMatchObject({
      code: 1,
      err: 'There is no account for nobody@pala.test.\n',
    });
    expect(await pala(['reset-second-factor', 'ada@pala.test'])).toMatchObject({ code: 1 });
  });

  it('doctor reports in text and JSON', async () => {
    const good = await pala(['doctor', '--json']);
    expect(good.code).toBe(0);
    const { findings } = JSON.parse(good.out) as { findings: { what: string; state: string }[] };
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Node', 'configuration', 'disk', 'mail', 'database', 'clock', 'administrator']),
    );
    const bad = await pala(['doctor'], { SMTP_URL: 'smtp://127.0.0.1:9', REQUIRE_SECOND_FACTOR: 'admin' });
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/TROUBLE {2}mail: 127\.0\.0\.1:9 refused.*\n +→ Correct SMTP_URL/);
  });
});

describe('beside a server on the embedded database', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('touches nothing, and names the running server', async () => {
    const answer = await pala(['reset-link', 'ada@pala.test']);
    expect(answer.code).toBe(1);
    expect(answer.err).toBe(
      `A running server (process ${server.process.pid}) holds the embedded database. Stop it and try again, or use the administration screens.\n`,
    );
    const port = new URL(server.url).port;
    const doctor = await pala(['doctor'], { PORT: port });
    expect(doctor.out).toContain('which is ready');
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(true);
  });
});

describe('beside a server on an outside PostgreSQL', () => {
  const outside = mkdtempSync(join(tmpdir(), 'pala-cli-outside-'));
  let cluster: Cluster;
  let server: ServerProcess;
  let settings: { DATABASE_URL: string; DATA_DIR: string };
  beforeAll(async () => {
    cluster = await startTemporaryCluster();
    await onServer(cluster.url, 'create database pala');
    settings = { DATABASE_URL: databaseAt(cluster.url, 'pala'), DATA_DIR: outside };
    server = await startServerProcess(settings);
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    await cluster.stop();
    rmSync(outside, { recursive: true, force: true });
  });

  const set = (token: string | null, password: string) =>
    fetch(`${server.url}/api/auth/set-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ token, password, confirmPassword: password }),
    });
  const tokenIn = (link: string) => new URL(link).searchParams.get('token');

  it('doctor checks the server’s database', async () => {
    const doctor = await pala(['doctor', '--json'], settings);
    expect([doctor.code, doctor.err]).toEqual([0, '']);
    const { findings } = JSON.parse(doctor.out) as { findings: { what: string; state: string; says: string }[] };
    expect(findings.find(({ what }) => what === 'database')).toMatchObject({
      state: 'good',
      says: expect.stringMatching(/^PostgreSQL \d+/),
    });
    expect(findings.find(({ what }) => what === 'clock')).toMatchObject({ state: 'good' });
  });

  it('approve makes the server send an email', async () => {
    const database = openPostgresql(settings.DATABASE_URL, () => {});
    const waiting = await makePerson(database.db, { state: 'pending' });
    await database.close();
    const approved = await pala(['approve', waiting.email], settings);
    expect(approved).toMatchObject({ code: 0, out: expect.stringContaining('is approved') });
    expect(await pala(['approve', waiting.email], settings)).toMatchObject({ code: 1 });
    const outbox = join(outside, 'outbox');
    await expect
      .poll(
        () => (existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')) : []),
        {
          timeout: 60_000,
        },
      )
      .toEqual(expect.arrayContaining([expect.stringContaining(waiting.email)]));
  });

  it('prints links that work once, the newest only', async () => {
    const made = await pala([...admin, '--json'], settings);
    const invited = await pala(['reset-link', 'ada@pala.test', '--json'], settings);
    const [first, second] = [made, invited].map(({ out }) => tokenIn((JSON.parse(out) as { link: string }).link));
    expect((await set(first ?? null, 'wall and net and glass')).status).toBe(400);
    expect((await set(second ?? null, 'wall and net and glass')).status).toBe(200);
    const reset = await pala(['reset-link', 'ada@pala.test', '--json'], settings);
    const token = tokenIn((JSON.parse(reset.out) as { link: string }).link);
    expect((await set(token, 'fence and grip and glass')).status).toBe(200);
    expect((await set(token, 'fence and grip and glass')).status).toBe(400);
  });
});
