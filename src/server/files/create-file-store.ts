// Chooses the file store by the configuration.

import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createDirectoryFiles } from './directory-files.ts';
import type { FileStore } from './file-store.ts';

/** The configured store. The bucket's code loads with the first file. */
export function createFileStore({ dataDir, filesBucket }: Pick<Config, 'dataDir' | 'filesBucket'>): FileStore {
  if (filesBucket === null) return createDirectoryFiles(join(dataDir, 'files'));
  let opening: Promise<FileStore> | undefined;
  const open = () => (opening ??= import('./bucket-files.ts').then((one) => one.createBucketFiles(filesBucket)));
  return {
    put: async (...file) => (await open()).put(...file),
    get: async (...part) => (await open()).get(...part),
    delete: async (key) => (await open()).delete(key),
    exists: async (key) => (await open()).exists(key),
  };
}
