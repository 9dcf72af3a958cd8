// Entries of the administrators' list in words.

import { expect, it } from 'vitest';
import { entryDetail } from './payment-entries.ts';

const none = { state: null, receiptNumber: null, difference: null };

it.each([
  [{ ...none, state: 'pending' as const }, 'On its way'],
  [{ ...none, receiptNumber: '2026-000012' }, 'Receipt 2026-000012'],
  [
    { ...none, difference: { kind: 'amount-differs' as const, subject: 'pi_1', ours: '39.00', theirs: '35.00' } },
    'Different amount (pi_1). Ours: 39.00. Theirs: 35.00.',
  ],
])('an entry says what more there is to it', (facts, words) => {
  expect(entryDetail(facts)).toBe(words);
});
