// Files in a directory: one process or several on one disk.

import { randomBytes } from 'node:crypto';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { type FileStore, requireKey } from './file-store.ts';

/** Stores files below `folder`, made with the first one, readable by the server's account only. */
export function createDirectoryFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...requireKey(key).split('/'));
  return {
    /** Written next to its place and forced to the disk first, so that it is never half written, even in a power failure. */
    async put(key, content) {
      const path = pathOf(key);
      makeFolder(dirname(path));
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async get(key, range) {
      const file = await orNull(open(pathOf(key), 'r'));
      if (file === null) return null;
      try {
        if (range === undefined) return await file.readFile();
        const length = range.last - range.first + 1;
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, range.first);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    delete: (key) => rm(pathOf(key), { force: true }),

    async exists(key) {
      return (await orNull(access(pathOf(key)).then(() => true))) ?? false;
    },
  };
}

/** Forces a new file's name to the disk, which needs its folder. Windows cannot open folders, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same, but null for a missing file. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
