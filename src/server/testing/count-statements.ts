// Counts statements to the database.

import { Client } from 'pg';
import { vi } from 'vitest';

/** Runs it and counts its statements. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
