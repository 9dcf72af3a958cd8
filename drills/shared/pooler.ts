// A PgBouncer before a drill's PostgreSQL, with the file of `deploy/pooler`.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotTry, type Drill } from './drill.ts';
import { freePort } from './postgresql.ts';

const file = join(import.meta.dirname, '../../deploy/pooler/pgbouncer.ini');
/** The program: PGBOUNCER, else that of Debian's package. */
const program = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer';
/** Where Linux has the account `nobody`: PgBouncer refuses root. */
const nobody = 65_534;

/** A PgBouncer in transaction mode. */
export interface Pooler {
  version: string;
  /** The address of one of PostgreSQL's databases through it. */
  at(database: string): string;
}

/**
 * Starts one before the PostgreSQL at `url`; it ends with the drill.
 *
 * @param settings beside those of the file
 * @param hasSettings whether its connections begin with the settings that the file gives them
 * @throws CannotTry without PgBouncer
 */
export async function startPooler(
  drill: Drill,
  url: string,
  settings: Record<string, string | number>,
  hasSettings = true,
): Promise<Pooler> {
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (asked.status !== 0) throw new CannotTry('apt-get install pgbouncer first, or set PGBOUNCER to its program');
  const folder = drill.folder();
  const { hostname, port: of } = new URL(url);
  const port = await freePort();
  const own = { listen_port: port, auth_type: 'any', auth_file: '', ...settings };
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
  const ini = join(folder, 'pgbouncer.ini');
  const given = readFileSync(file, 'utf8').replace(
    /^pala = .* dbname=pala/m,
    `* = host=${hostname} port=${of} user=pala`,
  );
  writeFileSync(ini, `${hasSettings ? given : given.replace(/ connect_query=.*$/m, '')}\n${lines.join('\n')}\n`);
  chmodSync(folder, 0o755);
  const at = (database: string) => `postgres://pala@127.0.0.1:${port}/${database}`;
  const account = process.geteuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const child = spawn(program, [ini], { ...account, cwd: folder, stdio: 'ignore' });
  drill.later(() => child.kill('SIGKILL'));
  for (let tries = 0; !(await answers(at('postgres'))); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new CannotTry('PgBouncer did not start within 20 seconds');
    await pause(100);
  }
  return { version: asked.stdout.split('\n', 1).join(''), at };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
