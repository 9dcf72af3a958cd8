// As whom PostgreSQL runs: it refuses root, and people start things as root.

import { type SpawnOptions, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** A way to run PostgreSQL's programs. */
export interface Account {
  /** For the log. */
  kind: 'own' | 'namespace' | 'other';
  /** Who owns its files, as seen from here. */
  owner: { uid: number; gid: number };
  /** What stands before the program. */
  before: string[];
  /** Whether it is another account, for which nothing may be reachable by path. */
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
  // initdb looks its account up. A number without an account, as containers may give, borrows one.
  const isKnown = process.platform !== 'linux' || known.some((one) => one.uid === uid);
  return isKnown ? [own] : [...namespaces, own];
}

/** Whether the programs run this way at all. */
export function canRun(account: Account, binaries: Binaries): boolean {
  const [program, ...args] = commandLine(account, binaries, binaries.postgres, ['--version']);
  const tried = spawnSync(program as string, args, { ...spawnOptions(account), stdio: 'ignore' });
  return tried.status === 0;
}

/** Whether this system can run the programs of `home` at all: asked for its version, PostgreSQL answers root as well. */
export function canAnswer(home: string): boolean {
  return spawnSync(join(home, 'bin/postgres'), ['--version'], { stdio: 'ignore' }).status !== null;
}

/** The command that runs a program this way, with its libraries and without the surroundings of this process. */
export function commandLine(account: Account, binaries: Binaries, program: string, args: string[]): string[] {
  return [...account.before, 'sh', '-c', 'export LD_LIBRARY_PATH="$1" DYLD_LIBRARY_PATH="$1"; shift; exec "$@"', 'sh']
    .concat(binaries.libraries, program)
    .concat(args);
}

/** What the process gets: nothing of this one's environment but the path, so that language and time zone are always the same. */
export function spawnOptions(account: Account): Pick<SpawnOptions, 'env' | 'uid' | 'gid'> {
  const env = { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account.kind === 'other' ? { env, ...account.owner } : { env };
}

/**
 * The data directory's name for a process that was started inside it. Another account may be unable to walk there from the root
 * of the file system; where it stands already, it need not.
 */
export function nameInside(account: Account, folder: string): string {
  return account.kind !== 'own' && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** In a user namespace this account goes by another number there: files stay its own. The number must be a known account's. */
function inNamespace(known: Entry[], owner: { uid: number; gid: number }): Account[] {
  const name = known.find((one) => one.uid > 0);
  if (!name) return [];
  const before = ['unshare', '--user', `--map-user=${name.uid}`, `--map-group=${name.gid}`];
  return [{ kind: 'namespace', owner, before, isOther: true }];
}

/** The owner of the directory where that is not root, else the accounts that exist for such purposes. */
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
