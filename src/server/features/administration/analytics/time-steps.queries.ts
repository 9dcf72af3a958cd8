// The steps of a period in SQL. Their times come from the domain, so that days match the screen.

import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { momentsOf, type Period, type PeriodStep, periodBefore, stepOf, stepStarts } from '#domain/time/period.ts';

/** A period cut into steps, with the previous period of the same length as step 0. */
export interface TimeSteps {
  step: PeriodStep;
  /** First day of each, the earliest first. */
  starts: string[];
  /** The previous period. */
  before: Period;
  /** Whether a time lies within the period. */
  includes: (moment: SQLWrapper) => SQL | undefined;
  /** Whether a time lies within either period. */
  includesBoth: (moment: SQLWrapper) => SQL | undefined;
  /** Whether a time in either period lies in the previous one. */
  isBefore: (moment: SQLWrapper) => SQL<boolean>;
  /** The step of a time in the period, counted from 1; 0 for the previous period. */
  indexOf: (moment: SQLWrapper) => SQL<number>;
}

/** Cuts a period of days in a time zone, so that one statement counts it and the period before. */
export function timeSteps(period: Period, timeZone: string): TimeSteps {
  const step = stepOf(period);
  const starts = stepStarts(period, step);
  const { start, end } = momentsOf(period, timeZone);
  const before = periodBefore(period);
  const beginning = momentsOf(before, timeZone).start;
  const between = (from: Date, moment: SQLWrapper) =>
    and(gte(moment, from.toISOString()), lt(moment, end.toISOString()));
  const bounds = starts.map((day, index) => (index === 0 ? start : momentsOf({ from: day, to: day }, timeZone).start));
  // A typed value is parsed once; a text would be parsed for each row.
  const list = `{${bounds.map((bound) => bound.toISOString()).join(',')}}`;
  return {
    step,
    starts,
    before,
    includes: (moment) => between(start, moment),
    includesBoth: (moment) => between(beginning, moment),
    isBefore: (moment) => sql<boolean>`${moment} < ${start.toISOString()}::timestamptz`,
    indexOf: (moment) => sql<number>`width_bucket(${moment}::timestamptz, ${list}::timestamptz[])`,
  };
}
