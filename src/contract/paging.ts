// Paged lists, all in one form: start, rows, and start of the next page.

import { z } from 'zod';
import * as fields from './fields.ts';

/** In a query: the id of the last row of the page before. */
export const after = fields.id.optional();

/** A page of a list. `next` is the `after` of the next page; null on the last one. */
export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: fields.id.nullable() });
}

/** A page as `paged` types it. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}
