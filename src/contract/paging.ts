// Lists that are read a page at a time, all in the same form: where a page starts, its rows, and where the next one starts.

import { z } from 'zod';
import * as fields from './fields.ts';

/** In a query: continue after the row with this id, the last one of the page before. */
export const after = fields.id.optional();

/** A page of a list. `next` is what `after` must be for the next page; null on the last one. */
export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: fields.id.nullable() });
}

/** A page as `paged` types it. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}
