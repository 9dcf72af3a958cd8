// Servers as an operator starts them: the built program, one process each.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import type { Database } from '#server/db/database.ts';
import { type ServerProcess, type SpawnedServer, spawnServer } from '#server/testing/server-process.ts';
import type { Drill } from './drill.ts';

/** Seals the cookies of all servers of a drill. */
export const sessionSecret = 'a secret of thirty-two characters';

/** Starts a server without waiting for it; it ends with the drill. */
export function spawnDrillServer(drill: Drill, environment: Record<string, string>): SpawnedServer {
  const server = spawnServer({
    DATA_DIR: environment['DATA_DIR'] ?? drill.folder(),
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  drill.later(async () => {
    if (server.process.exitCode !== null || server.process.signalCode !== null) return;
    server.process.kill('SIGCONT');
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

/** Starts a server and waits until it can serve. */
export async function startDrillServer(drill: Drill, environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawnDrillServer(drill, environment);
  return { ...server, url: await server.ready };
}

/** Opens the servers' database, for making people and counting stored data. */
export function openServerDatabase(drill: Drill, url: string): Database {
  const database = openPostgresql(url, () => {});
  drill.later(() => database.close());
  return database.db;
}

/** The address of a server's running embedded database, from PostgreSQL's own `postmaster.pid`. */
export function embeddedUrl(dataDir: string): string {
  const socket = readNote(dataDir)[4] ?? '';
  return `postgres://pala@localhost:5432/postgres?host=${encodeURIComponent(socket)}&sslmode=disable`;
}

/** The first process of a server's embedded database. */
export const embeddedPid = (dataDir: string) => Number(readNote(dataDir)[0]);

function readNote(dataDir: string): string[] {
  return readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n');
}

/** A process's memory (resident, in MB) and processor time, from Linux. */
export function usageOf(pid: number): { memory: number; handles: number; processorMs: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memory: Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    // In hundredths of a second.
    processorMs: (Number(fields[11]) + Number(fields[12])) * 10,
  };
}

/** The emails that a server with this data folder has sent, the oldest first. */
export function outboxOf(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
}
