// Keeps the chosen language in this browser; without React, since the public pages use it too.

import { languageCookie } from '#domain/language/languages.ts';

/** Every page that the server sends from now on is in this language, as far as it is on offer. */
export function keepLanguage(chosen: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${chosen}; path=/; max-age=34560000; samesite=lax${secure}`;
}
