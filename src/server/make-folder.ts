// Makes a folder and its parents.

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a missing folder and its parents, closed to others. Node's recursive `mkdir` loops for ever if the system denies that an existing
 * parent exists, as below `/proc`.
 *
 * @throws the system's Error, with the path that could not be made
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
