// The week calendar.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarWeek, minBlockMinutes, shownHours } from './calendar-week.ts';

const session = (id: string, sessionDate: string, duration: number) => ({ id, sessionDate, duration });
const monday = '2026-03-09';
const shown = (...sessions: ReturnType<typeof session>[]) =>
  calendarWeek(sessions, monday, 'Europe/Copenhagen').flatMap(({ date, blocks }) =>
    blocks.map(({ session: { id }, from, to, column, columns }) => [date, id, from / 60, to / 60, column, columns]),
  );

describe('calendarWeek', () => {
  it('has seven days from Monday, in the zone’s local time', () => {
    expect(calendarWeek([], monday, 'UTC').map(({ date }) => date)).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]);
    expect(shown(session('a', '2026-03-09T17:00:00Z', 60), session('b', '2026-03-16T17:00:00Z', 60))).toEqual([
      ['2026-03-09', 'a', 18, 19, 0, 1],
    ]);
  });

  it('places overlapping sessions side by side, and others at full width', () => {
    expect(
      shown(
        session('a', '2026-03-10T09:00:00Z', 120),
        session('b', '2026-03-10T10:00:00Z', 60),
        session('c', '2026-03-10T11:00:00Z', 60),
        session('d', '2026-03-10T10:30:00Z', 60),
        session('e', '2026-03-10T14:00:00Z', 60),
      ),
    ).toEqual([
      ['2026-03-10', 'a', 10, 12, 0, 3],
      ['2026-03-10', 'b', 11, 12, 1, 3],
      ['2026-03-10', 'd', 11.5, 12.5, 2, 3],
      ['2026-03-10', 'c', 12, 13, 0, 3],
      ['2026-03-10', 'e', 15, 16, 0, 1],
    ]);
  });

  it('shows a session over midnight on both days, and gives short ones a minimum height', () => {
    expect(shown(session('a', '2026-03-11T22:00:00Z', 120), session('b', '2026-03-13T22:55:00Z', 5))).toEqual([
      ['2026-03-11', 'a', 23, 24, 0, 1],
      ['2026-03-12', 'a', 0, 1, 0, 1],
      ['2026-03-13', 'b', 23.5, 24, 0, 1],
    ]);
  });

  it('shows sessions over a clock change', () => {
    const [sunday] = calendarWeek([session('a', '2026-10-25T00:45:00Z', 60)], '2026-10-25', 'Europe/Copenhagen');
    expect(sunday?.blocks).toMatchObject([{ from: 165, to: 195 }]);
  });

  it('never overlaps blocks or leaves out a session', () => {
    const any = fc.record({
      id: fc.uuid(),
      sessionDate: fc
        .integer({ min: 0, max: 7 * 24 * 12 - 1 })
        .map((fives) => new Date(Date.UTC(2026, 2, 9) + fives * 300_000).toISOString()),
      duration: fc.integer({ min: 5, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), (sessions) => {
        const days = calendarWeek(sessions, monday, 'UTC');
        const ids = new Set(days.flatMap(({ blocks }) => blocks.map((one) => one.session.id)));
        expect(ids.size).toBe(new Set(sessions.map(({ id }) => id)).size);
        for (const { blocks } of days) {
          for (const one of blocks) {
            expect(one.from >= 0 && one.to <= 1440 && one.to - one.from >= minBlockMinutes).toBe(true);
            expect(one.column).toBeLessThan(one.columns);
            for (const other of blocks) {
              if (one === other || one.from >= other.to || other.from >= one.to) continue;
              expect(other.column).not.toBe(one.column);
              expect(other.columns).toBe(one.columns);
            }
          }
        }
        const hours = shownHours(days);
        expect(hours.from >= 0 && hours.from <= 8 && hours.to >= 20 && hours.to <= 24).toBe(true);
      }),
    );
  });
});
