// Labels of a period's steps.

import type { Analytics } from '#contract/administration/analytics.ts';
import { roundTo } from '#domain/round-to.ts';
import { dateFormat } from '#web/lib/format.ts';
import type { ColumnCategory } from '#web/ui/charts/column-types.ts';

const stepNames: Record<Analytics['step'], string> = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' };

/** The name of a step, for table headings. */
export function stepName(step: Analytics['step']): string {
  return stepNames[step];
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
    const names = { day: full(day), week: `Week of ${full(day)}`, month: label, year: label };
    return { key: start, label, name: names[step] };
  });
}

/** Hours as `hoursText` shows them: to one decimal below ten, else whole. */
export function shownHours(hours: number): number {
  return roundTo(hours, hours < 10 ? 1 : 0);
}

/** E.g. "26 h", "1.5 h". */
export function hoursText(hours: number): string {
  return `${shownHours(hours).toLocaleString()} h`;
}
