// A period in a query: two calendar days, both included.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { say } from '#domain/language/say.ts';
import * as fields from './fields.ts';

/** No data is older, and no one plans further ahead. */
const periodDay = fields.day.refine((day) => day >= '1900-01-01' && day <= '2100-12-31', {
  error: () => say(msg`Please enter a date between 1900 and 2100.`),
});

/** A query with a period, `from` and `to`, and other fields. */
export function withPeriod<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, from: periodDay, to: periodDay }).refine(
    (query) => {
      const { from, to } = query as { from: string; to: string };
      return from <= to;
    },
    { path: ['to'], error: () => say(msg`The last day must not be before the first.`) },
  );
}

/** Query fields for a period, or one side of it; days are those of the time zone. */
export const optionalPeriod = {
  from: periodDay.optional(),
  to: periodDay.optional(),
  timeZone: fields.timeZone.default('UTC'),
};
