// What plans give, in words.

import { expect, it } from 'vitest';
import { planBenefits } from './plan-benefits.ts';

it('a plan’s benefits list its messages and credits', () => {
  expect(planBenefits('premium').slice(0, 2)).toEqual([
    '20 messages to your coaches a month',
    '1 analysis credit a month, and you keep unused ones',
  ]);
  expect(planBenefits('pro')[1]).toBe('4 analysis credits a month, and you keep unused ones');
});
