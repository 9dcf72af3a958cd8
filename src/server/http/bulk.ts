// One command for many ids: each in its own transaction, so that one refusal stops no other.

import type { BulkResult } from '#contract/people/admin-people.ts';
import type { Context } from '#server/context.ts';
import { toAppError } from './error-handler.ts';

/**
 * Runs a command for each id, one after the other, and returns a result for each. A refusal has its sentence; our own faults are also
 * logged.
 */
export async function bulk(
  ids: readonly string[],
  command: (id: string) => Promise<unknown>,
  log: Context['log'],
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) {
    try {
      await command(id);
      results.push({ id, isDone: true, message: null });
    } catch (error) {
      const { status, message } = toAppError(error);
      if (status >= 500) log.error({ err: error }, 'one of several changes failed');
      results.push({ id, isDone: false, message });
    }
  }
  return results;
}
