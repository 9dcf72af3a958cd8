// Messages under their days.

import { expect, it } from 'vitest';
import { byDay, dayLabel, dayOf } from './thread-days.ts';

/** A moment of this machine's clocks, as it travels. */
const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 2, day, hour).toISOString() });

it('messages are grouped by local day, in order', () => {
  const days = byDay([at(1, 0), at(1, 23), at(2, 0)]);
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 1],
  ]);
});

it('the nearest days are called Today and Yesterday, even across months', () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(dayLabel(dayOf(now), now)).toBe('Today');
  expect(dayLabel('2026-02-28', now)).toBe('Yesterday');
  expect(dayLabel('2026-02-27', now)).toContain('2026');
});
