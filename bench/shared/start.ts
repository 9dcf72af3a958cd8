// A server for a bench, in this process, on a new database or that of DATABASE_URL; and signed-in people.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { insertSession } from '#server/http/sessions/sessions.queries.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';

/** Starts it without limits and log; `environment` adds settings. The caller closes it. */
export function startBenchServer(environment: Record<string, string> = {}) {
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'pala-bench-')),
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    PORT: '0',
    RATE_LIMITS: 'off',
    ...environment,
  });
  return startServer(config, createLog('silent'));
}

/** The PostgreSQL of DATABASE_URL, or a new embedded one in `folder`. The caller stops it, which leaves a given one as it is. */
export async function startBenchCluster(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return startCluster(join(folder, 'database'), createLog('silent'), { settings: { max_connections: '200' } });
}

/** A person's session, as the value of the `cookie` header. */
export async function signIn(db: Database, userId: string): Promise<string> {
  const token = newToken();
  const session = {
    tokenHash: hashToken(token),
    id: crypto.randomUUID(),
    userId,
    days: 1,
    userAgent: null,
    address: '::1',
  };
  await insertSession(db, session);
  return `pala_session=${token}`;
}
