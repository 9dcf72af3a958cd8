// How the steps of a period are called.

import type { Analytics } from '#contract/administration/analytics.ts';
import { dateFormat } from '#web/lib/format.ts';
import type { ColumnCategory } from '#web/ui/charts/column-types.ts';

const stepNames: Record<Analytics['step'], string> = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' };

/** What one step is, at the head of a table. */
export function stepName(step: Analytics['step']): string {
  return stepNames[step];
}

// Calendar days have no time zone: read and written as UTC they stay the same days.
const short = {
  day: dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  week: dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  month: dateFormat({ month: 'short', year: '2-digit', timeZone: 'UTC' }),
  year: dateFormat({ year: 'numeric', timeZone: 'UTC' }),
};
const full = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The steps of a period, as the columns of a chart. */
export function stepCategories({ step, steps }: Analytics): ColumnCategory[] {
  return steps.map(({ start }) => {
    const day = new Date(start);
    const label = short[step](day);
    const names = { day: full(day), week: `Week of ${full(day)}`, month: label, year: label };
    return { key: start, label, name: names[step] };
  });
}

/** Hours in words: "26 h", "1.5 h". */
export function hoursText(hours: number): string {
  return `${hours.toLocaleString(undefined, { maximumFractionDigits: hours < 10 ? 1 : 0 })} h`;
}
