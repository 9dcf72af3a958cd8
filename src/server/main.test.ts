// The server as a process: it starts, stops, refuses a second one on the same data, and loses no acknowledged write.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ServerProcess, type SpawnedServer, spawnServer, startServerProcess } from './testing/server-process.ts';
import { databaseAt, onServer } from './testing/temporary-cluster.ts';

const running: SpawnedServer[] = [];
afterAll(() => {
  for (const server of running) server.process.kill('SIGKILL');
});
async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  running.push(server);
  return server;
}
/** Whether the process has ended, by itself or by a signal. */
const hasEnded = ({ process: { exitCode, signalCode } }: SpawnedServer) => exitCode !== null || signalCode !== null;
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'pala-run-'));

async function signIn(server: ServerProcess, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'padel-demo' }),
  });
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] as string };
}

/** The process id of the embedded database, from its own file; 0 while there is none. */
function firstProcess(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return 0;
  }
}

/** Submits until 150 submissions are acknowledged, then ends the server in the middle of more; returns their ids. */
async function killInTheMiddle(
  server: ServerProcess,
  headers: Record<string, string>,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<string[]> {
  const acknowledged: string[] = [];
  let isRunning = true;
  const submitForEver = async (worker: number) => {
    for (let number = 0; isRunning; number += 1) {
      const answer = await fetch(`${server.url}/api/videos`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          title: `Crash ${worker}-${number}`,
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          again: true,
        }),
      }).catch(() => null);
      if (answer?.status !== 201) return;
      const body = (await answer.json().catch(() => null)) as { id: string } | null;
      if (body) acknowledged.push(body.id);
      if (acknowledged.length >= 150 && isRunning) {
        isRunning = false;
        server.process.kill(signal);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, worker) => submitForEver(worker)));
  await server.ended;
  return acknowledged;
}

/** Checks that a restarted server still has every acknowledged submission. */
async function expectKept(
  server: ServerProcess,
  headers: Record<string, string>,
  acknowledged: string[],
): Promise<void> {
  const kept = new Set<string>();
  for (let after = ''; ; ) {
    const page = await fetch(`${server.url}/api/videos${after && `?after=${after}`}`, { headers });
    const list = (await page.json()) as { id: string }[];
    for (const { id } of list) kept.add(id);
    const last = list.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(150);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
}

describe('on the embedded database', { timeout: 120_000 }, () => {
  const dataDir = emptyFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({ DATA_DIR: dataDir, DEMO: '1' });
  }, 120_000);
  beforeEach(async () => {
    if (hasEnded(server)) server = await start({ DATA_DIR: dataDir, DEMO: '1' });
  }, 120_000);

  it('refuses a second process on the same data, names the first, and leaves it alone', async ({ onTestFailed }) => {
    const second = spawnServer({ DATA_DIR: dataDir });
    running.push(second);
    // Only the process itself can explain why it has not ended.
    onTestFailed(() => {
      process.stderr.write(`The second process, exit code ${second.process.exitCode}, said:\n${second.said()}\n`);
    });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`process ${server.process.pid}`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('answers 503 at worst while its database is killed, even right after the start, and recovers without a restart', async () => {
    const headers = await signIn(server, 'player@demo.pala.example');
    server.process.kill('SIGTERM');
    await server.ended;
    server = await start({ DATA_DIR: dataDir, DEMO: '1' });
    const killed = firstProcess(dataDir);
    process.kill(killed, 'SIGKILL');
    const ask = async () => (await fetch(`${server.url}/api/videos`, { headers })).status;
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          statuses.add(await ask());
          return firstProcess(dataDir) !== killed && (await ask());
        },
        { timeout: 60_000 },
      )
      .toBe(200);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('keeps every acknowledged submission when killed in the middle of many', async () => {
    const headers = await signIn(server, 'player@demo.pala.example');
    const acknowledged = await killInTheMiddle(server, headers);
    server = await start({ DATA_DIR: dataDir, DEMO: '1' });
    await expectKept(server, headers, acknowledged);
  });

  it('stops with exit code 0, even with open connections or signals from both terminal and launcher', async () => {
    const idle = await fetch(`${server.url}/healthz`);
    await idle.text();
    server.process.kill('SIGINT');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('stops under load without an error', async () => {
    const headers = await signIn(server, 'player@demo.pala.example');
    await killInTheMiddle(server, headers, 'SIGTERM');
    expect(server.process.exitCode).toBe(0);
    const complaints = server
      .said()
      .split('\n')
      .filter((line) => /"stack"|^ {4}at /.test(line));
    expect(complaints).toEqual([]);
  });

  it('is not ready once its database takes no new connections, though open ones go on', async () => {
    const socket = readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[4] as string;
    rmSync(socket, { recursive: true });
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

describe('on another PostgreSQL', { timeout: 120_000 }, () => {
  const name = `pala_processes_${process.pid}`;
  const { server: cluster } = inject('database');
  const admin = new Client({ connectionString: cluster });
  const environment = { DATABASE_URL: databaseAt(cluster, name), DATA_DIR: emptyFolder(), DEMO: '1' };
  let servers: ServerProcess[];
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name}`);
    servers = await Promise.all([start(environment), start(environment), start(environment)]);
  }, 120_000);
  beforeEach(async () => {
    servers = await Promise.all(servers.map(async (server) => (hasEnded(server) ? start(environment) : server)));
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) server.process.kill('SIGKILL');
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  it('starts several servers together on an empty database, and they share sessions', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const headers = await signIn(first, 'player@demo.pala.example');
    expect((await fetch(`${second.url}/api/auth/user`, { headers })).status).toBe(200);
  });

  it('answers 503 at worst while connections are cut, and recovers without a restart', async () => {
    const [server] = servers as [ServerProcess];
    const headers = await signIn(server, 'player@demo.pala.example');
    const statuses = new Set<number>();
    for (let round = 0; round < 60; round += 1) {
      if (round === 10)
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      statuses.add((await fetch(`${server.url}/api/videos`, { headers })).status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${server.url}/api/videos`, { headers })).status).toBe(200);
  });

  it('keeps every acknowledged submission when killed in the middle of many', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const headers = await signIn(first, 'player@demo.pala.example');
    await expectKept(second, headers, await killInTheMiddle(first, headers));
  });
});

it('ends with exit code 1 and a reason if it cannot work on jobs', async () => {
  const name = `pala_jobless_${process.pid}`;
  const { server: cluster } = inject('database');
  const environment = { DATABASE_URL: databaseAt(cluster, name), DATA_DIR: emptyFolder() };
  await onServer(cluster, `create database ${name}`);
  const first = await start(environment);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await onServer(environment.DATABASE_URL, 'alter table pgboss.schedule rename to schedule_away');
  const second = spawnServer(environment);
  running.push(second);
  // It answers first, as always.
  await second.ready;
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain('schedule');
  await onServer(cluster, `drop database ${name} with (force)`);
});

it('names an error in its configuration, and ends with exit code 1', async () => {
  const server = spawnServer({ DATA_DIR: emptyFolder(), LOG_LEVEL: 'loud', SMTP_URL: 'nonsense' });
  running.push(server);
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('LOG_LEVEL');
  expect(server.said()).toContain('SMTP_URL');
});
