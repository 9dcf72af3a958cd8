// Writers at once: what it costs that a transaction with NOTIFY holds a lock of the whole PostgreSQL at its commit. `npm run bench --
// writers`. Two servers on one database take turns; for one of them `pg_notify` does nothing. `WRITERS`, `ROUNDS` and `SECONDS` choose.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { databaseAt, onServer } from '#server/testing/temporary-cluster.ts';
import { askInTurn } from './mix/ask.ts';
import { fillMix, findPeople } from './mix/data.ts';
import { operations, sessionSecret } from './mix/operations.ts';
import { startBenchCluster } from './shared/start.ts';

const writers = (process.env.WRITERS ?? '1,8,64,256').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'pala-bench-'));
const { url: cluster, stop } = await startBenchCluster(folder);
const name = `writers_${process.pid}`;
await onServer(cluster, `create database ${name}`);
const url = databaseAt(cluster, name);
// The database that `fill` writes.
process.env.DATABASE_URL = url;
const database = openPostgresql(url, () => {});
await database.migrate();
await fillMix(database.db, 10_000);
const people = await findPeople(database.db);
await database.close();

// A role for which the name means another function.
for (const statement of [
  'create schema quiet',
  'create function quiet.pg_notify(text, text) returns void language sql as $$ select $$',
  `create role ${name} superuser login`,
  `alter role ${name} in database ${name} set search_path = quiet, public, pg_catalog`,
])
  await onServer(url, statement);
const quietUrl = new URL(url);
quietUrl.username = name;

const start = (databaseUrl: string, side: string) =>
  startServerProcess({
    DATA_DIR: join(folder, side),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    LINK_CHECKS: 'off',
    LOG_LEVEL: 'fatal',
  });
const sides = { notifying: await start(url, 'notifying'), quiet: await start(quietUrl.href, 'quiet') };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const lines: Record<string, Record<string, string>> = {};
for (const operation of operations.filter((one) => /^(submit|autosave|message)/.test(one.name))) {
  const next = operation.calls(people, false);
  // A warm-up, not counted.
  for (const { url: server } of Object.values(sides)) await askInTurn(server, next, 8, 1);
  for (const count of writers) {
    const rates = { notifying: [] as number[], quiet: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // In turn, so that both have the machine's good and bad moments.
      for (const side of round % 2 === 0 ? (['notifying', 'quiet'] as const) : (['quiet', 'notifying'] as const)) {
        const asked = await askInTurn(sides[side].url, next, count, seconds);
        rates[side].push(asked.requestsPerSecond);
      }
    }
    const [notifying, quiet] = [median(rates.notifying), median(rates.quiet)];
    lines[`${operation.name}, ${count}`] = {
      'a second': notifying.toFixed(0),
      'without NOTIFY': quiet.toFixed(0),
      cost: `${(100 * (1 - notifying / quiet)).toFixed(0)} %`,
    };
  }
}
console.table(lines);
for (const { process: server, ended } of Object.values(sides)) {
  server.kill('SIGTERM');
  await ended;
}
await onServer(cluster, `drop database ${name} with (force)`);
await onServer(cluster, `drop role ${name}`);
await stop();
process.exit(0);
