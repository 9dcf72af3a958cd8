// A mixed workload, reads of every role and writes, among 1,000, 100,000 … videos in turn, next to bare routes where they exist. `npm run
// bench -- mix`. `SIZES` sets the numbers of videos, `ONLY` selects by a part of a name, `ROUNDS` and `SECONDS` set the duration.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { databaseAt, onServer } from '#server/testing/temporary-cluster.ts';
import { type AskedInTurn, askInTurn } from './mix/ask.ts';
import { fillMix, findPeople, type MixPeople } from './mix/data.ts';
import { finishedDocument, type Operation, operations, sessionSecret } from './mix/operations.ts';
import { startBenchCluster, startBenchServer } from './shared/start.ts';

const sizes = (process.env.SIZES ?? '1000,100000').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = Number(process.env.SECONDS ?? 0.5);

const folder = mkdtempSync(join(tmpdir(), 'pala-bench-'));
const { url: cluster, stop } = await startBenchCluster(folder);

/** One size: its people, and the servers on its database. */
interface Side {
  size: number;
  people: MixPeople;
  ours: ServerProcess;
  bare: { url: string; process: ChildProcess };
  bareAutosave: { url: string; process: ChildProcess };
  /** Statements of one call, by operation. */
  statements: Map<string, number>;
  /** A connection to the database, for inspection. */
  client: Client;
}

/** A bare server in a separate process. */
async function startBare(program: string, url: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new Error('a bare server ended')));
  });
  return { url: address, process: child };
}

/** Makes the database of a size, unless it exists, and starts the servers on it. */
async function prepare(size: number): Promise<Side> {
  const url = databaseAt(cluster, `mix_${size}`);
  // The database that `fill` writes and the counting server reads.
  process.env.DATABASE_URL = url;
  const isNew = await onServer(cluster, `create database mix_${size}`).then(
    () => true,
    () => false,
  );
  const database = openPostgresql(url, () => {});
  await database.migrate();
  const started = performance.now();
  if (isNew) {
    await fillMix(database.db, size);
    await database.db.execute(sql`update review_drafts set document = ${finishedDocument}::jsonb`);
    console.log(`${size} videos made in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  const statements = await countStatements(await findPeople(database.db));
  // Once more, since some drafts are now published.
  const people = await findPeople(database.db);
  await database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    size,
    people,
    ours: await startServerProcess({
      DATA_DIR: join(folder, String(size)),
      DATABASE_URL: url,
      SESSION_SECRET: sessionSecret,
      LOG_LEVEL: 'fatal',
    }),
    bare: await startBare('bench/hot-reads/bare-server.ts', url),
    bareAutosave: await startBare('bench/mix/bare-autosave.ts', url),
    statements,
    client,
  };
}

/** Waits until the servers have run all due jobs, so that one operation's jobs do not slow the next. */
async function settle(sides: readonly Side[]): Promise<void> {
  const due = `select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
  for (const { client } of sides) {
    while ((await client.query(due)).rowCount !== 0) await setTimeout(250);
  }
}

/** Counts a call's statements on a server in this process: the fewest of a dozen calls, since the queue runs statements, too. */
async function countStatements(people: MixPeople): Promise<Map<string, number>> {
  let count = 0;
  const { query } = Client.prototype;
  Client.prototype.query = function counted(this: Client, ...values: unknown[]) {
    count += 1;
    return (query as (...values: unknown[]) => unknown).apply(this, values);
  } as typeof query;
  const server = await startBenchServer({ LINK_CHECKS: 'off', SESSION_SECRET: sessionSecret });
  const found = new Map<string, number>();
  for (const operation of operations) {
    const next = operation.calls(people, false);
    let fewest = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 12; time += 1) {
      const call = next(0);
      if (call === null) break;
      const before = count;
      const answer = await fetch(server.address + call.path, {
        method: call.method,
        headers: {
          cookie: call.cookie,
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body !== undefined && { body: call.body }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${operation.name} was answered ${answer.status}: ${text}`);
      fewest = Math.min(fewest, count - before);
    }
    found.set(operation.name, fewest);
  }
  await server.stop();
  Client.prototype.query = query;
  return found;
}

const median = (runs: readonly AskedInTurn[], of: (one: AskedInTurn) => number) =>
  runs.map(of).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;

/** Runs an operation on every size in turn, and its bare route. */
async function measure(operation: Operation, sides: readonly Side[]) {
  const lanes = sides.flatMap((side) => {
    const ours = {
      side,
      url: side.ours.url,
      isBare: false,
      next: operation.calls(side.people, false),
      runs: [] as AskedInTurn[],
    };
    if (operation.aim === null) return [ours];
    const bare = operation.isWrite ? side.bareAutosave : side.bare;
    return [
      ours,
      { ...ours, url: bare.url, isBare: true, next: operation.calls(side.people, true), runs: [] as AskedInTurn[] },
    ];
  });
  // A warm-up round, not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const lane of lanes) {
      const run = await askInTurn(lane.url, lane.next, operation.connections, round < 0 ? 1 : seconds);
      if (round >= 0 && Number.isFinite(run.p50)) lane.runs.push(run);
    }
  }
  return lanes;
}

const say = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(32) : String(cell).padStart(10))).join(''));
const memoryOf = ({ ours }: Side) =>
  Math.round(
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${ours.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );

const sides: Side[] = [];
for (const size of sizes) sides.push(await prepare(size));
console.log(`${rounds} × ${seconds} s each in turn, medians; reads on 32 connections, writes on 8`);
say(
  '',
  'videos',
  'ours/s',
  'p50 ms',
  'p99 ms',
  'statements',
  'bare/s',
  'ratio',
  'aim',
  'p50 grows',
  'p99 grows',
  '503',
);
for (const operation of operations) {
  if (!operation.name.includes(process.env.ONLY ?? '')) continue;
  await settle(sides);
  const lanes = await measure(operation, sides);
  // If the set has a person for it.
  const smallest = lanes.find((lane) => lane.runs.length > 0);
  if (!smallest) continue;
  const first = smallest.runs;
  for (const side of sides) {
    const [ours, bare] = [false, true].map(
      (isBare) => lanes.find((lane) => lane.side === side && lane.isBare === isBare)?.runs,
    );
    if (!ours?.length) continue;
    const rate = (runs: readonly AskedInTurn[]) => median(runs, (run) => run.requestsPerSecond);
    const grows = (of: (one: AskedInTurn) => number) =>
      side === smallest.side ? '' : (median(ours, of) / median(first, of)).toFixed(2);
    say(
      side === smallest.side ? operation.name : '',
      side.size,
      Math.round(rate(ours)),
      median(ours, (run) => run.p50).toFixed(1),
      median(ours, (run) => run.p99).toFixed(1),
      side.statements.get(operation.name) ?? '',
      bare ? Math.round(rate(bare)) : '',
      bare ? (rate(ours) / rate(bare)).toFixed(2) : '',
      operation.aim?.toFixed(2) ?? '',
      grows((run) => run.p50),
      grows((run) => run.p99),
      ours.reduce((sum, run) => sum + run.refused, 0) || '',
    );
  }
}
say('memory, MB', ...sides.map(memoryOf));
await settle(sides);
for (const { ours, bare, bareAutosave, client } of sides) {
  await client.end();
  bare.process.kill();
  bareAutosave.process.kill();
  ours.process.kill('SIGTERM');
  await ours.ended;
}
await stop();
process.exit(0);
