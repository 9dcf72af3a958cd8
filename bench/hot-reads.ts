// The first reads of every screen, next to a bare route with the same answer: requests a second, and their ratio. Short alternating rounds,
// since a machine is seldom quiet for long. `npm run bench -- hot-reads`. `VIDEOS` sets the number of videos, `PLAYER=large` reads as a
// player with a tenth of them, `READ` selects by a part of a name.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { type Asked, ask } from './hot-reads/ask.ts';
import { fillHotReads } from './hot-reads/data.ts';
import { signIn, startBenchCluster } from './shared/start.ts';

const connections = 32;
const seconds = Number(process.env.SECONDS ?? 0.5);
const rounds = Number(process.env.ROUNDS ?? 15);
const videos = Number(process.env.VIDEOS ?? 100_000);

const folder = mkdtempSync(join(tmpdir(), 'pala-bench-'));
const { url, stop } = await startBenchCluster(folder);
const database = openPostgresql(url, () => {});

/** The bare server in a separate process. */
async function startBare(): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['bench/hot-reads/bare-server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new Error('the bare server ended')));
  });
  return { url: address, process: child };
}

async function read(address: string, cookie: string): Promise<unknown> {
  const answer = await fetch(address, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Unordered lists are compared by id. */
const ordered = (answer: unknown): unknown =>
  answer !== null && typeof answer === 'object' && 'skillRatings' in answer
    ? { ...answer, skillRatings: (answer.skillRatings as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
    : answer;

const median = (runs: readonly Asked[], of: (one: Asked) => number) =>
  runs.map(of).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;

await database.migrate();
const { ordinary, large } = await fillHotReads(database.db, videos);
const who = process.env.PLAYER === 'large' ? large : ordinary;
const cookie = await signIn(database.db, who.userId);
const ours = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: url });
const bare = await startBare();

const reads: [name: string, aim: number, path: string][] = [
  ['current user', 0.75, '/api/auth/user'],
  ['list of videos', 2, '/api/videos'],
  ['one review, 40 notes', 1.5, `/api/videos/${who.videoId}`],
  ['player dashboard', 1.3, `/api/players/${who.userId}/dashboard`],
  ['conversation', 1.3, `/api/messages/conversation/${who.coachId}`],
];
const say = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join(''));
console.log(
  `${videos} videos, ${process.env.PLAYER ?? 'ordinary'} player; ${connections} connections, ${rounds} × ${seconds} s each in turn, medians`,
);
say('', 'kB', 'bare/s', 'p50 ms', 'p99 ms', 'ours/s', 'p50 ms', 'p99 ms', 'ratio', 'aim');
for (const [name, aim, path] of reads) {
  if (!name.includes(process.env.READ ?? '')) continue;
  const [expected, found] = [await read(bare.url + path, cookie), await read(ours.url + path, cookie)];
  if (!isDeepStrictEqual(ordered(found), ordered(expected))) throw new Error(`${name}: the two answer differently`);
  const runs: { bare: Asked[]; ours: Asked[] } = { bare: [], ours: [] };
  // A warm-up round, not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const [side, server] of Object.entries({ bare, ours }) as ['bare' | 'ours', { url: string }][]) {
      const run = await ask(server.url + path, cookie, connections, round < 0 ? 1.5 : seconds);
      if (round >= 0) runs[side].push(run);
    }
  }
  const cells = (side: readonly Asked[]) => [
    Math.round(median(side, (run) => run.requestsPerSecond)),
    median(side, (run) => run.p50).toFixed(1),
    median(side, (run) => run.p99).toFixed(1),
  ];
  const ratio = median(runs.ours, (run) => run.requestsPerSecond) / median(runs.bare, (run) => run.requestsPerSecond);
  const size = (Buffer.byteLength(JSON.stringify(found)) / 1024).toFixed(1);
  say(name, size, ...cells(runs.bare), ...cells(runs.ours), ratio.toFixed(2), aim.toFixed(2));
}
bare.process.kill();
ours.process.kill('SIGTERM');
await ours.ended;
await database.close();
await stop();
process.exit(0);
