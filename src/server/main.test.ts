// The server as a process: it starts, stops, refuses a second one on the same data, and loses nothing that it acknowledged.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, spawnServer, startServerProcess } from './testing/server-process.ts';

const running: ServerProcess[] = [];
afterAll(() => {
  for (const server of running) server.process.kill('SIGKILL');
});
async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  running.push(server);
  return server;
}
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'pala-run-'));

async function signIn(server: ServerProcess, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'padel-demo' }),
  });
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] as string };
}

describe('on an embedded database', { timeout: 120_000 }, () => {
  const dataDir = emptyFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({ DATA_DIR: dataDir, DEMO: '1' });
  }, 120_000);

  it('refuses a second process on the same data, names the first, and leaves it alone', async () => {
    const second = await spawnServer({ DATA_DIR: dataDir });
    running.push(second);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`process ${server.process.pid}`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('keeps every submission that it acknowledged when it is killed in the middle of many', async () => {
    const headers = await signIn(server, 'player@demo.pala.example');
    const acknowledged: string[] = [];
    let isRunning = true;
    const submitForEver = async (worker: number) => {
      for (let number = 0; isRunning; number += 1) {
        const answer = await fetch(`${server.url}/api/videos`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ title: `Crash ${worker}-${number}`, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
        }).catch(() => null);
        if (answer?.status !== 201) return;
        const body = (await answer.json().catch(() => null)) as { id: string } | null;
        if (body) acknowledged.push(body.id);
        if (acknowledged.length >= 150 && isRunning) {
          isRunning = false;
          server.process.kill('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, (_, worker) => submitForEver(worker)));
    await server.ended;
    server = await start({ DATA_DIR: dataDir, DEMO: '1' });
    const list = (await (await fetch(`${server.url}/api/videos`, { headers })).json()) as { id: string }[];
    const kept = new Set(list.map((video) => video.id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('stops on SIGTERM with exit code 0, also while connections are held open', async () => {
    const idle = await fetch(`${server.url}/healthz`);
    await idle.text();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

it('says what is wrong with its configuration, and ends with exit code 1', async () => {
  const server = await spawnServer({ DATA_DIR: emptyFolder(), LOG_LEVEL: 'loud', SMTP_URL: 'nonsense' });
  running.push(server);
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('LOG_LEVEL');
  expect(server.said()).toContain('SMTP_URL');
});
