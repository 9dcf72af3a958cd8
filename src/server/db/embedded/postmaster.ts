// PostgreSQL as a child of this process: started, watched, restarted when it dies, shut down cleanly.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { type Account, commandLine, nameInside, spawnOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { killLeftoverProcesses } from './running-processes.ts';

/** The log of the database. */
export type DatabaseLog = Pick<Logger, 'debug' | 'warn' | 'error'>;

/** The settings of each start. */
export interface PostmasterParts {
  folder: string;
  account: Account;
  binaries: Binaries;
  settings: string[];
  log: DatabaseLog;
}

/**
 * Reads a pipe from this process. When this process is gone, however it ended, the pipe closes and the reader stops the database. The
 * reader is detached: PostgreSQL does not expect children that it did not start.
 */
const untilOrphaned =
  '( { read -r _ <&3 || kill -INT $$; } >/dev/null 2>&1 & ); exec 3<&-; export LD_LIBRARY_PATH="$1" DYLD_LIBRARY_PATH="$1"; shift; exec "$@"';

/** How long a clean shutdown may take before an immediate one, in milliseconds. */
const stopTimeoutMs = 8_000;

/** A database that is kept running. */
export interface Postmaster {
  /** Its current first process, for drills. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts it and waits until it accepts connections. From then on it is restarted whenever it ends by itself.
 *
 * @throws DatabaseStartError with PostgreSQL's own words when it does not start
 */
export async function keepRunning(parts: PostmasterParts): Promise<Postmaster> {
  const stopping = { matchesSearch: false };
  let running = await startOnce(parts);
  watch(running);

  function watch(one: Running): void {
    void one.ended.then(() => {
      if (stopping.matchesSearch) return;
      parts.log.error('the database has ended by itself and is started again');
      revive();
    });
  }

  let revival: Promise<void> | null = null;
  function revive(): void {
    revival = (async () => {
      for (let wait = 50; !stopping.matchesSearch; wait = Math.min(wait * 2, 5_000)) {
        try {
          running = await startOnce(parts);
          watch(running);
          parts.log.warn('the database is back');
          return;
        } catch (error) {
          parts.log.error({ err: error }, 'the database does not start; it is tried again');
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    })();
  }

  return {
    pid: () => running.child.pid,
    async stop() {
      stopping.matchesSearch = true;
      await revival;
      const { child, ended } = running;
      child.kill('SIGINT');
      const force = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
      await ended.finally(() => clearTimeout(force));
    },
  };
}

interface Running {
  child: ChildProcess;
  ended: Promise<void>;
}

/** One start: resolves when it accepts connections, rejects when it ends before. */
async function startOnce({ folder, account, binaries, settings, log }: PostmasterParts): Promise<Running> {
  await killLeftoverProcesses(folder);
  const args = ['-D', nameInside(account, folder), ...settings];
  const child = spawnWatched(account, binaries, args, folder);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => {
      (child.stdio[3] as Writable).end('ended\n');
      resolve();
    });
  });
  const complaints: string[] = [];
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const ready = new Promise<boolean>((resolve) => {
    const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      report(line, log);
      if (/^(FATAL|PANIC|ERROR):/.test(line) || !/^[A-Z]+:/.test(line)) complaints.push(line.trim());
      if (line.endsWith('database system is ready to accept connections')) {
        complaints.length = 0;
        resolve(true);
      }
    });
    lines.on('close', () => resolve(false));
    child.once('error', () => resolve(false));
  });
  if (!(await ready)) {
    await ended;
    throw new DatabaseStartError(
      `The database in ${folder} does not start, and nothing of it was overwritten. PostgreSQL says: ` +
        `${complaints.join(' ') || failure?.message || 'nothing'}\n${advice(complaints.join(' '))}`,
    );
  }
  return { child, ended };
}

function spawnWatched(account: Account, binaries: Binaries, args: string[], folder: string): ChildProcess {
  const line = commandLine(account, binaries, binaries.postgres, args);
  const [program, ...rest] = line.map((one, at) =>
    line[at - 1] === '-c' && line[at - 2] === 'sh' ? untilOrphaned : one,
  );
  const child = spawn(program as string, rest, {
    ...spawnOptions(account),
    cwd: folder,
    // In its own session: Ctrl-C at the terminal is for the server, which stops its database after its last request.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  child.stdio[3]?.on('error', () => {});
  return child;
}

/** Writes PostgreSQL's messages to our log. */
function report(line: string, log: DatabaseLog): void {
  const [, level, text] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? [null, 'LOG', line];
  if (level === 'PANIC') log.error({ database: text }, 'the database says');
  // A connection that was closing when the database stopped.
  else if (text === 'terminating connection due to administrator command')
    log.debug({ database: text }, 'the database says');
  else if (level === 'FATAL' || level === 'WARNING') log.warn({ database: text }, 'the database says');
  else log.debug({ database: text }, 'the database says');
}

function advice(complaints: string): string {
  if (/No space left|Disk quota/i.test(complaints))
    return 'Make room on the disk that holds DATA_DIR, then start again.';
  if (/incompatible with server/.test(complaints)) {
    return (
      'Its control file is damaged, or it was made by another build of PostgreSQL (the one inside early development versions of ' +
      'Pala was). Put DATA_DIR back from a copy; or set DATA_DIR to another directory to begin with an empty database.'
    );
  }
  if (/shared memory|semaphores/i.test(complaints))
    return 'The system gives it too little shared memory (in a container: --shm-size).';
  return 'If it is damaged: put DATA_DIR back from a copy; or set DATA_DIR to another directory to begin with an empty database.';
}
