// One process owns an embedded data directory: two would silently lose each other's rows.

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface Holder {
  pid: number;
  /** When the process started, in the system's ticks: a process id may be used again, but not with the same start. */
  startedAt: string | null;
}

/** Thrown when another living process owns the directory. */
export class DirectoryInUseError extends Error {}

/**
 * Takes the lock file, or takes it over from a process that is gone. A living holder keeps it, however old it is.
 *
 * @returns a function that releases the lock
 * @throws DirectoryInUseError with the holder's process id
 */
export function lockDirectory(lockFile: string): () => void {
  const own = JSON.stringify({ pid: process.pid, startedAt: stateOf(process.pid)?.startedAt ?? null } satisfies Holder);
  for (let round = 0; round < 20; round += 1) {
    try {
      writeFileSync(lockFile, own, { flag: 'wx', mode: 0o600 });
      return () => {
        if (readText(lockFile) === own) rmSync(lockFile, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readText(lockFile);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && holder.pid !== process.pid && isAlive(holder)) {
      throw new DirectoryInUseError(
        `Another Pala server (process ${holder.pid}) is using this data directory. ` +
          'Stop it first, or set DATA_DIR to another directory (or DATABASE_URL to a PostgreSQL that several servers can share).',
      );
    }
    removeStale(lockFile, found);
  }
  throw new DirectoryInUseError(`The lock ${lockFile} is being fought over by several processes. Try again.`);
}

/** Removes only the lock that was judged stale; one taken in the meantime is put back. */
function removeStale(lockFile: string, judged: string): void {
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
    if (readText(aside) !== judged) linkSync(aside, lockFile);
  } catch {
    // Another process was quicker; the next round sees its lock.
  }
  rmSync(aside, { force: true });
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const found = stateOf(holder.pid);
  if (found === null) return true;
  // A killed process keeps its id, as a zombie, until its parent has waited for it.
  return !/[ZX]/.test(found.state) && (holder.startedAt === null || holder.startedAt === found.startedAt);
}

/** State and start time of a process, in the kernel's ticks; null on systems other than Linux. */
function stateOf(pid: number): { state: string; startedAt: string | null } | null {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the program's name in brackets, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startedAt: fields[19] ?? null };
}
