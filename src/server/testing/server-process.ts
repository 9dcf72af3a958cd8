// A server in a separate process: for crashes, signals and browser journeys.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server process, ready or not. */
export interface SpawnedServer {
  process: ChildProcess;
  /** Its terminal output so far. */
  said(): string;
  /** Resolves with its address once it is ready; rejects if it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>;
}

/** A server process that answers at `url`. */
export interface ServerProcess extends SpawnedServer {
  url: string;
}

/** The program: the sources, or the built server if the launcher has just built it (`npm test`, `npm run bench`). */
const program = process.env.SERVER_PROGRAM ?? 'src/server/main.ts';

/** Starts a server process on a free port with these variables and sensible defaults; does not wait for it. */
export function spawnServer(environment: Record<string, string>): SpawnedServer {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1:0',
      RATE_LIMITS: 'off',
      LINK_CHECKS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    // The channel carries nothing: it closes if this process dies, and the server ends with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Pala is ready: (\S+)\n/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    // After the last output, not only after the exit.
    child.once('close', () => reject(new Error(`The server did not become ready:\n${output}`)));
  });
  // Callers that only wait for the end need not handle it.
  ready.catch(() => {});
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { process: child, said: () => output, ready, ended };
}

/** Starts a server process and waits until it can serve. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(environment);
  return { ...server, url: await server.ready };
}
