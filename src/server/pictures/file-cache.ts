// Files that cost work to make, made once: a small memory of the latest, and one piece of work at a time.

import { takeTurns } from './take-turns.ts';

/** How many files are remembered. A certificate's picture is about 40 kB, its document about 30 kB. */
const maxFiles = 100;

/**
 * Remembers files by a key that says all that they depend on. Whoever asks for one that is being made waits for the same work;
 * different ones are made one after the other, so that no crowd of visitors keeps the processor from everybody else.
 */
export function createFileCache(): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>();
  const inTurn = takeTurns();
  return (key, make) => {
    const known = files.get(key);
    // Laid at the end again: the first of the map is the one that nobody has asked for longest.
    files.delete(key);
    const file = known ?? inTurn(make);
    files.set(key, file);
    // What failed is forgotten: the next visitor tries again.
    file.catch(() => files.delete(key));
    const [oldest] = files.keys();
    if (files.size > maxFiles && oldest !== undefined) files.delete(oldest);
    return file;
  };
}
