// The season of reference clips: half a calendar year in UTC (docs/product.md#reference-clips).

import { msg } from '@lingui/core/runtime-macro';
import { localeInForce, say } from '#domain/language/say.ts';

/** `2027-1` is January to June 2027. */
const seasonPattern = /^(20\d\d)-([12])$/;

/** Whether a text names a season. */
export function isSeason(text: string): boolean {
  return seasonPattern.test(text);
}

/** The season of a moment. */
export function seasonOf(moment: Date): string {
  return `${moment.getUTCFullYear()}-${moment.getUTCMonth() < 6 ? 1 : 2}`;
}

/** The season after a season. */
export function nextSeason(season: string): string {
  const year = Number(season.slice(0, 4));
  return season.endsWith('-1') ? `${year}-2` : `${year + 1}-1`;
}

/** "January to June 2027". */
export function seasonWords(season: string): string {
  const year = season.slice(0, 4);
  return season.endsWith('-1') ? say(msg`January to June ${{ year }}`) : say(msg`July to December ${{ year }}`);
}

/** The last day of a season: "30 June 2027". */
export function seasonEnd(season: string): string {
  const day = new Intl.DateTimeFormat(localeInForce(), { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(`${season.slice(0, 4)}-${season.endsWith('-1') ? '06-30' : '12-31'}`));
}
