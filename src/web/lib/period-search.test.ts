// A period in search parameters.

import { expect, it } from 'vitest';
import { parsePeriodSearch, periodIn } from './period-search.ts';

it.each([
  [{}, {}],
  [{ period: 'last-month' }, { period: 'last-month' }],
  [{ period: 'for ever' }, {}],
  [
    { period: 'last-month', from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
  [{ from: '2026-01-31', to: '2026-01-01' }, {}],
  [{ from: '2026-02-30', to: '2026-03-01' }, {}],
  [{ from: '1066-10-14', to: '2026-03-01' }, {}],
  [{ from: '2026-01-01' }, {}],
  [{ from: 7, to: ['2026-01-01'] }, {}],
])('%j means %j', (given, meant) => {
  expect(parsePeriodSearch(given)).toEqual(meant);
});

it('periodIn uses the screen’s default', () => {
  expect(periodIn({}, '2026-03-10', 'this-month')).toEqual({ from: '2026-03-01', to: '2026-03-10' });
  expect(periodIn({ period: 'last-month' }, '2026-03-10', 'this-month')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(periodIn({ from: '2025-01-01', to: '2025-01-02' }, '2026-03-10', 'this-month')).toEqual({
    from: '2025-01-01',
    to: '2025-01-02',
  });
});
