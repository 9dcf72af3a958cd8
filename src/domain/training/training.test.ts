// Upcoming and completed sessions.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completedSessions,
  mayChangeSession,
  mayCompleteSession,
  mayGiveFeedback,
  sessionMinutes,
  type TrainingStatus,
  trainingBadge,
  trainingCounts,
  trainingStatuses,
  upcomingSessions,
} from './training.ts';

const now = new Date('2026-03-14T12:00:00Z');
const past = '2026-03-14T11:59:59.999Z';
const present = '2026-03-14T12:00:00.000Z';
const future = '2026-03-14T12:00:00.001Z';
const session = (status: TrainingStatus | null, sessionDate: string | null) => ({ status, sessionDate });

describe('a session', () => {
  it.each([
    ['scheduled', future, 'upcoming'],
    ['scheduled', past, 'upcoming'],
    ['scheduled', null, 'upcoming'],
    ['completed', past, 'completed'],
    ['completed', future, 'completed'],
    ['completed', null, 'completed'],
    [null, future, 'upcoming'],
    [null, present, 'completed'],
    [null, past, 'completed'],
    [null, null, 'neither'],
    [null, 'soon', 'neither'],
  ] as const)('that is %s, dated %s, is %s', (status, date, place) => {
    const one = [session(status, date)];
    expect(upcomingSessions(one, now)).toEqual(place === 'upcoming' ? one : []);
    expect(completedSessions(one, now)).toEqual(place === 'completed' ? one : []);
  });
});

describe('lists of sessions', () => {
  it('start with the next upcoming and the latest completed session', () => {
    const days = ['2026-03-20', '2026-03-16', null, '2026-03-18'];
    expect(
      upcomingSessions(
        days.map((day) => session('scheduled', day)),
        now,
      ).map((one) => one.sessionDate),
    ).toEqual(['2026-03-16', '2026-03-18', '2026-03-20', null]);
    expect(
      completedSessions(
        days.map((day) => session('completed', day)),
        now,
      ).map((one) => one.sessionDate),
    ).toEqual(['2026-03-20', '2026-03-18', '2026-03-16', null]);
  });

  it('are empty without sessions', () => {
    expect(upcomingSessions([], now)).toEqual([]);
    expect(completedSessions([], now)).toEqual([]);
    expect(trainingCounts([], now)).toEqual({ upcoming: 0, completed: 0, total: 0 });
  });

  it('contain each dated session once, and match the counters', () => {
    const anySession = fc.record({
      status: fc.constantFrom(...trainingStatuses, null),
      sessionDate: fc
        .integer({ min: -1e10, max: 1e10 })
        .map((milliseconds) => new Date(now.getTime() + milliseconds).toISOString()),
    });
    fc.assert(
      fc.property(fc.array(anySession), (sessions) => {
        const upcoming = upcomingSessions(sessions, now);
        const completed = completedSessions(sessions, now);
        expect(new Set([...upcoming, ...completed])).toEqual(new Set(sessions));
        expect(trainingCounts(sessions, now)).toEqual({
          upcoming: upcoming.length,
          completed: completed.length,
          total: upcoming.length + completed.length,
        });
      }),
    );
  });
});

describe('badges and length', () => {
  it('have texts', () => {
    expect(trainingStatuses.map(trainingBadge)).toEqual(['Scheduled', 'Completed']);
  });

  it.each([
    [90, 90],
    [null, 60],
    [undefined, 60],
    [0, 60],
    [-30, 60],
  ])('of a session with duration %s: %s minutes', (duration, minutes) => {
    expect(sessionMinutes(duration)).toBe(minutes);
  });
});

describe('permissions for a session', () => {
  it('allow changing it until it is completed', () => {
    expect(mayChangeSession({ status: 'scheduled' }).allowed).toBe(true);
    expect(mayChangeSession({ status: 'completed' }).allowed).toBe(false);
  });

  it.each([
    ['scheduled', past, true],
    ['scheduled', present, true],
    ['scheduled', future, false],
    ['completed', past, false],
  ] as const)('%s at %s: completing it %s', (status, sessionDate, isAllowed) => {
    expect(mayCompleteSession({ status, sessionDate }, now).allowed).toBe(isAllowed);
  });

  it('allow feedback once it is completed', () => {
    expect(mayGiveFeedback({ status: 'completed' }).allowed).toBe(true);
    expect(mayGiveFeedback({ status: 'scheduled' }).allowed).toBe(false);
  });
});
