// Making a folder and those above it.

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder where it is missing, and those above it, closed to others. Node's own way of making several tries for ever where the system
 * says that what is above is missing though it is there, as below `/proc`.
 *
 * @throws Error of the system, with the path that could not be made
 */
export function makeFolder(folder: string, mode = 0o700): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
