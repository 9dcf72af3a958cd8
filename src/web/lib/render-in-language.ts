// Renders what the build writes in each language: public pages, and the shapes of first screens.

import { i18n, type Messages } from '@lingui/core';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';

/** Runs an action whose texts are in this language, which it ends in at once. Then English is in force again. */
export function renderInLanguage<Result>(language: LanguageCode, messages: Messages, render: () => Result): Result {
  i18n.loadAndActivate({ locale: language, messages });
  try {
    return render();
  } finally {
    i18n.activate(sourceLanguage);
  }
}
