// Kills the server and its database, in turn, under load, and counts what was acknowledged and is gone. `npm run bench -- kill-drill`.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';

const rounds = Number(process.env.ROUNDS ?? 20);
const dataDir = mkdtempSync(join(tmpdir(), 'pala-drill-'));
const environment = { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'fatal' };
const acknowledged = new Set<string>();
const unexpected = new Map<number, number>();
let server = await startServerProcess(environment);
const headers = { cookie: await signIn(server), 'content-type': 'application/json' };

async function signIn({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'player@demo.pala.example', password: 'padel-demo' }),
  });
  return (answer.headers.get('set-cookie') ?? '').split(';', 1).join('');
}

/** One submission; true when it was acknowledged. */
async function submit(): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/videos`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'A drill', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', again: true }),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { id: string } | null | undefined;
  if (answer && answer.status !== 201 && answer.status !== 503) {
    unexpected.set(answer.status, (unexpected.get(answer.status) ?? 0) + 1);
  }
  if (answer?.status !== 201 || !body) return false;
  acknowledged.add(body.id);
  return true;
}

/** Submits from four sides until so many more are acknowledged, then calls `kill` in the middle of it, and goes on a moment longer. */
async function underLoad(wanted: number, kill: () => void): Promise<void> {
  const enough = acknowledged.size + wanted;
  let isKilled = false;
  const side = async () => {
    for (let failures = 0; failures < 3; ) {
      if (!(await submit())) failures += 1;
      if (acknowledged.size >= enough && !isKilled) {
        isKilled = true;
        kill();
      }
    }
  };
  await Promise.all([side(), side(), side(), side()]);
}

async function missing(): Promise<number> {
  const kept = new Set<string>();
  for (let after = ''; ; ) {
    const page = await fetch(`${server.url}/api/videos${after && `?after=${after}`}`, { headers });
    const list = (await page.json()) as { id: string }[];
    for (const { id } of list) kept.add(id);
    const last = list.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  return [...acknowledged].filter((id) => !kept.has(id)).length;
}

const databaseProcess = () => Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

let lost = 0;
for (let round = 1; round <= rounds; round += 1) {
  const isServer = round % 2 === 1;
  let killedAt = 0;
  await underLoad(40, () => {
    killedAt = performance.now();
    if (isServer) server.process.kill('SIGKILL');
    else process.kill(databaseProcess(), 'SIGKILL');
  });
  if (isServer) {
    await server.ended;
    killedAt = performance.now();
    server = await startServerProcess(environment);
  } else {
    while (!(await submit()));
  }
  const back = Math.round(performance.now() - killedAt);
  lost += await missing();
  console.log(
    `${String(round).padStart(2)}  ${isServer ? 'server  ' : 'database'} killed, back after ${back} ms; ${acknowledged.size} acknowledged, ${lost} lost`,
  );
}
console.log(`answers other than 201 and 503: ${JSON.stringify(Object.fromEntries(unexpected))}`);
server.process.kill('SIGTERM');
await server.ended;
rmSync(dataDir, { recursive: true, force: true });
process.exit(lost === 0 ? 0 : 1);
