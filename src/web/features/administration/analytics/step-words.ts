// Labels of a period's steps.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Analytics } from '#contract/administration/analytics.ts';
import { say } from '#domain/language/say.ts';
import { roundTo } from '#domain/round-to.ts';
import { dateFormat } from '#web/lib/format.ts';
import { readersLocale } from '#web/lib/language.ts';
import type { ColumnCategory } from '#web/ui/charts/column-types.ts';

const stepNames: Record<Analytics['step'], MessageDescriptor> = {
  day: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
  year: msg`Year`,
};

/** The name of a step, for table headings. */
export function stepName(step: Analytics['step']): string {
  return say(stepNames[step]);
}

// Days have no time zone: UTC keeps them.
const short = {
  day: dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  week: dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  month: dateFormat({ month: 'short', year: '2-digit', timeZone: 'UTC' }),
  year: dateFormat({ year: 'numeric', timeZone: 'UTC' }),
};
const full = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The steps as chart columns. */
export function stepCategories({ step, steps }: Analytics): ColumnCategory[] {
  return steps.map(({ start }) => {
    const day = new Date(start);
    const label = short[step](day);
    const names = { day: full(day), week: t`Week of ${{ day: full(day) }}`, month: label, year: label };
    return { key: start, label, name: names[step] };
  });
}

/** Hours as `hoursText` shows them: to one decimal below ten, else whole. */
export function shownHours(hours: number): number {
  return roundTo(hours, hours < 10 ? 1 : 0);
}

/** E.g. "26 h", "1.5 h". */
export function hoursText(hours: number): string {
  return t`${{ hours: shownHours(hours).toLocaleString(readersLocale()) }} h`;
}
