// The names of backups, and which old ones are deleted.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ownName = /^pala-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/;

/** The name of a backup that is taken now. Names sort by time. */
export function nameFor(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `pala-${moment}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When the newest backup in a folder was completed, in seconds since 1970; null without one. */
export function newestBackup(folder: string): number | null {
  const newest = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => ownName.test(name))
        .toSorted()
        .at(-1)
    : undefined;
  return newest === undefined
    ? null
    : (statSync(join(folder, newest), { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000 || null;
}

/** Deletes all but the newest `count` backups in a folder, and no files with other names. @returns the deleted names */
export function keepNewest(folder: string, count: number): string[] {
  const old = readdirSync(folder)
    .filter((name) => ownName.test(name))
    .toSorted()
    .toReversed()
    .slice(count);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old;
}
