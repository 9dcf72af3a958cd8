// Seasons of a player: halves of a calendar year.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Period } from './period.ts';

/** A half-year: its days, and "July to December 2026". */
export interface HalfYear extends Period {
  label: string;
}

/** The half-year of a day (`YYYY-MM-DD`) and those before it, the latest first. */
export function halfYears(today: string, count: number): HalfYear[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const latest = year * 2 + (month > 6 ? 1 : 0);
  return Array.from({ length: count }, (_, index) => {
    const half = latest - index;
    const ofYear = Math.floor(half / 2);
    return half % 2 === 0
      ? { from: `${ofYear}-01-01`, to: `${ofYear}-06-30`, label: say(msg`January to June ${{ year: ofYear }}`) }
      : { from: `${ofYear}-07-01`, to: `${ofYear}-12-31`, label: say(msg`July to December ${{ year: ofYear }}`) };
  });
}
