// Choosing another language: every screen is drawn again in it, without a reload.

import { i18n } from '@lingui/core';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';
import { browserNavigation } from './browser-navigation.ts';
import { keepLanguage } from './keep-language.ts';
import { translationsInto } from './language.ts';
import { keepLanguageOffline } from './service-worker/service-worker.ts';

/** Windows of a browser have one cookie, and so one language. */
const channel = new BroadcastChannel('language');
channel.addEventListener('message', ({ data }: MessageEvent<LanguageCode>) => void showIn(data));

/**
 * Reads the product in another language from now on: this document, the browser's other windows, and every page to come. What was typed
 * and the focus stay.
 */
export async function chooseLanguage(chosen: LanguageCode): Promise<void> {
  keepLanguage(chosen);
  channel.postMessage(chosen);
  await showIn(chosen);
}

/** The language chosen last: texts of an earlier choice may arrive after it. */
let wanted: LanguageCode | undefined;

async function showIn(chosen: LanguageCode): Promise<void> {
  wanted = chosen;
  try {
    if (chosen !== sourceLanguage) await loadTexts(chosen);
  } catch {
    // A new document has its texts, or says that there is no connection.
    return browserNavigation.reload();
  }
  if (wanted !== chosen) return;
  const { documentElement } = document;
  // Read by files that are still to come.
  if (chosen === sourceLanguage) delete documentElement.dataset['language'];
  else documentElement.dataset['language'] = chosen;
  documentElement.lang = chosen;
  i18n.loadAndActivate({ locale: chosen, messages: chosen === sourceLanguage ? {} : translationsInto(chosen) });
  void keepLanguageOffline();
}

/** Loads the texts of all files that are here, and of those that come meanwhile. */
async function loadTexts(chosen: LanguageCode): Promise<void> {
  const files = (globalThis.textFiles ??= []);
  for (let done = 0; done < files.length; ) {
    const next = files.slice(done);
    done = files.length;
    await Promise.all(next.map((load) => load(chosen)));
  }
}
