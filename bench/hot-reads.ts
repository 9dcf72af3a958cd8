// How many requests a second the reads that every screen starts with answer. `npm run bench`; figures say nothing about other machines.

import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';

const connections = 32;
const seconds = 5;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** One request; resolves with its duration in milliseconds, rejects when the answer is not 200. */
function get(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });
}

async function measure(name: string, url: string, cookie: string): Promise<void> {
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) durations.push(await get(url, cookie));
  };
  await Promise.all(Array.from({ length: connections }, client));
  durations.sort((a, b) => a - b);
  const at = (share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(22)} ${String(Math.round(durations.length / seconds)).padStart(6)} requests/s   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`,
  );
}

const server = await startServerProcess({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'pala-bench-')),
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  DEMO: '1',
});
const login = await fetch(`${server.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'player@demo.pala.example', password: 'padel-demo' }),
});
const { user } = (await login.json()) as { user: { id: string } };
const cookie = (login.headers.get('set-cookie') ?? '').split(';', 1).join('');
const videos = (await (await fetch(`${server.url}/api/videos`, { headers: { cookie } })).json()) as {
  id: string;
  status: string;
}[];
const analysed = videos.find((video) => video.status === 'Analyzed')?.id;

console.log(
  `${process.env.DATABASE_URL ? 'the PostgreSQL of DATABASE_URL' : 'embedded PostgreSQL'}, ${connections} connections, ${seconds} s each`,
);
await measure('health (no database)', `${server.url}/healthz`, '');
await measure('current user', `${server.url}/api/auth/user`, cookie);
await measure('list of videos', `${server.url}/api/videos`, cookie);
await measure('one review', `${server.url}/api/videos/${analysed}`, cookie);
await measure('notifications', `${server.url}/api/notifications/${user.id}`, cookie);
server.process.kill('SIGTERM');
await server.ended;
process.exit(0);
