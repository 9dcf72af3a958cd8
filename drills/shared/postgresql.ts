// An operator's PostgreSQL on this machine: the newest installed one, or Pala's own.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type Account,
  canRun,
  commandLine,
  nameInside,
  possibleAccounts,
  spawnOptions,
} from '#server/db/embedded/account.ts';
import { type Binaries, findPackage, linkBinaries } from '#server/db/embedded/binaries.ts';
import { CannotTry, type Drill } from './drill.ts';

/** A PostgreSQL that a drill can restart, freeze and kill. */
export interface Postgresql {
  version: string;
  /** The address of one of its databases. */
  at(database: string): string;
  /** Creates an empty database and returns its address. */
  create(database: string): Promise<string>;
  /** Runs statements as its owner, on the default database. */
  run(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Its first process. */
  pid(): number;
  /** All of its processes. */
  processes(): number[];
  /** Ends it: in order (`fast`), or like a crash of all its processes. */
  stop(manner: 'fast' | 'crash'): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts one in a temporary folder; it ends with the drill.
 *
 * @param settings in addition to the defaults
 */
export async function startPostgresql(drill: Drill, settings: Record<string, string> = {}): Promise<Postgresql> {
  const folder = join(drill.folder(), 'database');
  const { account, binaries } = find(drill, folder);
  const port = await freePort();
  mkdirSync(folder, { mode: 0o700 });
  changeOwner(account, folder);
  const inside = nameInside(account, folder);
  const made = runIn(account, binaries, folder, binaries.initdb, [
    '-D',
    inside,
    '-U',
    'pala',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
  ]);
  if (made.status !== 0) throw new CannotTry(`a PostgreSQL could not be created: ${made.stderr}`);
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const args = ['-D', inside, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const at = (database: string) => `postgres://pala@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();

  async function run(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: at('postgres') });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    const [program, ...rest] = commandLine(account, binaries, binaries.postgres, args);
    const started = spawn(program ?? '', rest, {
      ...spawnOptions(account),
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    });
    child = started;
    ended = new Promise((resolve) => started.once('exit', resolve));
    for (let tries = 0; tries < 600; tries += 1) {
      if (started.exitCode !== null) throw new CannotTry('the PostgreSQL ended while it started');
      if (
        await run('select 1').then(
          () => true,
          () => false,
        )
      )
        return;
      await pause(50);
    }
    throw new CannotTry('the PostgreSQL did not start within half a minute');
  }

  const pid = () => child?.pid ?? 0;
  const processes = () => [pid(), ...childrenOf(pid())];
  async function stop(manner: 'fast' | 'crash'): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const crashing = manner === 'crash' ? processes() : [];
    if (manner === 'fast') child.kill('SIGINT');
    for (const one of crashing) signal(one, 'SIGKILL');
    await ended;
  }
  drill.later(async () => {
    for (const one of processes()) signal(one, 'SIGCONT');
    await stop('fast');
  });
  await start();
  const [found] = await run('show server_version');
  return {
    version: String(found?.['server_version']).split(' ', 1).join(''),
    at,
    async create(database) {
      await run(`create database ${database}`);
      return at(database);
    },
    run,
    pid,
    processes,
    stop,
    start,
  };
}

/** Sends a signal to a process that may already be gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** The child processes of a process, if the system lists them. */
function childrenOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return (listed.stdout ?? '')
    .split(/\s+/)
    .map(Number)
    .filter((one) => one > 0);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Existing programs, and an account to run them: PostgreSQL refuses root. */
function find(drill: Drill, folder: string): { account: Account; binaries: Binaries } {
  const installed = installedPrograms();
  const candidates = [
    ...(installed === null
      ? []
      : [() => ({ initdb: join(installed, 'initdb'), postgres: join(installed, 'postgres'), libraries: '' })]),
    () => linkBinaries(findPackage(), drill.folder()),
  ];
  for (const candidate of candidates) {
    const binaries = candidate();
    for (const account of possibleAccounts(join(folder, '..')))
      if (canRun(account, binaries)) return { account, binaries };
  }
  throw new CannotTry('no PostgreSQL runs here: POSTGRESQL_BIN names the folder of its programs');
}

/** The folder with the programs: POSTGRESQL_BIN, else the newest of Debian's packages. */
function installedPrograms(): string | null {
  const named = process.env['POSTGRESQL_BIN'];
  if (named) return named;
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return null;
  const versions = readdirSync(home).filter((name) => existsSync(join(home, name, 'bin/postgres')));
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(home, newest, 'bin');
}

function changeOwner(account: Account, folder: string): void {
  const { uid, gid } = account.owner;
  if (account.kind === 'other') spawnSync('chown', ['-R', `${uid}:${gid}`, join(folder, '..')]);
}

function runIn(account: Account, binaries: Binaries, folder: string, program: string, args: string[]) {
  const [first, ...rest] = commandLine(account, binaries, program, args);
  return spawnSync(first ?? '', rest, { ...spawnOptions(account), cwd: folder, encoding: 'utf8' });
}
