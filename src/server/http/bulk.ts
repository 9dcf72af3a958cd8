// One command for many things: each in a transaction of its own, so that one refusal keeps nothing else.

import type { BulkResult } from '#contract/people/admin-people.ts';
import type { Context } from '#server/context.ts';
import { toAppError } from './error-handler.ts';

/**
 * Runs a command for each id, one after the other, and tells of each what became of it. What is refused is told in its sentence;
 * what is our fault is logged besides.
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
