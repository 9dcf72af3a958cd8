// Takes a backup: the database at one moment, then the files, in one file.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Client } from 'pg';
import { type Archive, writeArchive } from './archive-writing.ts';
import { BackupError } from './backup-error.ts';
import { entries, secretFiles, type Tail } from './contents.ts';
import { withSnapshot } from './snapshot.ts';

export interface Wanted {
  /** The file to write; an existing one is replaced once the new one is complete. */
  file: string;
  dataDir: string;
  /** The key to encrypt for (age1…), or null. */
  recipient: string | null;
  /** Whether the keys in `dataDir` are included. */
  hasSecrets: boolean;
}

/** The file store's folder in the data directory. */
export const storeFolder = 'files';

/**
 * Takes a backup while others write. The database comes before the files: a file is stored before the row that names it, so every row has
 * its file.
 *
 * @param client a connection for this alone, without a statement timeout
 * @returns its size in bytes and what it holds
 * @throws BackupError when there is nothing to back up, or keys would be saved without encryption
 */
export async function takeBackup(client: Client, wanted: Wanted): Promise<{ bytes: number; tail: Tail }> {
  if (wanted.hasSecrets && wanted.recipient === null) {
    throw new BackupError('Keys travel in an encrypted backup only: set BACKUP_KEY, or leave --with-secrets out.');
  }
  const tail: Tail = { tables: {}, sequences: {}, files: {} };
  const bytes = await writeArchive(wanted.file, wanted.recipient, async (archive) => {
    await withSnapshot(client, async ({ head, sequences, rowsOf }) => {
      await archive.add(entries.head, json(head));
      tail.sequences = sequences;
      for (const table of head.tables) {
        tail.tables[table.name] = await rowsOf(table, (piece, number) =>
          archive.add(entries.table(table.name, number), piece),
        );
      }
    });
    tail.files = await addFiles(archive, join(wanted.dataDir, storeFolder));
    if (wanted.hasSecrets) await addSecrets(archive, wanted.dataDir);
    await archive.add(entries.tail, json(tail));
  });
  return { bytes, tail };
}

async function addFiles(archive: Archive, folder: string): Promise<Tail['files']> {
  const added: Tail['files'] = {};
  if (!existsSync(folder)) return added;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // The name of a file that is still being written begins with a dot.
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    const hash = createHash('sha256');
    try {
      const bytes = await archive.addFile(entries.file(path), join(folder, path), (chunk) => hash.update(chunk));
      added[path] = { bytes, sha256: hash.digest('hex') };
    } catch (error) {
      // Deleted since the folder was read, and its owner with it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return added;
}

async function addSecrets(archive: Archive, dataDir: string): Promise<void> {
  for (const name of Object.keys(secretFiles)) {
    const file = join(dataDir, name);
    if (existsSync(file)) await archive.add(entries.secret(name), readFileSync(file));
  }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
