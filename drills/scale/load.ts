// R18: fifty connections read everything for a minute; then a hundred people sign in at once while others read on. On both databases.

import { hashPassword } from '#server/access/password-hashing.ts';
import { makePerson } from '#server/testing/factories.ts';
import { askInTurn } from '../../bench/mix/ask.ts';
import { fillMix, findPeople } from '../../bench/mix/data.ts';
import { operations } from '../../bench/mix/operations.ts';
import { ask, at, countStatuses, sideBySide } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { embeddedUrl, openBeside, startDrillServer } from '../shared/server.ts';

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
  const db = openBeside(drill, url);
  // Where the filling goes.
  process.env['DATABASE_URL'] = url;
  await fillMix(db, 2_000);
  const people = await findPeople(db);
  const reads = operations.filter(({ isWrite }) => !isWrite).map((operation) => operation.calls(people, false));
  let turn = 0;
  const next = (client: number) => reads[(turn += 1) % reads.length]?.(client) ?? null;
  await askInTurn(server.url, next, 50, 2);
  const run = await askInTurn(server.url, next, 50, seconds).catch((error: unknown) => String(error));
  if (typeof run === 'string') drill.expect(`${name}: no error in ${seconds} s of mixed reads`, false, run);
  else
    drill.expect(
      `${name}: ${seconds} s of mixed reads on 50 connections without an error, p99 below 500 ms`,
      run.p99 < 500,
      `${Math.round(run.requestsPerSecond)}/s, p50 ${run.p50.toFixed(0)} ms, p99 ${run.p99.toFixed(0)} ms`,
    );

  const password = 'a good long password';
  const passwordHash = await hashPassword(password);
  const crowd = await sideBySide(100, () => makePerson(db, { role: 'player', passwordHash }));
  const waits: number[] = [];
  const alone: number[] = [];
  for (let number = 0; number < 200; number += 1)
    alone.push((await ask(`${server.url}/api/auth/user`, { cookie: people.player.cookie })).milliseconds);
  const statuses = countStatuses();
  const started = performance.now();
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted)
      waits.push((await ask(`${server.url}/api/auth/user`, { cookie: people.player.cookie })).milliseconds);
  })();
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
    `${name}: the current user is read meanwhile, p99 below 1 s`,
    at(waits, 0.99) < 1_000,
    `p50 ${at(waits, 0.5).toFixed(0)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms; alone ${at(alone, 0.5).toFixed(1)} and ${at(alone, 0.99).toFixed(0)} ms`,
  );
  server.process.kill('SIGTERM');
  await server.ended;
}
