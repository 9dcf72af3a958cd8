// One folder for the tests' temporary files, removed with the run.

import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memoryFolder = '/dev/shm';

/**
 * In bytes: a run writes half a gigabyte, and its programs need the rest. A container often has only 64 MB there, and a small machine needs
 * its memory.
 */
const roomNeeded = 4 * 2 ** 30;

/**
 * Makes the folder, and sets it as temporary folder of this process and its children. It is in memory if there is room: tests make and
 * delete hundreds of databases, which on a disk took a seventh of the server tests' processor time. Removed when this process ends.
 */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'pala-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memoryFolder) || freemem() < roomNeeded) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= roomNeeded;
}
