// Text alternatives of rating charts.

import { describe, expect, it } from 'vitest';
import { type ChartLine, chartRows } from '#web/ui/charts/chart-types.ts';
import { pointText, ratingSummary } from './rating-summary.ts';

function line(label: string, values: Record<number, number>): ChartLine {
  const points = Object.entries(values).map(([day, value]) => ({
    videoId: `video-${day}`,
    title: `Match ${day}`,
    // Noon local time, since charts use local days.
    at: new Date(2026, 2, Number(day), 12).toISOString(),
    value,
  }));
  return { label, points };
}

describe('the sentence below a chart', () => {
  it('describes the change from first to last, and the highest', () => {
    expect(ratingSummary(line('Overall', { 1: 3.2, 2: 4.4, 3: 4.1 }))).toBe(
      '3 reviews from Mar 1, 2026 to Mar 3, 2026: up 0.9 from 3.2 to 4.1, highest 4.4.',
    );
    expect(ratingSummary(line('Overall', { 1: 4, 2: 3.5 }))).toContain('down 0.5 from 4.0 to 3.5, highest 4.0.');
    expect(ratingSummary(line('Overall', { 1: 4, 2: 4 }))).toContain('4.0 at the start and end');
  });

  it('handles one rating, and none', () => {
    expect(ratingSummary(line('Overall', { 1: 3.2 }))).toBe('One review: 3.2 on Mar 1, 2026.');
    expect(ratingSummary(line('Lob', {}))).toBe('Lob: no ratings yet.');
  });
});

describe('a point in words', () => {
  it('names the compared skill where it was rated', () => {
    const lob = line('Lob', { 2: 2.4 });
    const [first, second] = chartRows(line('Technical', { 1: 3.2, 2: 4 }), lob);
    expect(first && pointText(first, lob)).toBe('Mar 1, 2026, Match 1: 3.2, Getting There');
    expect(second && pointText(second, lob)).toBe('Mar 2, 2026, Match 2: 4.0, Solid; Lob 2.4');
  });
});
