// A small file next to the data that is made once and kept: secrets and keys.

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** The text of `dataDir/name`, written by `make` on first use, readable by its owner only. */
export function readOrMakeFile(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  return readIfExists(file) ?? makeFile(dataDir, file, make());
}

/** Written next to its place, then moved there unless another process was quicker, so that it is never half written. */
function makeFile(dataDir: string, file: string, text: string): string {
  makeFolder(dataDir);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
