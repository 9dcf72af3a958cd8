// How amounts read.

import { expect, it } from 'vitest';
import { formatMoney, isCurrencyInCents } from './money.ts';

/** With plain spaces: locales set narrow and unbreakable ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [999, 'EUR', '€9.99'],
  [110_000, 'EUR', '€1,100.00'],
  [1500, 'DKK', 'DKK 15.00'],
  [0, 'GBP', '£0.00'],
  [1999, 'USD', '$19.99'],
])('%i cents of %s: %s', (cents, currency, text) => {
  expect(plain(formatMoney({ cents, currency }))).toBe(text);
});

it('currencies with hundredths are recognised', () => {
  expect(['EUR', 'DKK', 'USD'].every(isCurrencyInCents)).toBe(true);
  expect(['JPY', 'KWD', 'eur', 'ABC', ''].some(isCurrencyInCents)).toBe(false);
});
