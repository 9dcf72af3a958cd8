// R18: fifty connections read everything for a minute; then a hundred people sign in at once while others go on reading. On both databases,
// and next to a bare route, since a busy machine is slow for everyone.

import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makePerson } from '#server/testing/factories.ts';
import { askInTurn } from '../bench/mix/ask.ts';
import { fillMix, findPeople } from '../bench/mix/data.ts';
import { operations } from '../bench/mix/operations.ts';
import { ask, at, countStatuses, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { embeddedUrl, openServerDatabase, startDrillServer } from './shared/server.ts';

/** Reads for so many seconds on each database. */
export async function load(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  await onDatabase(drill, 'embedded database', null);
  await onDatabase(drill, `PostgreSQL ${postgresql.version}`, await postgresql.create('load'));
}

async function onDatabase(drill: Drill, name: string, databaseUrl: string | null): Promise<void> {
  const seconds = drill.option('seconds', 60);
  const dataDir = drill.folder();
  const server = await startDrillServer(drill, {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const url = databaseUrl ?? embeddedUrl(dataDir);
  const db = openServerDatabase(drill, url);
  // The database to fill.
  process.env['DATABASE_URL'] = url;
  await fillMix(db, 2_000);
  const people = await findPeople(db);
  // The embedded database has thirty connections: those used for signing in are closed after ten idle seconds.
  await pause(11_000);
  const bare = await startBare(drill, url);
  const current = operations[0]?.calls(people, false) ?? (() => null);
  const reads = operations.filter(({ isWrite }) => !isWrite).map((operation) => operation.calls(people, false));
  let turn = 0;
  const next = (client: number) => reads[(turn += 1) % reads.length]?.(client) ?? null;
  await askInTurn(server.url, next, 50, 2);
  const run = await askInTurn(server.url, next, 50, seconds).catch((error: unknown) => String(error));
  if (typeof run === 'string') drill.expect(`${name}: no error in ${seconds} s of mixed reads`, false, run);
  else {
    const beside = await askInTurn(bare.url, current, 50, Math.max(2, seconds / 4));
    drill.expect(
      `${name}: ${seconds} s of mixed reads on 50 connections without an error, p99 below 500 ms or ten times a bare route's`,
      run.p99 < 500 || run.p99 < beside.p99 * 10,
      `${Math.round(run.requestsPerSecond)}/s, p50 ${run.p50.toFixed(0)} ms, p99 ${run.p99.toFixed(0)} ms; bare p50 ${beside.p50.toFixed(0)} ms, p99 ${beside.p99.toFixed(0)} ms`,
    );
  }

  const password = 'a good long password';
  const passwordHash = await hashPassword(password);
  const crowd: { email: string }[] = [];
  // One after the other: the embedded database has thirty connections, and most are taken.
  for (let number = 0; number < 100; number += 1) crowd.push(await makePerson(db, { role: 'player', passwordHash }));
  const waits: number[] = [];
  const alone: number[] = [];
  const bareWaits: number[] = [];
  for (let number = 0; number < 200; number += 1)
    alone.push((await ask(`${server.url}/api/auth/user`, { cookie: people.player.cookie })).milliseconds);
  const statuses = countStatuses();
  const started = performance.now();
  const over = new AbortController();
  const readOn = async (address: string, into: number[]) => {
    while (!over.signal.aborted)
      into.push((await ask(`${address}/api/auth/user`, { cookie: people.player.cookie })).milliseconds);
  };
  const reading = Promise.all([readOn(server.url, waits), readOn(bare.url, bareWaits)]);
  for (let round = 0; round < 3; round += 1) {
    const answers = await sideBySide(100, (index) =>
      ask(`${server.url}/api/auth/login`, { method: 'POST', body: { email: crowd[index]?.email, password } }),
    );
    for (const { status } of answers) statuses.add(status);
  }
  over.abort();
  await reading;
  const took = (performance.now() - started) / 1_000;
  drill.expect(
    `${name}: 100 people sign in at once, three times`,
    statuses.only(200),
    `${statuses.text()}, ${Math.round(statuses.total() / took)} a second`,
  );
  drill.expect(
    `${name}: the current user is read meanwhile, p99 below 1 s or three times a bare route's`,
    at(waits, 0.99) < 1_000 || at(waits, 0.99) < at(bareWaits, 0.99) * 3,
    `p50 ${at(waits, 0.5).toFixed(0)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms; bare ${at(bareWaits, 0.5).toFixed(0)} and ${at(bareWaits, 0.99).toFixed(0)} ms; alone ${at(alone, 0.5).toFixed(1)} and ${at(alone, 0.99).toFixed(0)} ms`,
  );
  server.process.kill('SIGTERM');
  await server.ended;
}

/** The bare server of the hot reads on the same database, in a separate process. */
async function startBare(drill: Drill, url: string): Promise<{ url: string }> {
  const child = spawn(process.execPath, ['bench/hot-reads/bare-server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  drill.later(() => child.kill());
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new Error('the bare server ended')));
  });
  return { url: address };
}
