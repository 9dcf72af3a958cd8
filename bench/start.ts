// A server for a bench, in this process, on a new database or that of DATABASE_URL; and signed-in people.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
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
