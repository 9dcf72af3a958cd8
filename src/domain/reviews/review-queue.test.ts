// Due times and pauses.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursPaused, resumedDueAt } from './review-queue.ts';

const now = new Date('2026-03-14T12:00:00Z');
const moment = fc
  .integer({ min: -5000, max: 5000 })
  .map((minutes) => new Date(now.getTime() + minutes * 60_000).toISOString());

describe('due times', () => {
  it('are later by as long as the link was dead, and never earlier', () => {
    expect(resumedDueAt('2026-03-14T14:00:00Z', '2026-03-14T10:00:00Z', '2026-03-15T11:30:00Z')).toBe(
      '2026-03-15T15:30:00.000Z',
    );
    fc.assert(
      fc.property(moment, moment, moment, (dueAt, pausedAt, resumedAt) => {
        const after = Date.parse(resumedDueAt(dueAt, pausedAt, resumedAt));
        expect(after - Date.parse(dueAt)).toBe(Math.max(Date.parse(resumedAt) - Date.parse(pausedAt), 0));
      }),
    );
  });

  it('give how long a link has been dead', () => {
    expect(hoursPaused({ pausedAt: '2026-03-13T11:30:00Z' }, now)).toBe(24);
    expect(hoursPaused({ pausedAt: '2026-03-14T12:30:00Z' }, now)).toBe(0);
    expect(hoursPaused({ pausedAt: null }, now)).toBeNull();
  });
});
