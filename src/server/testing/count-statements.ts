// How many statements something sends to the database.

import { Client } from 'pg';
import { vi } from 'vitest';

/** Does it and counts. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
