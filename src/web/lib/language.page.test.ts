// Dates and numbers by the reader's region.

import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { formatClock, formatDay, formatNumber } from './format.ts';
import { readersLocale } from './language.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['en', ['en-GB', 'en-US', 'en'], 'en-GB', '3 Nov 2026'],
  ['en', ['en-US', 'en'], 'en-US', 'Nov 3, 2026'],
  // American English is behind the languages of nearly every browser.
  ['en', ['da-DK', 'da', 'en-US', 'en'], 'en-GB', '3 Nov 2026'],
  ['en', ['en'], 'en-GB', '3 Nov 2026'],
  ['da', ['en-US', 'da-DK'], 'da-DK', '3. nov. 2026'],
  ['es', ['en-GB'], 'es', '3 nov 2026'],
])('who reads %s in a browser of %j has %s', (language, tags, locale, day) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tags[0] ?? '');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  i18n.loadAndActivate({ locale: language, messages: {} });
  expect([readersLocale(), formatDay('2026-11-03')]).toEqual([locale, day]);
  const evening = new Date('2026-11-03T18:30:00');
  expect(formatClock(evening)).toBe(
    locale === 'en-US' ? '6:30 PM' : '18:30'.replace(':', language === 'da' ? '.' : ':'),
  );
  expect(formatNumber(1250)).toBe(new Intl.NumberFormat(locale).format(1250));
});
