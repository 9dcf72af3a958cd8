// A period of calendar days as a condition of SQL.

import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { momentsOf } from '#domain/time/period.ts';

/** Days of a time zone; what is left out is not narrowed. */
export interface GivenPeriod {
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}

/** The moment lies within the days, from the first one's midnight until that after the last one. */
export function isWithin(moment: PgColumn, { from, to, timeZone }: GivenPeriod): SQL | undefined {
  const start = from && momentsOf({ from, to: from }, timeZone).start.toISOString();
  const end = to && momentsOf({ from: to, to }, timeZone).end.toISOString();
  return and(start ? gte(moment, start) : undefined, end ? lt(moment, end) : undefined);
}
