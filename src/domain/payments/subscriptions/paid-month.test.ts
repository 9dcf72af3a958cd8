// Which payments are a month of a plan.

import { expect, it } from 'vitest';
import { isMonthPaid } from './paid-month.ts';

it.each([
  ['the price', { cents: 999, priceCents: 999, unusedCents: 0 }, true],
  ['an earlier price', { cents: 899, priceCents: 899, unusedCents: 0 }, true],
  ['a larger plan less what was not used', { cents: 1000, priceCents: 1999, unusedCents: 999 }, true],
  ['less than that', { cents: 999, priceCents: 1999, unusedCents: 999 }, false],
  ['a price with a coupon', { cents: 500, priceCents: 999, unusedCents: 0 }, false],
  ['more than the price', { cents: 1500, priceCents: 999, unusedCents: 0 }, false],
  ['nothing', { cents: 0, priceCents: 1999, unusedCents: 1999 }, false],
  ['nothing for a price of nothing', { cents: 0, priceCents: 0, unusedCents: 0 }, false],
])('%s pays for a month or does not', (_, month, isPaid) => {
  expect(isMonthPaid(month)).toBe(isPaid);
});
