// A small cache of generated files.

/** Most files kept. A certificate's picture is about 40 kB, its PDF about 30 kB. */
const maxFiles = 100;

/**
 * Remembers files by a key that says all that they depend on. Requests for one that is being made wait for the same work. What makes files
 * takes turns (`drawPng`, `writeDocument`), so that a crowd of visitors leaves the processor to others.
 */
export function createFileCache(): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>();
  return (key, make) => {
    const known = files.get(key);
    // Moved to the end: the first entry is the least recently used.
    files.delete(key);
    const file = known ?? make();
    files.set(key, file);
    // Failures are not cached.
    void file.catch(() => files.delete(key));
    const [oldest] = files.keys();
    if (files.size > maxFiles && oldest !== undefined) files.delete(oldest);
    return file;
  };
}
