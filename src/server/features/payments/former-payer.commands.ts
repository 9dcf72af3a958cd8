// A junior's former guardian no longer pays (docs/product.md#families).

import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { closeOpenOrders, deleteCustomer } from './orders.queries.ts';
import { endWithPayer } from './subscriptions/subscriptions.commands.ts';
import { listUnended } from './subscriptions/subscriptions.queries.ts';

/**
 * Forgets who pays for a person, whose cards and address the next one must not see: subscriptions end, and open checkouts are closed.
 * What is on its way, or paid all the same, counts for the person. The person is locked by the caller.
 */
export async function forgetPayer({ jobs }: Pick<Context, 'jobs'>, tx: Database, userId: string): Promise<void> {
  await deleteCustomer(tx, userId);
  for (const order of await closeOpenOrders(tx, userId)) await jobs.enqueue(tx, 'close-checkout', order);
  for (const subscription of await listUnended(tx, userId)) await endWithPayer(tx, jobs, userId, subscription);
}
