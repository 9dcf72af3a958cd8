// The global setup's data, for workers: copies of the database, and the sessions of its people.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseAt, onServer } from '../../src/server/testing/temporary-cluster.ts';

/** The data of all workers. */
export interface StartData {
  /** The address of the run's PostgreSQL. */
  cluster: string;
  /** Its template database, which every server copies. */
  template: string;
  /** The file with the tokens of the people's sessions, by address. */
  sessions: string;
}

const variable = 'JOURNEY_DATA';

/** Passes the data to the workers, which start later. */
export function provideStartData(data: StartData): void {
  process.env[variable] = JSON.stringify(data);
}

function startData(): StartData {
  return JSON.parse(process.env[variable] ?? '{}') as StartData;
}

/** The data of one server. */
export interface ServerData {
  databaseUrl: string;
  dataDir: string;
  /** Removes both, even with open connections. */
  remove(): Promise<void>;
}

/** A new database with the prepared data, and an empty data directory, removed after the run at the latest. */
export async function copyStartData(): Promise<ServerData> {
  const { cluster, template, sessions } = startData();
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await onServer(cluster, `create database ${name} template ${template} strategy file_copy`);
  const dataDir = mkdtempSync(join(dirname(sessions), 'server-'));
  return {
    databaseUrl: databaseAt(cluster, name),
    dataDir,
    async remove() {
      await onServer(cluster, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let tokens: Record<string, string> | null = null;

/** The token of a person's session. */
export function sessionToken(email: string): string {
  tokens ??= JSON.parse(readFileSync(startData().sessions, 'utf8')) as Record<string, string>;
  const token = tokens[email];
  if (token === undefined) throw new Error(`${email} has no session: see e2e/start/people.ts.`);
  return token;
}
