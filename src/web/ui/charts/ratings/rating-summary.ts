// Text alternatives of rating charts.

import { plural, t } from '@lingui/core/macro';
import { difference as differenceOf, oneDecimal } from '#domain/round-to.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { formatDate } from '#web/lib/format.ts';
import type { ChartLine, ChartRow } from '#web/ui/charts/chart-types.ts';

/** Number of reviews, dates, change and highest rating. */
export function ratingSummary({ label, points }: ChartLine): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return t`${{ skill: label }}: no ratings yet.`;
  const rating = oneDecimal(last.value);
  const count = points.length;
  if (count === 1) return t`One review: ${{ rating }} on ${{ date: formatDate(last.at) }}.`;
  const start = formatDate(first.at);
  const end = formatDate(last.at);
  const highest = oneDecimal(Math.max(...points.map(({ value }) => value)));
  const before = oneDecimal(first.value);
  const difference = differenceOf(first.value, last.value, 'both');
  const change = oneDecimal(Math.abs(difference));
  const reviews = plural(count, { one: '# review', other: '# reviews' });
  if (difference === 0)
    return t`${{ reviews }} from ${{ start }} to ${{ end }}: ${{ rating }} at the start and end, highest ${{ highest }}.`;
  return difference > 0
    ? t`${{ reviews }} from ${{ start }} to ${{ end }}: up ${{ change }} from ${{ before }} to ${{ rating }}, highest ${{ highest }}.`
    : t`${{ reviews }} from ${{ start }} to ${{ end }}: down ${{ change }} from ${{ before }} to ${{ rating }}, highest ${{ highest }}.`;
}

/** A point in words, for screen readers. */
export function pointText(row: ChartRow, compared: ChartLine | undefined): string {
  const rating = `${oneDecimal(row.value)}, ${skillTier(row.value).label}`;
  const other = compared && row.compared !== null ? `; ${compared.label} ${oneDecimal(row.compared)}` : '';
  return `${formatDate(row.at)}, ${row.title}: ${rating}${other}`;
}
