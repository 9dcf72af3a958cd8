// The mappings of level scales: the one place where the server reads them (docs/product.md#levels).

import { type SQL, sql } from 'drizzle-orm';
import type { ScaleMappings } from '#domain/levels/levels.ts';
import type { Database } from './database.ts';
import { onlyRow } from './one-row.ts';
import { levelScales } from './schema/index.ts';

/** The mappings that are set, as a column of any statement; the session's has it, so that an actor's screens need no other. */
export function scaleMappings(): SQL.Aliased<ScaleMappings> {
  // As an inner statement it keeps the names of its table.
  const found = sql`(select coalesce(json_agg(json_build_object('scale', ${levelScales.scale}, 'steps', ${levelScales.steps})
    order by ${levelScales.scale}), '[]') from ${levelScales} where ${levelScales.steps} is not null)`;
  return sql<ScaleMappings>`${found}`.as('scale_mappings');
}

/** The mappings that are set, for jobs, public pages and everything else without an actor. */
export async function readScaleMappings(db: Database): Promise<ScaleMappings> {
  return onlyRow(await db.select({ mappings: scaleMappings() }).from(sql`(select 1) as one`)).mappings;
}
