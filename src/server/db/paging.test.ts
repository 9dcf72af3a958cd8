// Pages of a list. A last page that is exactly full ends the list, so that no one asks for an empty one.

import { expect, it } from 'vitest';
import { mapPage, takePage } from './paging.ts';

const row = (id: string) => ({ id });

it.each([
  [['a', 'b', 'c'], ['a', 'b'], 'b'],
  [['a', 'b'], ['a', 'b'], null],
  [['a'], ['a'], null],
  [[], [], null],
])('a page of two takes %2$j of %1$j, and %3$j comes next', (found, rows, next) => {
  expect(takePage(found.map(row), 2)).toEqual({ rows: rows.map(row), next });
});

it('a presented page keeps where the next one starts', () => {
  expect(mapPage({ rows: [1, 2], next: 'x' }, (n) => n * 2)).toEqual({ rows: [2, 4], next: 'x' });
});
