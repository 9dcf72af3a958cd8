// A PostgreSQL for tests and journeys: the embedded one, in a temporary directory.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Cluster, startCluster } from '#server/db/embedded/cluster.ts';
import { createLog } from '#server/log.ts';

/** Settings without durability, for many tests. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '4GB',
};

/** Starts one; `stop` ends it and removes its files. */
export async function startTemporaryCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'pala-cluster-'));
  const log = createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const cluster = await startCluster(join(folder, 'database'), log, { settings, initdb: ['--no-sync'] });
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of another database of the same cluster. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on the cluster itself, such as creating a database. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
