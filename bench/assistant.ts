// The time of Smashy's answers without a model: `npm run bench -- assistant`. Exit code 1 if the 95th percentile exceeds 50 ms.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';

const rounds = 20;
const limitMs = 50;
const questions = [
  'What is a bandeja?',
  'Hvad skal jeg arbejde på?',
  '¿Cómo ha cambiado mi bandeja?',
  'What did my coach say about my lob?',
  'how do i hit a vibroa wihtout losing controll',
  'What is between me and the next level?',
  'How do we play against a left-hander in the wind?',
  'What is the capital of France?',
];

const server = await startServerProcess({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'pala-bench-')),
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  DEMO: '1',
  RATE_LIMITS: 'off',
});
const headers = { 'content-type': 'application/json' };
const login = await fetch(`${server.url}/api/auth/login`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ email: 'player@demo.pala.example', password: 'padel-demo' }),
});
const cookie = (login.headers.get('set-cookie') ?? '').split(';', 1).join('');

async function ask(message: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/vibby/chat`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ message }),
  });
  if (answer.status !== 200) throw new Error(`${message} was answered ${answer.status}`);
  await answer.json();
  return performance.now() - started;
}

console.log(`first question         ${(await ask('Hello')).toFixed(1)} ms (reads the knowledge base)`);
const all: number[] = [];
for (const question of questions) {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) durations.push(await ask(question));
  all.push(...durations);
  console.log(`${question.padEnd(52)} p50 ${at(durations, 0.5)} ms   p95 ${at(durations, 0.95)} ms`);
}
console.log(`${'all'.padEnd(52)} p50 ${at(all, 0.5)} ms   p95 ${at(all, 0.95)} ms`);
if (Number(at(all, 0.95)) > limitMs) process.exitCode = 1;
server.process.kill('SIGTERM');
await server.ended;

function at(durations: readonly number[], share: number): string {
  const sorted = durations.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
}
