// The directory of a database: created once, recognised afterwards, and never overwritten.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, commandLine, nameInside, spawnOptions } from './account.ts';
import { type Binaries, majorVersion } from './binaries.ts';
import { DatabaseStartError, ownPostgresql } from './database-start-error.ts';

/** The only role and database. No one else can reach the socket, so there is no password. */
export const role = 'pala';
export const databaseName = 'postgres';

/** The same on every machine: case and order by Unicode's tables, not by the system's languages. */
const language = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Whether there is a database yet.
 *
 * @throws DatabaseStartError for anything else, which must be left as it is
 */
export function inspectDataDirectory(folder: string): 'missing' | 'database' {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return 'missing';
  if (!found.isDirectory()) {
    throw new DatabaseStartError(
      `${folder} is a file where the directory of the database should be: move it away, or set DATA_DIR to another directory.`,
    );
  }
  if (readdirSync(folder).length === 0) return 'missing';
  const version = readVersion(folder);
  if (version === null) {
    throw new DatabaseStartError(
      `${folder} holds files, but no database that can be recognised: its PG_VERSION is missing. Nothing was changed. ` +
        'Put the directory back from a copy; or move it away (or set DATA_DIR to another directory) to begin with an empty database.',
    );
  }
  if (version !== majorVersion) {
    throw new DatabaseStartError(
      `The database in ${folder} belongs to PostgreSQL ${version}, and this version of Pala brings PostgreSQL ${majorVersion}. ` +
        'Nothing was changed. Start the version of Pala that made it, or move its data over as docs/operations/deploying.md describes ("Another PostgreSQL").',
    );
  }
  if (isControlFileEmpty(folder)) {
    throw new DatabaseStartError(
      `The database in ${folder} is damaged: its global/pg_control is empty. Nothing was changed. ` +
        'Put DATA_DIR back from a copy; or set DATA_DIR to another directory to begin with an empty database.',
    );
  }
  return 'database';
}

function readVersion(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** PostgreSQL takes a control file of zeros, as a failing disk leaves it, for another build's. A missing one it reports itself. */
function isControlFileEmpty(folder: string): boolean {
  const file = join(folder, 'global/pg_control');
  return existsSync(file) && readFileSync(file).every((byte) => byte === 0);
}

/**
 * Creates the database in a temporary folder and moves it into place when it is complete, so that an interrupted initialisation leaves
 * nothing that looks like a database.
 */
export function createDataDirectory(
  folder: string,
  account: Account,
  binaries: Binaries,
  options: string[] = [],
): void {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  grantTo(account, unfinished);
  const args = ['-D', nameInside(account, unfinished), `--username=${role}`, '--auth=trust', ...language, ...options];
  const [program, ...rest] = commandLine(account, binaries, binaries.initdb, args);
  const done = spawnSync(program as string, rest, { ...spawnOptions(account), cwd: unfinished, encoding: 'utf8' });
  if (done.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    const said = done.stderr?.trim() || done.error?.message || `it ended with ${done.signal ?? done.status}`;
    throw new DatabaseStartError(`The database could not be created in ${folder}. ${explain(said)}`);
  }
  renameSync(unfinished, folder);
}

/** What initdb said, in plain words for the usual causes. */
function explain(said: string): string {
  if (/No space left|Check free disk space|Disk quota/.test(said))
    return 'The disk is full: make room, then start again.';
  if (/could not look up effective user/.test(said)) {
    return `PostgreSQL asks for an account, and this process runs as the bare number ${process.geteuid?.()}: give it a line in /etc/passwd, or ${ownPostgresql}.`;
  }
  return `PostgreSQL says: ${said}`;
}

/** Gives the files to the account that the database runs as, and closes them to others. */
export function grantTo(account: Account, folder: string): void {
  const { uid, gid } = account.owner;
  const isOurs = statSync(folder).uid === uid;
  if (process.geteuid?.() === 0 && !isOurs) {
    lchownSync(folder, uid, gid);
    for (const name of readdirSync(folder, { recursive: true })) lchownSync(join(folder, name as string), uid, gid);
  }
  if (isOurs || process.geteuid?.() === 0) chmodSync(folder, 0o700);
}
