// Takes a backup back, into an empty place: all of it or nothing.

import { createWriteStream, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { makeFolder } from '#server/make-folder.ts';
import { BackupError } from './backup-error.ts';
import { type Head, secretFiles, type Tail } from './contents.ts';
import { fillDatabase, refuseFilled } from './load.ts';
import type { OpenBackup } from './read-backup.ts';
import { storeFolder } from './take-backup.ts';

export interface Restored {
  head: Head;
  tail: Tail;
  /** Keys that were put back. */
  secrets: string[];
}

/**
 * Fills database and file store.
 *
 * @param client a connection of its own to an empty database, without a limit on how long a statement takes
 * @param prepareQueue makes the queue's tables
 * @throws BackupError when something is there already, or the backup is damaged; then nothing was changed
 */
export async function restoreBackup(
  { head, readInto }: OpenBackup,
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
  let tail: Tail | null = null;
  let isMoved = false;
  try {
    await fillDatabase(client, head, async (loading) => {
      tail = await readInto({
        table: loading.add,
        file: (path, data) => writeFile(join(aside, path), data),
        secret: async (name, text) => {
          secrets.set(name, text);
        },
      });
      await loading.finish(tail);
      if (existsSync(aside)) {
        // An empty folder gives way.
        rmSync(folder, { recursive: true, force: true });
        renameSync(aside, folder);
        isMoved = true;
      }
    });
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (isMoved) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { head, tail: tail as unknown as Tail, secrets: putSecretsBack(secrets, dataDir) };
}

async function writeFile(file: string, data: AsyncIterable<Uint8Array>): Promise<void> {
  makeFolder(dirname(file));
  await pipeline(Readable.from(data), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Keys that are there already stay: whoever made them had a reason. */
function putSecretsBack(secrets: ReadonlyMap<string, string>, dataDir: string): string[] {
  const back: string[] = [];
  for (const name of secretFiles) {
    const text = secrets.get(name);
    const file = join(dataDir, name);
    if (text === undefined || existsSync(file)) continue;
    makeFolder(dataDir);
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    back.push(name);
  }
  return back;
}
