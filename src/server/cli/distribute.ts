// The command that moves tables to the workers of a Citus cluster.

import { DistributionError, distribute } from '#server/db/distribution.ts';
import { CannotStart, type Operator } from './operator.ts';
import type { Outcome } from './outcome.ts';

/** Moves what is not there yet, or says what would be moved. */
export async function distributeTables({ context }: Operator, isPlan: boolean): Promise<Outcome> {
  try {
    const found = await distribute(context.databaseAddress, isPlan);
    const did = isPlan ? 'will be distributed by player' : 'is distributed by player';
    const lines = found.map(({ table, isDistributed }) =>
      isDistributed ? `${table}: was distributed before` : `${table}: ${did}`,
    );
    return { lines: [...lines, 'All other tables stay on the coordinator.'], facts: { tables: found, isPlan } };
  } catch (error) {
    throw error instanceof DistributionError ? new CannotStart(error.message) : error;
  }
}
