// A season: from a day to a day.

import { msg } from '@lingui/core/runtime-macro';
import { localeInForce, say } from '#domain/language/say.ts';

/** First and last day, `YYYY-MM-DD`. */
export interface Season {
  from: string;
  to: string;
}

/** E.g. "1 September 2026 to 30 November 2026". */
export function seasonWords({ from, to }: Season): string {
  const day = new Intl.DateTimeFormat(localeInForce(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return say(msg`${{ from: day.format(new Date(from)) }} to ${{ to: day.format(new Date(to)) }}`);
}
