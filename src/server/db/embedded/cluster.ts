// Starts our own PostgreSQL in a directory, and gives the driver its address.

import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, canAnswer, canRun, possibleAccounts } from './account.ts';
import { type Binaries, copyBinaries, findPackage, linkBinaries } from './binaries.ts';
import { createDataDirectory, databaseName, grantTo, inspectDataDirectory, role } from './data-directory.ts';
import { DatabaseStartError, ownPostgresql } from './database-start-error.ts';
import { type DatabaseLog, keepRunning } from './postmaster.ts';
import {
  handOver,
  makePrivateDirectory,
  markPrivateDirectory,
  notedSocket,
  removeLeftDirectory,
} from './private-directory.ts';
import { killLeftoverProcesses } from './running-processes.ts';

/** A running cluster. The caller stops it. */
export interface Cluster {
  /** Its address for the driver: a socket that only this account can reach. */
  url: string;
  /** Its first process, for drills. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** For clusters that may be lost: no fsync, smaller sizes. */
export interface ClusterChanges {
  settings?: Record<string, string>;
  initdb?: string[];
}

/**
 * Starts the cluster in `folder`, and creates it on first use. The caller makes sure that no other process does the same.
 *
 * @throws DatabaseStartError whose message says what to do
 */
export async function startCluster(folder: string, log: DatabaseLog, changes: ClusterChanges = {}): Promise<Cluster> {
  const state = inspectDataDirectory(folder);
  const home = findPackage();
  removeLeftDirectory(folder);
  await killLeftoverProcesses(folder);
  const { account, binaries, privateDirectory } = prepare(home, folder);
  try {
    if (state === 'missing') createDataDirectory(folder, account, binaries, changes.initdb);
    else grantTo(account, folder);
    markPrivateDirectory(privateDirectory, folder);
    const socket = join(privateDirectory, 'socket');
    mkdirSync(socket, { mode: 0o700 });
    handOver(socket, account.owner);
    const settings = settingsFor(socket, changes.settings);
    const postmaster = await keepRunning({ folder, account, binaries, settings, log });
    return {
      url: addressAt(socket),
      pid: postmaster.pid,
      async stop() {
        await postmaster.stop();
        rmSync(privateDirectory, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(privateDirectory, { recursive: true, force: true });
    throw error;
  }
}

/** Complete, so that the environment's settings for other databases (PGPORT, PGSSLMODE) do not apply. */
function addressAt(socket: string): string {
  return `postgres://${role}@localhost:5432/${databaseName}?host=${encodeURIComponent(socket)}&sslmode=disable`;
}

/** The address of the cluster in `folder` while another process runs it; null if none does, or it is not ready. */
export function addressOfRunning(folder: string): string | null {
  const socket = notedSocket(folder);
  return socket?.isReady ? addressAt(socket.path) : null;
}

interface Prepared {
  account: Account;
  binaries: Binaries;
  privateDirectory: string;
}

/** Finds a way to run the programs: in place, or from a copy for an account that cannot reach them. */
function prepare(home: string, folder: string): Prepared {
  const accounts = possibleAccounts(dirname(folder));
  for (const account of accounts) {
    const privateDirectory = makePrivateDirectory(account.isOther);
    if (account.isOther) chmodSync(privateDirectory, 0o711);
    for (const provide of [linkBinaries, ...(account.isOther ? [copyBinaries] : [])]) {
      const binaries = provide(home, privateDirectory);
      if (canRun(account, binaries)) return { account, binaries, privateDirectory };
    }
    rmSync(privateDirectory, { recursive: true, force: true });
  }
  throw new DatabaseStartError(
    process.geteuid?.() === 0 && canAnswer(home)
      ? `PostgreSQL refuses to run as root, and neither a user namespace nor another account is to be had here. Start Pala as an ordinary user; or ${ownPostgresql}.`
      : `The database that Pala brings along does not run on this system (it needs glibc): ${ownPostgresql}.`,
  );
}

/** PostgreSQL's settings. They are passed at each start, so that a copied directory holds none of them. */
function settingsFor(socketDirectory: string, changes: Record<string, string> = {}): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    // For one server: ten of the pool, five that reads share, three of the job queue, one to listen, one to migrate; the rest is for
    // operators.
    max_connections: '30',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    jit: 'off',
    // Few workers: each is a process with its own memory.
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_worker_processes: '2',
    max_parallel_workers: '0',
    autovacuum_max_workers: '1',
    autovacuum_worker_slots: '1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Its messages go into the server's log, a line each, without the values of statements (names, addresses).
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...changes,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
