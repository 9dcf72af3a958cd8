// `npm run dev` serves the pages with the server behind them, and leaves nothing behind when it is ended.

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
/** Long enough for a machine that is busy with everything else. */
const pollOptions = { timeout: 90_000, interval: 200 };

let launcher: ChildProcess | undefined;
afterAll(async () => {
  // Whatever it runs notices, and ends as well: nobody writes into the folder once its output is closed.
  if (launcher?.kill('SIGKILL')) await once(launcher, 'close');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Ports that nobody listens on, below those that the system gives to whoever asks for any: other programs would get one of these in the
 * seconds before it is listened on.
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
    // Someone listens there already.
    return holdPort();
  }
}

/** Runs the development server as the launcher does, which itself would install packages where it finds none of its own. */
function launch(port: string, pagesPort: string): ChildProcess {
  const program = join(folder, 'launch.mjs');
  const supervisor = pathToFileURL(join(root, 'scripts/supervise.mjs')).href;
  writeFileSync(
    program,
    `import { supervise } from '${supervisor}';
     supervise(process.execPath, ['scripts/dev.ts']);`,
  );
  // Where the person at this machine keeps settings of their own, these count more.
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

it('serves pages and server on their ports, and ends with both of them and its database', async () => {
  const [port, pagesPort] = await freePorts();
  const pages = `http://localhost:${pagesPort}`;
  launcher = launch(port, pagesPort);
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  // The output of all that it runs: closed when the last of them is gone.
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
