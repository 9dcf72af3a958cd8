// The account that PostgreSQL runs as: it refuses root, and people start things as root.

import { type SpawnOptions, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** A way to run PostgreSQL's programs. */
export interface Account {
  /** For the log. */
  kind: 'own' | 'namespace' | 'other';
  /** The owner of its files, as seen from here. */
  owner: { uid: number; gid: number };
  /** The command before the program. */
  before: string[];
  /** Whether it is another account, which may be unable to reach our paths. */
  isOther: boolean;
}

interface Entry {
  name: string;
  uid: number;
  gid: number;
}

/** The ways to try, best first, for a database below `dataDir`. */
export function possibleAccounts(dataDir: string): Account[] {
  const uid = process.geteuid?.() ?? 0;
  const gid = process.getegid?.() ?? 0;
  const known = readAccounts();
  const own: Account = { kind: 'own', owner: { uid, gid }, before: [], isOther: false };
  const namespaces = process.platform === 'linux' ? inNamespace(known, { uid, gid }) : [];
  if (uid === 0) return [...namespaces, ...otherAccounts(known, dataDir)];
  // initdb looks up its account. An id without an account, as in some containers, borrows one.
  const isKnown = process.platform !== 'linux' || known.some((one) => one.uid === uid);
  return isKnown ? [own] : [...namespaces, own];
}

/** Whether the programs run this way. */
export function canRun(account: Account, binaries: Binaries): boolean {
  const [program, ...args] = commandLine(account, binaries, binaries.postgres, ['--version']);
  const tried = spawnSync(program as string, args, { ...spawnOptions(account), stdio: 'ignore' });
  return tried.status === 0;
}

/** Whether this system can run the programs of `home`: PostgreSQL prints its version for root as well. */
export function canAnswer(home: string): boolean {
  return spawnSync(join(home, 'bin/postgres'), ['--version'], { stdio: 'ignore' }).status !== null;
}

/** The command that runs a program this way, with its libraries and without the environment of this process. */
export function commandLine(account: Account, binaries: Binaries, program: string, args: string[]): string[] {
  return [...account.before, 'sh', '-c', 'export LD_LIBRARY_PATH="$1" DYLD_LIBRARY_PATH="$1"; shift; exec "$@"', 'sh']
    .concat(binaries.libraries, program)
    .concat(args);
}

/** Its environment: nothing of this process's but the path, so that language and time zone are always the same. */
export function spawnOptions(account: Account): Pick<SpawnOptions, 'env' | 'uid' | 'gid'> {
  const env = { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account.kind === 'other' ? { env, ...account.owner } : { env };
}

/**
 * The data directory's name for a process that starts inside it: another account may be unable to reach it from the root of the file
 * system.
 */
export function nameInside(account: Account, folder: string): string {
  return account.kind !== 'own' && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** In a user namespace this account has another id, and keeps its files. The id must belong to an account. */
function inNamespace(known: Entry[], owner: { uid: number; gid: number }): Account[] {
  const name = known.find((one) => one.uid > 0);
  if (!name) return [];
  const before = ['unshare', '--user', `--map-user=${name.uid}`, `--map-group=${name.gid}`];
  return [{ kind: 'namespace', owner, before, isOther: true }];
}

/** The owner of the directory unless that is root, or the system's accounts for such purposes. */
function otherAccounts(known: Entry[], dataDir: string): Account[] {
  const { uid } = statSync(dataDir);
  const wanted = [known.find((one) => one.uid === uid && uid !== 0)];
  for (const name of ['postgres', 'node', 'nobody']) wanted.push(known.find((one) => one.name === name));
  return wanted
    .filter((one) => one !== undefined)
    .map((one) => ({ kind: 'other', owner: { uid: one.uid, gid: one.gid }, before: [], isOther: true }));
}

function readAccounts(): Entry[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 4)
      .map(([name, , uid, gid]) => ({ name: name as string, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}
