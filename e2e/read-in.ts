// Screens in another language, for people whose profile is in English and who are shared by many journeys.

import type { BrowserContext } from '@playwright/test';
import { type LanguageCode, languageCookie } from '../src/domain/language/languages.ts';

/** A browser reads a language from its next page on, as if the profile of the person in it named that language. */
export async function readIn(context: BrowserContext, language: LanguageCode, url: string): Promise<void> {
  await context.addCookies([{ name: languageCookie, value: language, url }]);
  await context.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const json = response.ok() ? { ...(await response.json()), language } : await response.json();
    await route.fulfill({ response, json });
  });
}
