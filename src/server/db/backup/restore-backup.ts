// Restores a backup into an empty database and file store: everything or nothing.

import { createWriteStream, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { isDatabaseUnavailable, sqlState } from '#server/db/database-errors.ts';
import { makeFolder } from '#server/make-folder.ts';
import { damaged } from './archive-reading.ts';
import { BackupError } from './backup-error.ts';
import type { Head, Tail } from './contents.ts';
import { fillDatabase, refuseFilled } from './load.ts';
import type { OpenBackup } from './read-backup.ts';
import { storeFolder } from './take-backup.ts';

export interface Restored {
  head: Head;
  tail: Tail;
  /** Keys that were restored. */
  secrets: string[];
}

/**
 * Fills the database and the file store, and restores keys. A key that is already there stays: someone put it there on purpose.
 *
 * @param client a connection to an empty database for this alone, without a statement timeout
 * @param prepareQueue creates the queue's tables
 * @throws BackupError when something is there already, the backup is damaged, or a disk is full; then nothing was changed
 */
export async function restoreBackup(
  { file, head, readInto }: OpenBackup,
  client: Client,
  dataDir: string,
  prepareQueue: () => Promise<void>,
): Promise<Restored> {
  const folder = join(dataDir, storeFolder);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupError(`${folder} is not empty, and nothing was changed. Move it away first.`);
  }
  await refuseFilled(client);
  await prepareQueue();
  const aside = `${folder}.restoring`;
  rmSync(aside, { recursive: true, force: true });
  const secrets = new Map<string, string>();
  const written: string[] = [];
  let tail: Tail | null = null;
  try {
    await fillDatabase(client, head, async (loading) => {
      tail = await readInto({
        table: loading.add,
        file: (path, data) => writeFile(join(aside, path), data),
        secret: async (name, text) => {
          if (!existsSync(join(dataDir, name))) secrets.set(name, text);
        },
      });
      await loading.finish(tail);
      if (existsSync(aside)) {
        // Replaces an empty folder.
        rmSync(folder, { recursive: true, force: true });
        renameSync(aside, folder);
        written.push(folder);
      }
      for (const [name, text] of secrets) {
        const [key, part] = [join(dataDir, name), join(dataDir, `${name}.restoring`)];
        makeFolder(dataDir);
        written.push(part);
        writeFileSync(part, text, { mode: 0o600, flush: true });
        renameSync(part, key);
        written.push(key);
      }
    });
  } catch (error) {
    for (const path of [aside, ...written]) rmSync(path, { recursive: true, force: true });
    throw explained(file, error);
  }
  return { head, tail: tail as unknown as Tail, secrets: [...secrets.keys()] };
}

/** SQLSTATE classes for contents that PostgreSQL cannot take: invalid values, broken constraints, unknown names. */
const refusals = /^(0A|21|22|23|42|54)/;

/** Why nothing was restored, in plain words when the backup or the disk is the cause. */
function explained(file: string, error: unknown): unknown {
  if (error instanceof BackupError || isDatabaseUnavailable(error)) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (refusals.test(sqlState(error) ?? '')) return damaged(file, cause);
  if (error instanceof Error && 'syscall' in error) {
    return new BackupError(`The files of ${file} cannot be written, and nothing was changed: ${error.message}.`);
  }
  return error;
}

async function writeFile(file: string, data: AsyncIterable<Uint8Array>): Promise<void> {
  makeFolder(dirname(file));
  await pipeline(Readable.from(data), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}
