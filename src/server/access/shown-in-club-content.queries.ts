// Whether a club may name a member to the others: the answer of `mayBeDrafted` of the domain, in SQL.

import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { contentChoices } from '#server/db/schema/index.ts';

const build = new QueryBuilder();

/**
 * The condition that a member has not refused to be shown in what their club makes (docs/product.md#club-content). A refusal of another
 * club counts for nothing.
 *
 * @param person `users` of the query, or an alias of it, known to be an active member
 */
export function mayBeShown(person: { id: PgColumn; clubId: PgColumn }): SQL<boolean> {
  const refusal = build
    .select({ one: sql`1` })
    .from(contentChoices)
    .where(
      and(
        eq(contentChoices.userId, person.id),
        eq(contentChoices.clubId, person.clubId),
        eq(contentChoices.choice, 'refused'),
      ),
    );
  return not(exists(refusal)) as SQL<boolean>;
}
