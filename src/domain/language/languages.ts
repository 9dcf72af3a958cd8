// The languages of the product.

/** Codes of ISO 639-1, the source first. */
export const languages = ['en', 'da', 'es'] as const;
export type LanguageCode = (typeof languages)[number];

/** The language that the code is written in. */
export const sourceLanguage = 'en' satisfies LanguageCode;

/** Each in its own words. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', da: 'Dansk', es: 'Español' };

/** English alone until every screen is translated: nobody meets a screen in two languages. */
const onOffer: readonly LanguageCode[] = ['en'];

/** The language of a tag of BCP 47 (`da-DK`); undefined if it is not one of the product's. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [first] = tag.toLowerCase().split('-');
  return languages.find((one) => one === first);
}

/** What a person reads: the first of the languages that they know which is on offer, or English. */
export function languageFor(
  wanted: readonly (LanguageCode | undefined)[],
  offered: readonly LanguageCode[] = onOffer,
): LanguageCode {
  return wanted.find((one) => one !== undefined && offered.includes(one)) ?? sourceLanguage;
}
