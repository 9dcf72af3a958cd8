// `npm start` and `npm run dev` leave nothing behind: ending npm in any way ends its programs.

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const supervisor = pathToFileURL(fileURLToPath(new URL('../../scripts/supervise.mjs', import.meta.url))).href;
const started: ChildProcess[] = [];
afterAll(() => {
  for (const one of started) one.kill('SIGKILL');
});

/** A package whose start script is a listening program, run like Pala's own. */
function makePackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pala-npm-'));
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { createServer } from 'node:net';
     const server = createServer().listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`,
  );
  writeFileSync(
    join(folder, 'launch.mjs'),
    `import { supervise } from '${supervisor}';
     supervise(process.execPath, ['program.mjs']);`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node launch.mjs' } }));
  return folder;
}

/** Runs npm in the folder; returns the port of its program. */
function runNpm(folder: string): Promise<{ npm: ChildProcess; port: number }> {
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(npm);
  return new Promise((resolve) => {
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /port (\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ npm, port: Number(port) });
    });
  });
}

/** Resolves once the listening process is gone: the system then closes the connection to it. */
function closedConnection(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve()).once('close', () => resolve());
  });
}

/** A program's first output, and its end. */
async function startAndRead(args: string[], cwd: string, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await new Promise((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
  return { child, ended, port: Number(/port (\d+)/.exec(String(said))?.[1]) };
}

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('ends as its program did: by %s with exit code %i', async (signal, code) => {
  const { child, ended, port } = await startAndRead(['launch.mjs'], makePackage());
  const gone = closedConnection(port);
  child.kill(signal);
  expect(await ended).toBe(code);
  await gone;
});

it('ending npm also ends the preparation of a start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pala-launch-'));
  const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));
  for (const name of ['launch.mjs', 'supervise.mjs']) {
    cpSync(join(scripts, name), join(folder, 'scripts', name));
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  // Like npm during an installation, which takes minutes on a slow network.
  const npm = join(makePackage(), 'program.mjs');
  const launcher = join(folder, 'scripts/launch.mjs');
  const { child, ended, port } = await startAndRead([launcher, 'start'], folder, { npm_execpath: npm });
  const gone = closedConnection(port);
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
  await gone;
});

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends the program when npm ends by %s',
  { timeout: 60_000 },
  async (signal) => {
    const { npm, port } = await runNpm(makePackage());
    const gone = closedConnection(port);
    npm.kill(signal);
    await gone;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  },
);
