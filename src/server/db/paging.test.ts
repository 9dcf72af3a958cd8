// A last page that is exactly full ends the list: nobody asks for an empty one.

import { expect, it } from 'vitest';
import { mapPage, takePage } from './paging.ts';

const row = (id: string) => ({ id });

it.each([
  [['a', 'b', 'c'], ['a', 'b'], 'b'],
  [['a', 'b'], ['a', 'b'], null],
  [['a'], ['a'], null],
  [[], [], null],
])('of %j found with pages of two, takes %j, and %j comes next', (found, rows, next) => {
  expect(takePage(found.map(row), 2)).toEqual({ rows: rows.map(row), next });
});

it('presents rows without losing where the next page starts', () => {
  expect(mapPage({ rows: [1, 2], next: 'x' }, (n) => n * 2)).toEqual({ rows: [2, 4], next: 'x' });
});
