// What plans give, in words.

import { expect, it } from 'vitest';
import { packageCents } from '#domain/payments/money/prices.ts';
import { planBenefits, planSummary } from './plan-benefits.ts';
import { planIds, plans } from './plans.ts';

it('a plan’s benefits list its messages and credits', () => {
  expect(planBenefits('premium').slice(0, 2)).toEqual([
    '20 messages to your coaches a month',
    '1 analysis credit a month, and you keep unused ones',
  ]);
  expect(planBenefits('pro')[1]).toBe('4 analysis credits a month, and you keep unused ones');
});

it('a plan’s summary is one line', () => {
  expect(planIds.map(planSummary)).toEqual(['20 messages and 1 credit a month', '100 messages and 4 credits a month']);
});

it.each(planIds)('a month of %s costs less than its credits bought one by one, as the shop says', (plan) => {
  const { cents, creditsAMonth } = plans[plan];
  expect(cents).toBeLessThan(creditsAMonth * packageCents('credits-1', true));
});
