// Amounts of money in whole cents, and formatting them.

import { languageInForce } from '#domain/language/say.ts';

/** An amount in the smallest unit of its currency, e.g. cents. */
export interface Money {
  cents: number;
  /** ISO 4217, e.g. `EUR`. */
  currency: string;
}

/** Whether a currency has hundredths, because prices are in cents. */
export function isCurrencyInCents(currency: string): boolean {
  if (!/^[A-Z]{3}$/.test(currency) || !Intl.supportedValuesOf('currency').includes(currency)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits === 2;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in English format: `€9.99`, `DKK 99.00` (docs/product.md#prices). */
export function formatMoney({ cents, currency }: Money): string {
  const language = languageInForce();
  const key = `${language} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(cents / 100);
}
