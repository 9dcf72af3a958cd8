// Training sessions: which are to come, which are done, and in which order.

import type { Permission } from '#domain/people/permissions.ts';
import { milliseconds, newestFirst, oldestFirst } from '#domain/time/moments.ts';

/** States of a training session (docs/product.md#training). */
export const trainingStatuses = ['scheduled', 'completed'] as const;
export type TrainingStatus = (typeof trainingStatuses)[number];

/** How long a session lasts unless something else was said, in minutes (docs/product.md#training). */
export const defaultSessionMinutes = 60;

const trainingBadges: Record<TrainingStatus, string> = { scheduled: 'Scheduled', completed: 'Completed' };

/** The words on a session's badge. */
export function trainingBadge(status: TrainingStatus): string {
  return trainingBadges[status];
}

/** What the rules need to know of a session. */
export interface TrainingTimes {
  /** Null when it was never said; then the date decides. */
  status: TrainingStatus | null;
  /** ISO 8601. */
  sessionDate: string | null;
}

/** Upcoming: scheduled, or in the future and not completed (docs/product.md#training). */
function isUpcoming(session: TrainingTimes, now: Date): boolean {
  if (session.status !== null) return session.status === 'scheduled';
  const time = milliseconds(session.sessionDate);
  return time !== null && time > now.getTime();
}

/** Completed: completed, or past or present and not scheduled (docs/product.md#training). */
function isCompleted(session: TrainingTimes, now: Date): boolean {
  if (session.status !== null) return session.status === 'completed';
  const time = milliseconds(session.sessionDate);
  return time !== null && time <= now.getTime();
}

/** Sessions to come, the next one first; those without a date last. */
export function upcomingSessions<T extends TrainingTimes>(sessions: readonly T[], now: Date): T[] {
  return oldestFirst(
    sessions.filter((session) => isUpcoming(session, now)),
    (session) => session.sessionDate,
  );
}

/** Sessions that are done, the latest first; those without a date last. */
export function completedSessions<T extends TrainingTimes>(sessions: readonly T[], now: Date): T[] {
  return newestFirst(
    sessions.filter((session) => isCompleted(session, now)),
    (session) => session.sessionDate,
  );
}

/** The counters above the list. A session with neither status nor date counts in the total alone. */
export function trainingCounts(
  sessions: readonly TrainingTimes[],
  now: Date,
): { upcoming: number; completed: number; total: number } {
  return {
    upcoming: sessions.filter((session) => isUpcoming(session, now)).length,
    completed: sessions.filter((session) => isCompleted(session, now)).length,
    total: sessions.length,
  };
}

/** A session's length in minutes. */
export function sessionMinutes(duration: number | null | undefined): number {
  return duration != null && duration > 0 ? duration : defaultSessionMinutes;
}

/** Whether a session can still be moved, edited or cancelled: until it is completed. */
export function mayChangeSession(session: { status: TrainingStatus }): Permission {
  if (session.status === 'scheduled') return { allowed: true };
  return { allowed: false, reason: 'This session is completed, so it can no longer be changed.' };
}

/** Whether a session can be completed: once, and not before it begins. */
export function mayCompleteSession(session: { status: TrainingStatus; sessionDate: string }, now: Date): Permission {
  if (session.status === 'completed') return { allowed: false, reason: 'This session is already completed.' };
  const time = milliseconds(session.sessionDate);
  if (time !== null && time <= now.getTime()) return { allowed: true };
  return { allowed: false, reason: 'A session can be completed once it has begun.' };
}

/** Whether feedback can be written: to a session that is completed. */
export function mayGiveFeedback(session: { status: TrainingStatus }): Permission {
  if (session.status === 'completed') return { allowed: true };
  return { allowed: false, reason: 'Complete the session first, then give feedback.' };
}
