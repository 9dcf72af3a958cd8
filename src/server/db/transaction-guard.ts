// Turns a silent dead end of the embedded database into an error.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';

const insideTransaction = new AsyncLocalStorage<true>();
const guarded = new Set(['query', 'sql', 'exec', 'transaction', 'runExclusive']);

/**
 * The embedded database has one connection: a query that is sent past an open transaction, from within it, waits for ever.
 * PostgreSQL would answer it (outside the transaction), so only this database shows the mistake, and not by an error.
 * The returned client throws instead.
 */
export function refuseQueriesPastTransaction(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property, target) as unknown;
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => unknown;
      if (!guarded.has(property as string)) return method;
      return (...args: unknown[]) => {
        if (insideTransaction.getStore()) {
          throw new Error(
            `Database.${String(property)} was called inside a transaction: use the transaction that is open`,
          );
        }
        if (property !== 'transaction') return method(...args);
        const work = args[0] as (transaction: unknown) => unknown;
        return method((transaction: unknown) => insideTransaction.run(true, () => work(transaction)));
      };
    },
  });
}
