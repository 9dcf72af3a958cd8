// The steps of a period in SQL. Their times come from the domain, so that days match the screen.

import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { momentsOf, type Period, type PeriodStep, stepOf, stepStarts } from '#domain/time/period.ts';

/** A period cut into steps. */
export interface TimeSteps {
  step: PeriodStep;
  /** First day of each, the earliest first. */
  starts: string[];
  /** Whether a time lies within the period. */
  includes: (moment: SQLWrapper) => SQL | undefined;
  /** The step of a time in the period, counted from 1. */
  indexOf: (moment: SQLWrapper) => SQL<number>;
}

/** Cuts a period of days in a time zone. */
export function timeSteps(period: Period, timeZone: string): TimeSteps {
  const step = stepOf(period);
  const starts = stepStarts(period, step);
  const { start, end } = momentsOf(period, timeZone);
  const bounds = starts.map((day, index) => (index === 0 ? start : momentsOf({ from: day, to: day }, timeZone).start));
  // A typed value is parsed once; a text would be parsed for each row.
  const list = `{${bounds.map((bound) => bound.toISOString()).join(',')}}`;
  return {
    step,
    starts,
    includes: (moment) => and(gte(moment, start.toISOString()), lt(moment, end.toISOString())),
    indexOf: (moment) => sql<number>`width_bucket(${moment}::timestamptz, ${list}::timestamptz[])`,
  };
}
