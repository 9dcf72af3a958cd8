// The languages of the product.

/** Codes of ISO 639-1, the source first. */
export const languages = ['en', 'da', 'es'] as const;
export type LanguageCode = (typeof languages)[number];

/** The language that the code is written in. */
export const sourceLanguage = 'en' satisfies LanguageCode;

/** Each in its own words. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', da: 'Dansk', es: 'Español' };

/** The cookie that keeps the language that a person has chosen. The browser writes it as well. */
export const languageCookie = 'pala_language';

let onOffer: readonly LanguageCode[] = [sourceLanguage];

/** Offers these languages from now on, as the server is set up (`LANGUAGES`); English is always among them. */
export function offerLanguages(chosen: readonly LanguageCode[]): void {
  onOffer = languages.filter((one) => one === sourceLanguage || chosen.includes(one));
}

/** The languages that people can choose. */
export const languagesOnOffer = (): readonly LanguageCode[] => onOffer;

/** The language of a tag of BCP 47 (`da-DK`); undefined if it is not one of the product's. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [first] = tag.toLowerCase().split('-');
  return languages.find((one) => one === first);
}

/** What a person reads: the language that they want, if it is on offer, or English. */
export function languageFor(wanted: LanguageCode | undefined): LanguageCode {
  return wanted !== undefined && onOffer.includes(wanted) ? wanted : sourceLanguage;
}
