// A directory for the database's socket: short enough for a socket's address, closed to everybody else, new at each start.

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

/** The longest path of a directory whose socket's address (at most 103 bytes on every system) is still valid. */
const maxPathLength = 103 - '/.s.PGSQL.5432'.length;
const prefix = 'pala-';

/**
 * Makes the directory. Its name cannot be guessed, so nobody can have made it before.
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
      // The next place may do.
    }
  }
  throw new DatabaseStartError(
    'Pala found no directory for the socket of its database: make /tmp writable, or set TMPDIR to a short path that is.',
  );
}

/** Gives a directory to the account that the database runs as, and closes it to everybody else. */
export function handOver(folder: string, owner: { uid: number; gid: number }): void {
  if (process.geteuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

/** In a private directory: which database it belongs to. A copy of the database names it as well, and has no part in it. */
const ownerFile = 'database';

/** Says which database a private directory belongs to. */
export function markPrivateDirectory(folder: string, dataFolder: string): void {
  writeFileSync(join(folder, ownerFile), identityOf(dataFolder), { mode: 0o600 });
}

/** The directory of the socket that a database notes of itself; null where there is none, or it is that of the database it was copied from. */
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

/** Removes the private directory that a server which was killed has left. */
export function removeLeftDirectory(dataFolder: string): void {
  const socket = notedSocket(dataFolder);
  if (socket !== null) rmSync(dirname(socket.path), { recursive: true, force: true });
}

/** What tells a directory from its copies: where it is on which disk. */
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
