// `npm run dev` serves pages and server, and leaves nothing behind.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pala-dev-'));
/** Long enough for a busy machine. */
const pollOptions = { timeout: 90_000, interval: 200 };

let launcher: ChildProcess | undefined;
afterAll(async () => {
  // Its child processes notice, and end as well: nothing writes into the folder once its output is closed.
  if (launcher?.kill('SIGKILL')) await once(launcher, 'close');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Unused ports below the system's range for random ports, so that no other program gets one before it is used.
 */
async function freePorts(): Promise<[string, string]> {
  const [one, other] = [await holdPort(), await holdPort()];
  const portOf = (holder: Server) => String((holder.address() as AddressInfo).port);
  const ports: [string, string] = [portOf(one), portOf(other)];
  await Promise.all([one, other].map((holder) => once(holder.close(), 'close')));
  return ports;
}

async function holdPort(): Promise<Server> {
  const holder = createServer().listen(randomInt(20_000, 32_000), '127.0.0.1');
  try {
    await once(holder, 'listening');
    return holder;
  } catch {
    // The port is in use.
    return holdPort();
  }
}

/** Runs the development server like the launcher, which itself would install missing packages. */
function launch(port: string, pagesPort: string): ChildProcess {
  const program = join(folder, 'launch.mjs');
  const supervisor = pathToFileURL(join(root, 'scripts/supervise.mjs')).href;
  writeFileSync(
    program,
    `import { supervise } from '${supervisor}';
     supervise(process.execPath, ['scripts/dev.ts']);`,
  );
  // Overrides local settings.
  const settings = { PORT: port, PAGES_PORT: pagesPort, DATA_DIR: join(folder, 'data'), DEMO: '0', DATABASE_URL: '' };
  return spawn(process.execPath, [program], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env, NODE_ENV: undefined, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('npm run dev serves pages and server on their ports, and ends both and its database', async () => {
  const [port, pagesPort] = await freePorts();
  const pages = `http://localhost:${pagesPort}`;
  launcher = launch(port, pagesPort);
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  // The output of all child processes: closed when the last one is gone.
  const closed = once(launcher, 'close');
  const endedEarly = closed.then(() => Promise.reject(new Error(said)));

  const answer = async (path: string) => {
    const response = await fetch(`${pages}${path}`, { headers: { accept: 'text/html' } });
    return `${response.status} ${response.headers.get('content-type') ?? ''} ${await response.text()}`;
  };
  const ready = async () => {
    await expect.poll(() => answer('/auth'), pollOptions).toMatch(/^200 text\/html[^]*<div id="app"/);
    await expect.poll(() => answer('/readyz'), pollOptions).toMatch(/^200 application\/json/);
  };
  await Promise.race([ready(), endedEarly]);
  endedEarly.catch(() => undefined);

  const [database] = readFileSync(join(folder, 'data/database/postmaster.pid'), 'utf8').split('\n');
  expect(isAlive(Number(database))).toBe(true);

  launcher.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
  expect(isAlive(Number(database))).toBe(false);
  for (const each of [port, pagesPort]) await expect(fetch(`http://localhost:${each}/readyz`)).rejects.toThrow();
});
