// Before all server tests: one PostgreSQL with one migrated database, which test files copy.

import type { TestProject } from 'vitest/node';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { createJobQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';
import { databaseAt, onServer, startTemporaryCluster } from './temporary-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster, and its template database. */
    database: { server: string; template: string };
  }
}

const template = 'pala_template';

/** Runs migrations and makes the job queue's tables, as starting the server would. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryCluster();
  await onServer(cluster.url, `create database ${template}`);
  const database = openPostgresql(databaseAt(cluster.url, template), () => {});
  await database.migrate();
  const jobs = createJobQueue(database, createLog('silent'), { background: false });
  await jobs.start();
  await jobs.stop();
  await database.close();
  project.provide('database', { server: cluster.url, template });
  return () => cluster.stop();
}
