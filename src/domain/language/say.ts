// Says a text in the language in force.

import { type I18n, i18n, type MessageDescriptor } from '@lingui/core';
import { sourceLanguage } from './languages.ts';

// In the browser the screen's language replaces it; on a server it stays English (`speakBy`).
if (i18n.locale === '') i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });

let inForce = (): I18n => i18n;

/** A text (`` msg`Hello ${{ firstName }}` ``) in the language in force: the screen's, the email's, English outside of both. */
export function say(message: MessageDescriptor): string {
  return inForce()._(message);
}

/** The code of the language in force, for `Intl`. */
export function languageInForce(): string {
  return inForce().locale;
}

/** The language in force for the dates, numbers and lists inside of sentences; English is British. */
export function localeInForce(): string {
  const language = languageInForce();
  return language === sourceLanguage ? 'en-GB' : language;
}

/** Where several people are spoken to at the same time, asks for the language of each. */
export function speakBy(ask: () => I18n | undefined): void {
  inForce = () => ask() ?? i18n;
}
