// Before all server tests: one migrated database, from which each test file gets a copy of its own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { OpenDatabase } from '#server/db/database.ts';
import { openMemoryDatabase } from '#server/db/embedded.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { createJobQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the embedded snapshot, or the address of the PostgreSQL whose template is copied. */
    database: { snapshot: string } | { server: string; template: string };
  }
}

/** Runs migrations and makes the job queue's tables, as starting the server would. */
async function prepare(database: OpenDatabase): Promise<void> {
  await database.migrate();
  const jobs = createJobQueue(database, createLog('silent'), { background: false });
  await jobs.start();
  await jobs.stop();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? prepareTemplate(project, server) : prepareSnapshot(project);
}

async function prepareSnapshot(project: TestProject): Promise<() => Promise<void>> {
  const database = await openMemoryDatabase();
  await prepare(database);
  const folder = mkdtempSync(join(tmpdir(), 'pala-test-'));
  const snapshot = join(folder, 'database.tar');
  const dump = await database.client.dumpDataDir('none');
  writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('database', { snapshot });
  return async () => rmSync(folder, { recursive: true });
}

async function prepareTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const template = `pala_template_${process.pid}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const url = new URL(server);
  url.pathname = `/${template}`;
  const database = openPostgresql(url.href, () => {});
  await prepare(database);
  await database.close();
  project.provide('database', { server, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  };
}
