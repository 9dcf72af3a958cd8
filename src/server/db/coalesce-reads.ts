// Concurrent callers of a long read share its next run.

import type { Database } from './database.ts';

/**
 * A long read with the same answer for everyone, which runs once at a time for each database. Callers who come during a run wait for the
 * next one, so no one gets an answer from before they asked.
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
