// Amounts of money: whole cents with a currency, and how they read.

/** An amount in the smallest unit of its currency, e.g. cents. */
export interface Money {
  cents: number;
  /** ISO 4217, e.g. `EUR`. */
  currency: string;
}

/** Whether amounts of a currency are counted in hundredths: prices stand in cents. */
export function isCurrencyInCents(currency: string): boolean {
  if (!/^[A-Z]{3}$/.test(currency) || !Intl.supportedValuesOf('currency').includes(currency)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits === 2;
}

/** How people of a country write amounts, in English: `9,99 €` in Denmark and Spain, `€9.99` in Ireland (docs/product.md#prices). */
export function formatMoney({ cents, currency }: Money, country: string): string {
  const format = new Intl.NumberFormat(moneyLocale(country), { style: 'currency', currency });
  return format.format(cents / 100);
}

const moneyLanguages: Record<string, string> = {
  ES: 'es',
  AR: 'es',
  DK: 'da',
  SE: 'sv',
  NO: 'nb',
  DE: 'de',
  FR: 'fr',
  IT: 'it',
  PT: 'pt',
  NL: 'nl',
};

/** The locale of a country's amounts: of its language where that decides how numbers are written. */
function moneyLocale(country: string): string {
  const language = moneyLanguages[country] ?? 'en';
  return /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : 'en';
}
