// Before all journeys: one PostgreSQL with one demo database, which every server copies.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, onServer, startTemporaryCluster } from '../../src/server/testing/temporary-cluster.ts';
import { provideStartData } from './start-data.ts';

const template = 'journeys';

/** Makes the database, passes its address to the workers, and returns the clean-up. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pala-journeys-'));
  const cluster = await startTemporaryCluster();
  const cleanUp = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await onServer(cluster.url, `create database ${template}`);
    const sessions = join(folder, 'sessions.json');
    const making = spawn(process.execPath, ['e2e/start/make-data.ts', sessions], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseAt(cluster.url, template) },
    });
    const [code] = await once(making, 'exit');
    if (code !== 0) throw new Error('The data of the journeys could not be made.');
    provideStartData({ cluster: cluster.url, template, sessions });
    return cleanUp;
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
