// SQL of a level that nobody vouches for any more: when it was withdrawn, and by whom.

import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { LevelWithdrawal } from '#contract/people.ts';
import { levelVerifications, users } from '#server/db/schema/index.ts';

const withdrawer = alias(users, 'level_withdrawer');

/**
 * The withdrawal of a player's level (contract, `LevelWithdrawal`), for a row of `users` or of an alias of it; null while the level is
 * verified, and for whoever never had a verified one. Costs nothing for those whose level is verified.
 */
export function levelWithdrawal(player: {
  id: PgColumn;
  isLevelVerified: PgColumn;
}): SQL.Aliased<LevelWithdrawal | null> {
  const { playerId, withdrawnAt, withdrawnById } = levelVerifications;
  // The moment as `instant` writes it: without zeros at the end of its milliseconds.
  // One statement within the other: what stands within it keeps the names of its tables.
  const withdrawal = sql`case when not ${player.isLevelVerified} then (
    select json_build_object(
      'at', replace((${withdrawnAt} at time zone 'UTC')::text, ' ', 'T') || 'Z',
      'by', case when ${withdrawer.id} is not null
        then json_build_object('firstName', ${withdrawer.firstName}, 'lastName', ${withdrawer.lastName}) end)
    from ${levelVerifications} left join ${users} level_withdrawer on ${withdrawer.id} = ${withdrawnById}
    where ${playerId} = ${player.id} and ${withdrawnAt} is not null
    order by ${withdrawnAt} desc limit 1) end`;
  return sql<LevelWithdrawal | null>`${withdrawal}`.as('level_withdrawn');
}
