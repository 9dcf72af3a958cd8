// A period of calendar days as an SQL condition.

import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { momentsOf } from '#domain/time/period.ts';

/** Days in a time zone; an end that is left out is open. */
export interface GivenPeriod {
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}

/** The moment lies within the days, from the first midnight until the one after the last day. */
export function isWithin(moment: PgColumn, { from, to, timeZone }: GivenPeriod): SQL | undefined {
  const start = from && momentsOf({ from, to: from }, timeZone).start.toISOString();
  const end = to && momentsOf({ from: to, to }, timeZone).end.toISOString();
  return and(start ? gte(moment, start) : undefined, end ? lt(moment, end) : undefined);
}
