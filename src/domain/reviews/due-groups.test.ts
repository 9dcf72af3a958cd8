// Groups of the queue by due time.

import { describe, expect, it } from 'vitest';
import { groupByDue } from './due-groups.ts';

const copenhagen = 'Europe/Copenhagen';
const video = (id: string, dueAt: string, pausedAt: string | null = null) => ({ id, dueAt, pausedAt });
const groupsOf = (items: ReturnType<typeof video>[], now: string, zone = copenhagen) =>
  groupByDue(items, new Date(now), zone).map(({ group, items: own }) => [group, own.map(({ id }) => id)]);

describe('groups of the queue', () => {
  it('are overdue, due today, later and paused, without empty ones, each in the given order', () => {
    const paused = video('paused', '2026-03-10T09:00:00Z', '2026-03-09T09:00:00Z');
    const items = [
      video('late', '2026-03-13T09:00:00Z'),
      video('later that day', '2026-03-14T10:00:00Z'),
      video('soon', '2026-03-14T13:00:00Z'),
      video('evening', '2026-03-14T19:00:00Z'),
      video('next week', '2026-03-20T09:00:00Z'),
      paused,
    ];
    expect(groupsOf(items, '2026-03-14T12:00:00Z')).toEqual([
      ['overdue', ['late', 'later that day']],
      ['today', ['soon', 'evening']],
      ['later', ['next week']],
      ['paused', ['paused']],
    ]);
    expect(groupsOf([paused], '2026-03-14T12:00:00Z')).toEqual([['paused', ['paused']]]);
    expect(groupsOf([], '2026-03-14T12:00:00Z')).toEqual([]);
  });

  it('count a video as overdue from the very moment', () => {
    const due = [video('a', '2026-03-14T12:00:00Z')];
    expect(groupsOf(due, '2026-03-14T11:59:59.999Z')).toEqual([['today', ['a']]]);
    expect(groupsOf(due, '2026-03-14T12:00:00Z')).toEqual([['overdue', ['a']]]);
  });

  it('change at midnight in the coach’s time zone', () => {
    // Midnight in Copenhagen is 23:00 UTC.
    const due = [video('before', '2026-03-14T22:59:59Z'), video('at', '2026-03-14T23:00:00Z')];
    expect(groupsOf(due, '2026-03-14T22:30:00Z')).toEqual([
      ['today', ['before']],
      ['later', ['at']],
    ]);
    expect(groupsOf(due, '2026-03-14T22:30:00Z', 'UTC')).toEqual([['today', ['before', 'at']]]);
    // 18:30 on the same day in New York.
    expect(groupsOf(due, '2026-03-14T22:30:00Z', 'America/New_York')).toEqual([['today', ['before', 'at']]]);
    expect(groupsOf(due, '2026-03-14T23:00:00Z')).toEqual([['overdue', ['before', 'at']]]);
  });
});
