// Who came to a session, and how often a player comes.

import { msg, plural } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { dayLength, milliseconds } from '#domain/time/moments.ts';

/** Came, did not come, or did not come after saying so (docs/product.md#training). */
export const attendances = ['came', 'missed', 'excused'] as const;
export type Attendance = (typeof attendances)[number];

export const attendanceNames: Record<Attendance, string> = said({
  came: msg`Came`,
  missed: msg`Did not come`,
  excused: msg`Excused`,
});

/** How far back a player's attendance is counted, in days: three months. */
export const attendanceDays = 91;

/** Whether attendance can be noted: once the session has begun. */
export function mayNoteAttendance(session: { sessionDate: string }, now: Date): Permission {
  const begins = milliseconds(session.sessionDate);
  if (begins !== null && begins <= now.getTime()) return { allowed: true };
  return { allowed: false, reason: say(msg`You can note who came once the session has started.`) };
}

/** How many sessions a player came to, missed, and was excused from. */
export type AttendanceCounts = Record<Attendance, number>;

/**
 * A player's attendance of the last three months.
 *
 * @param sessions with dates in ISO 8601
 */
export function countAttendance(
  sessions: readonly { sessionDate: string; attendance: Attendance | null }[],
  now: Date,
): AttendanceCounts {
  const since = now.getTime() - attendanceDays * dayLength;
  const recent = sessions.filter(({ sessionDate }) => (milliseconds(sessionDate) ?? 0) >= since);
  const count = (one: Attendance) => recent.filter(({ attendance }) => attendance === one).length;
  return { came: count('came'), missed: count('missed'), excused: count('excused') };
}

/** "8 of 10 sessions, excused from 1"; null without any. An excused session is not one that a player should have come to. */
export function attendanceWords({ came, missed, excused }: AttendanceCounts): string | null {
  const expected = came + missed;
  if (expected + excused === 0) return null;
  if (excused === 0)
    return say(
      msg`${plural({ expected }, { one: msg`${{ came }} of # session`, other: msg`${{ came }} of # sessions` })}`,
    );
  return say(
    msg`${plural({ expected }, { one: msg`${{ came }} of # session`, other: msg`${{ came }} of # sessions` })}, excused from ${{ excused }}`,
  );
}
