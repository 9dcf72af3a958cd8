// A player's level at a past time, in SQL.

import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { levelVerifications } from '#server/db/schema/index.ts';

const build = new QueryBuilder();
const { level, playerId, verifiedAt, withdrawnAt } = levelVerifications;

interface Leveled {
  id: PgColumn;
  currentLevel: PgColumn;
  createdAt: PgColumn;
}

/**
 * A member's levels at the start and end of a period, for dashboard and reports; null where
 * there was none or the member was not registered yet.
 *
 * @param player `users` of the query, or an alias of it
 */
export function levelSpan(player: Leveled, { start, end }: { start: SQL; end: SQL }) {
  return {
    level: sql<number | null>`(${levelAt(player, end)})::float8`,
    levelBefore: sql<
      number | null
    >`(case when ${player.createdAt} < ${start} then ${levelAt(player, start)} end)::float8`,
  };
}

/**
 * The level of a player at a moment: the last verification that stood then; before the first one that stands, its level, since a
 * first verification puts a statement right and is no rise; without any, the level that the player has now, if any (docs/product.md#clubs).
 *
 * @param player `users` of the query, or an alias of it
 */
function levelAt(player: Leveled, moment: SQL): SQL<string | null> {
  const stood = build
    .select({ level })
    .from(levelVerifications)
    .where(and(eq(playerId, player.id), lt(verifiedAt, moment), or(isNull(withdrawnAt), gte(withdrawnAt, moment))))
    .orderBy(desc(verifiedAt))
    .limit(1);
  const next = build
    .select({ level })
    .from(levelVerifications)
    .where(and(eq(playerId, player.id), gte(verifiedAt, moment), isNull(withdrawnAt)))
    .orderBy(asc(verifiedAt))
    .limit(1);
  return sql<string | null>`coalesce((${stood}), (${next}), ${player.currentLevel})`;
}
