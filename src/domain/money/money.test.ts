// How amounts read.

import { expect, it } from 'vitest';
import { formatMoney, isCurrencyInCents } from './money.ts';

/** With plain spaces: locales set narrow and unbreakable ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [999, 'EUR', 'DK', '9,99 €'],
  [999, 'EUR', 'ES', '9,99 €'],
  [11_000, 'EUR', 'IE', '€110.00'],
  [11_000, 'EUR', 'DE', '110,00 €'],
  [1500, 'DKK', 'DK', '15,00 kr.'],
  [0, 'GBP', 'GB', '£0.00'],
  [999, 'EUR', 'somewhere', '€9.99'],
])('%i cents of %s in %s: %s', (cents, currency, country, text) => {
  expect(plain(formatMoney({ cents, currency }, country))).toBe(text);
});

it('knows which currencies are counted in hundredths', () => {
  expect(['EUR', 'DKK', 'USD'].every(isCurrencyInCents)).toBe(true);
  expect(['JPY', 'KWD', 'eur', 'ABC', ''].some(isCurrencyInCents)).toBe(false);
});
