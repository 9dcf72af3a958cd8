// Reads that follow one another: those that come while the same one is under way are answered together.

import type { Database } from './database.ts';

/**
 * A read whose answer is the same for whoever asks, and that may take long: never two of it at once for one database. Who comes while one is
 * under way waits for the next, which begins afterwards, so nobody is told what was true before they asked.
 */
export function coalesceReads<T>(read: (db: Database) => Promise<T>): (db: Database) => Promise<T> {
  const underWay = new WeakMap<Database, Promise<unknown>>();
  const next = new WeakMap<Database, Promise<T>>();
  function begin(db: Database): Promise<T> {
    const reading = read(db);
    const over = reading.then(
      () => {},
      () => {},
    );
    underWay.set(db, over);
    void over.then(() => {
      if (underWay.get(db) === over) underWay.delete(db);
    });
    return reading;
  }
  return (db) => {
    const before = underWay.get(db);
    if (before === undefined) return begin(db);
    const waiting = next.get(db);
    if (waiting !== undefined) return waiting;
    const follows = before.then(() => {
      next.delete(db);
      return begin(db);
    });
    next.set(db, follows);
    return follows;
  };
}
