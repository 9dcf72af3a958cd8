// A chart in words: its text alternative.

import { difference, oneDecimal } from '#domain/round-to.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { formatDate } from '#web/lib/format.ts';
import type { ChartLine, ChartRow } from '#web/ui/charts/chart-types.ts';

/** What a sighted person sees at a glance: how many reviews, from when to when, from what to what, and the highest. */
export function ratingSummary({ label, points }: ChartLine): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return `${label}: no ratings yet.`;
  if (points.length === 1) return `One review: ${oneDecimal(last.value)} on ${formatDate(last.at)}.`;
  const highest = Math.max(...points.map(({ value }) => value));
  const span = `${points.length} reviews from ${formatDate(first.at)} to ${formatDate(last.at)}`;
  return `${span}: ${course(first.value, last.value)}, highest ${oneDecimal(highest)}.`;
}

function course(first: number, last: number): string {
  const change = difference(first, last, 'both');
  if (change === 0) return `${oneDecimal(first)} at both ends`;
  return `${change > 0 ? 'up' : 'down'} ${oneDecimal(Math.abs(change))} from ${oneDecimal(first)} to ${oneDecimal(last)}`;
}

/** A point in words, for screen readers. */
export function pointText(row: ChartRow, compared: ChartLine | undefined): string {
  const rating = `${oneDecimal(row.value)}, ${skillTier(row.value).label}`;
  const other = compared && row.compared !== null ? `; ${compared.label} ${oneDecimal(row.compared)}` : '';
  return `${formatDate(row.at)}, ${row.title}: ${rating}${other}`;
}
