// A whole server as a process of its own: for what only a process shows, such as crashes and signals, and for browser journeys.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Everything it has said to the terminal so far. */
  said(): string;
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a server process with these variables on top of sensible ones; does not wait for it. */
export async function spawnServer(environment: Record<string, string>): Promise<ServerProcess> {
  const port = environment['PORT'] ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMITS: 'off',
      LINK_CHECKS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { url, process: child, said: () => output, ended };
}

/** Starts a server process and waits until it can serve. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(environment);
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.process.exitCode === null) {
    const isReady = await fetch(`${server.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.process.kill('SIGKILL');
  throw new Error(`The server did not become ready:\n${server.said()}`);
}
