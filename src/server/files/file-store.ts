// Where files lie that people bring along: a directory beside the data, or a bucket that speaks the protocol of Amazon S3.

import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createDirectoryFiles } from './directory-files.ts';

/** A part of a file: the first byte and the last, counted from 0, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Keeps files under keys such as `voice/0193…`. Every call may be made again. */
export interface FileStore {
  /** Writes a file, whole or not at all; what was there before under the key is replaced. */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Reads a file or a part of it; null when there is none. */
  get(key: string, range?: ByteRange): Promise<Buffer | null>;
  /** Removes a file, if it is there. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

/** Keys are ours alone: parts of small letters, digits and hyphens. What is not one is a fault of the program. */
export function requireKey(key: string): string {
  if (!/^[a-z\d-]+(?:\/[a-z\d-]+)*$/.test(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
}

/** The store that is configured. What a bucket needs is loaded with the first file. */
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
