// The rows of a chart's marks.

import { expect, it } from 'vitest';
import { markRows } from './mark-rows.ts';

const mark = (day: number) => ({
  id: `${day}`,
  at: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  label: '3.5',
  description: '',
});
const axis = { from: Date.UTC(2026, 2, 1), to: Date.UTC(2026, 2, 31) };

it('marks use one row when far apart and two when close, in any order', () => {
  expect(markRows([mark(20), mark(5)], axis).map(({ id, row }) => [id, row])).toEqual([
    ['5', 0],
    ['20', 0],
  ]);
  expect(markRows([mark(5), mark(7), mark(9), mark(25)], axis).map(({ row }) => row)).toEqual([0, 1, 0, 0]);
});
