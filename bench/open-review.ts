// What a coach's workspace costs the server with 5, 50 and 500 notes: time, statements, and size. `npm run bench -- open-review`.

import { Client } from 'pg';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { startBoard } from '#domain/review/court-board.ts';
import { connect, makeCoach, makePlayer, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { signIn, startBenchServer } from './start.ts';

const sizes = [5, 50, 500];
const rounds = 40;

let statements = 0;
const { query } = Client.prototype;
Client.prototype.query = function counted(this: Client, ...values: unknown[]) {
  statements += 1;
  return (query as (...values: unknown[]) => unknown).apply(this, values);
} as typeof query;

const server = await startBenchServer({ LINK_CHECKS: 'off' });
const { db } = server.context;
const [coach, player] = [await makeCoach(db), await makePlayer(db)];
await connect(db, coach, player);
const cookie = await signIn(db, coach.id);
const headers = { cookie, 'content-type': 'application/json' };

/** A review with so many notes of a usual length, every tenth with a board, and three coded strokes for each. */
function document(notes: number): ReviewDocument {
  const of = <T>(length: number, one: (index: number) => T) => Array.from({ length }, (_, index) => one(index));
  return reviewDocument({
    notes: of(notes, (index) => ({
      id: crypto.randomUUID(),
      timestamp: index * 10,
      endTimestamp: index % 3 === 0 ? index * 10 + 6 : null,
      type: 'technique',
      skill: 'lob',
      title: `Note ${index}`,
      comment: 'The racket comes up after the ball is already dropping. Turn side-on first. '.repeat(3),
      board: index % 10 === 0 ? startBoard : null,
    })),
    codes: of(notes * 3, (index) => ({
      id: crypto.randomUUID(),
      timestamp: index * 3,
      stroke: 'volley',
      zone: 'net',
      outcome: 'continues',
    })),
  });
}

async function call(method: string, path: string, body?: object): Promise<{ text: string; milliseconds: number }> {
  const started = performance.now();
  const answer = await fetch(server.address + path, { method, headers, body: body ? JSON.stringify(body) : undefined });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return { text, milliseconds: performance.now() - started };
}

function line(name: string, durations: number[], more: string): string {
  durations.sort((a, b) => a - b);
  const at = (share: number) => (durations[Math.floor((durations.length - 1) * share)] ?? 0).toFixed(1).padStart(7);
  return `${name.padEnd(22)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   ${more}`;
}

console.log(
  `${server.context.config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : 'embedded PostgreSQL'}, ${rounds} rounds, one after the other\n`,
);
for (const size of sizes) {
  const video = await makeVideo(db, player);
  const path = `/api/reviews/${video.id}`;
  await call('GET', `${path}/workspace`);
  const written = document(size);
  const saves: number[] = [];
  for (let version = 0; version < rounds; version += 1) {
    saves.push((await call('PUT', `${path}/draft`, { version, document: written })).milliseconds);
  }
  const published = await call('POST', `${path}/publish`, { version: rounds });
  const opens: number[] = [];
  let bytes = 0;
  // The queue looks for work now and then: the fewest statements of a round are those of the request.
  let minStatements = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    statements = 0;
    const opened = await call('GET', `${path}/workspace`);
    minStatements = Math.min(minStatements, statements);
    opens.push(opened.milliseconds);
    bytes = opened.text.length;
  }
  console.log(`${size} notes, ${written.codes.length} coded strokes`);
  console.log(line('  open (published)', opens, `${minStatements} statements, ${(bytes / 1024).toFixed(0)} kB`));
  console.log(line('  save', saves, `${(JSON.stringify(written).length / 1024).toFixed(0)} kB sent`));
  console.log(line('  publish', [published.milliseconds], ''));
}
await server.stop();
process.exit(0);
