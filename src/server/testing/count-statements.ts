// How many statements something sends to the database, outside transactions on the embedded one.

import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { vi } from 'vitest';

/** Does it and counts. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const embedded = Object.getPrototypeOf(PGlite.prototype) as { query: (...values: unknown[]) => unknown };
  const spies = [vi.spyOn(embedded, 'query'), vi.spyOn(Client.prototype, 'query')];
  try {
    await work();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
