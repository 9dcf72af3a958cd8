// Number fields of a form between what is typed and what is sent.

import { expect, it } from 'vitest';
import { CreditChange, creditChangeRange } from '#contract/payments/credits.ts';
import { ProfileChange } from '#contract/people/profile.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { withNumbers } from './typed-numbers.ts';

const credits = (typed: { amount: string; reason: string }) =>
  CreditChange.safeParse(withNumbers(typed, { amount: creditChangeRange }));

it.each([
  ['5', 5],
  ['−5', -5],
  ['５', 5],
  ['1 000', 1000],
])('%j is sent as its number', (amount, sent) => {
  expect(credits({ amount, reason: 'Correction' }).data).toEqual({ amount: sent, reason: 'Correction' });
});

it.each(['', 'abc', '1,5', '1.000', '1e2', '1001'])('%j is refused with the contract’s sentence', (amount) => {
  expect(credits({ amount, reason: 'Correction' }).error?.issues).toMatchObject([
    { path: ['amount'], message: 'Please enter a whole number from −1000 to 1000.' },
  ]);
});

it('an empty optional field is sent as null', () => {
  expect(ProfileChange.parse(withNumbers({ dpfRanking: ' ' }, { dpfRanking: dpfRankingRange }))).toEqual({
    dpfRanking: null,
  });
});
