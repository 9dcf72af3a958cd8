// Files that cost work to make, made once: a small memory of the latest, and one piece of work at a time.

/** How many files are remembered. A certificate's picture is about 40 kB, its document about 30 kB. */
const maxFiles = 100;

/**
 * Remembers files by a key that says all that they depend on. Whoever asks for one that is being made waits for the same work;
 * different ones are made one after the other, so that no crowd of visitors keeps the processor from everybody else.
 */
export function createFileCache(): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>();
  let work: Promise<unknown> = Promise.resolve();
  return (key, make) => {
    const known = files.get(key);
    // Laid at the end again: the first of the map is the one that nobody has asked for longest.
    files.delete(key);
    const file = known ?? queue(make);
    files.set(key, file);
    const [oldest] = files.keys();
    if (files.size > maxFiles && oldest !== undefined) files.delete(oldest);
    return file;

    function queue(one: () => Promise<Buffer>): Promise<Buffer> {
      const made = work.then(one);
      work = made.catch(() => {
        // What failed is forgotten: the next visitor tries again.
        files.delete(key);
      });
      return made;
    }
  };
}
