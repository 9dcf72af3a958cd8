import { expect, it } from 'vitest';
import { attendanceWords, countAttendance, mayNoteAttendance } from './attendance.ts';

const now = new Date('2026-11-24T12:00:00Z');

it('attendance can be noted once the session has begun', () => {
  expect(mayNoteAttendance({ sessionDate: '2026-11-24T12:00:00Z' }, now).allowed).toBe(true);
  expect(mayNoteAttendance({ sessionDate: '2026-11-24T12:00:01Z' }, now).allowed).toBe(false);
});

it('counts the last three months, without sessions that nobody noted', () => {
  const on = (sessionDate: string, attendance: 'came' | 'missed' | 'excused' | null) => ({ sessionDate, attendance });
  const counts = countAttendance(
    [
      on('2026-11-20T10:00:00Z', 'came'),
      on('2026-09-01T10:00:00Z', 'missed'),
      on('2026-10-01T10:00:00Z', 'excused'),
      on('2026-10-08T10:00:00Z', null),
      on('2026-08-01T10:00:00Z', 'came'),
    ],
    now,
  );
  expect(counts).toEqual({ came: 1, missed: 1, excused: 1 });
  expect(attendanceWords(counts)).toBe('1 of 2 sessions, excused from 1');
  expect(attendanceWords({ came: 1, missed: 0, excused: 0 })).toBe('1 of 1 session');
  expect(attendanceWords({ came: 0, missed: 0, excused: 0 })).toBeNull();
});
