// A directory for the database's socket: short enough for a socket's address, closed to everyone else, new at each start.

import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';

/** The longest path of a directory with a valid socket address (at most 103 bytes on every system). */
const maxPathLength = 103 - '/.s.PGSQL.5432'.length;
const prefix = 'pala-';

/**
 * Creates the directory. Its name cannot be guessed, so no one can have created it before.
 *
 * @param isForOther whether another account must be able to enter it
 */
export function makePrivateDirectory(isForOther: boolean): string {
  const places = [process.env['XDG_RUNTIME_DIR'], tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];
  for (const place of places) {
    if (!place || !/^[\w./+-]+$/.test(place)) continue;
    if (Buffer.byteLength(join(place, `${prefix}XXXXXX`, 'socket')) > maxPathLength) continue;
    if (isForOther && !isOpenToAll(place)) continue;
    try {
      accessSync(place, constants.W_OK | constants.X_OK);
      return mkdtempSync(join(place, prefix));
    } catch {
      // The next place may work.
    }
  }
  throw new DatabaseStartError(
    'Pala found no directory for the socket of its database: make /tmp writable, or set TMPDIR to a short path that is.',
  );
}

/** Gives a directory to the account that the database runs as, and closes it to everyone else. */
export function handOver(folder: string, owner: { uid: number; gid: number }): void {
  if (process.geteuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

/** The file in a private directory that says which database it belongs to: a copy of the database names the directory as well. */
const ownerFile = 'database';

/** Writes which database a private directory belongs to. */
export function markPrivateDirectory(folder: string, dataFolder: string): void {
  writeFileSync(join(folder, ownerFile), identityOf(dataFolder), { mode: 0o600 });
}

/** The socket's directory that a database has noted; null without one, or if it belongs to the database that this one is a copy of. */
export function notedSocket(dataFolder: string): { path: string; isReady: boolean } | null {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    const path = lines[4]?.trim() ?? '';
    const isOwn = readFileSync(join(dirname(path), ownerFile), 'utf8') === identityOf(dataFolder);
    return isOwn ? { path, isReady: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/** Removes the private directory of a server that was killed. */
export function removeLeftDirectory(dataFolder: string): void {
  const socket = notedSocket(dataFolder);
  if (socket !== null) rmSync(dirname(socket.path), { recursive: true, force: true });
}

/** Identifies a directory among its copies: its device and inode. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev} ${ino}`;
}

function isOpenToAll(folder: string): boolean {
  for (let one = folder; ; one = dirname(one)) {
    try {
      if ((statSync(one).mode & 0o001) === 0) return false;
    } catch {
      return false;
    }
    if (one === dirname(one)) return true;
  }
}
