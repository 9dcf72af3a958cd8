// Screens in another language, for people whose profile is in English and who are shared by many journeys.

import type { BrowserContext } from '@playwright/test';
import { type LanguageCode, languageCookie } from '../src/domain/language/languages.ts';

/** A browser reads a language from its next page on, as if the profile of the person in it named that language. */
export async function readIn(context: BrowserContext, language: LanguageCode, url: string): Promise<void> {
  await context.addCookies([{ name: languageCookie, value: language, url }]);
  await context.route('**/api/auth/user', async (route) => {
    try {
      const response = await route.fetch();
      const user = (await response.json()) as object;
      await route.fulfill({ response, json: response.ok() ? { ...user, language } : user });
    } catch {
      // The page was left meanwhile, and the answer with it.
      await route.abort().catch(() => {});
    }
  });
}
