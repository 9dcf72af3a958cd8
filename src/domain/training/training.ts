// Training sessions: upcoming and completed, and what is allowed with them.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { milliseconds, newestFirst, oldestFirst } from '#domain/time/moments.ts';

/** States of a training session (docs/product.md#training). */
export const trainingStatuses = ['scheduled', 'completed'] as const;
export type TrainingStatus = (typeof trainingStatuses)[number];

/** Default length of a session, in minutes (docs/product.md#training). */
export const defaultSessionMinutes = 60;

const trainingBadges: Record<TrainingStatus, string> = said({ scheduled: msg`Scheduled`, completed: msg`Completed` });

/** The text on a session's badge. */
export function trainingBadge(status: TrainingStatus): string {
  return trainingBadges[status];
}

/** The part of a session that these rules need. */
export interface TrainingTimes {
  /** Null if unknown; then the date decides. */
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

/** Upcoming sessions, next first; those without a date last. */
export function upcomingSessions<T extends TrainingTimes>(sessions: readonly T[], now: Date): T[] {
  return oldestFirst(
    sessions.filter((session) => isUpcoming(session, now)),
    (session) => session.sessionDate,
  );
}

/** Completed sessions, latest first; those without a date last. */
export function completedSessions<T extends TrainingTimes>(sessions: readonly T[], now: Date): T[] {
  return newestFirst(
    sessions.filter((session) => isCompleted(session, now)),
    (session) => session.sessionDate,
  );
}

/** The counters above the list. A session with neither status nor date only counts in the total. */
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

/** Whether a session can be moved, edited or cancelled: until it is completed. */
export function mayChangeSession(session: { status: TrainingStatus }): Permission {
  if (session.status === 'scheduled') return { allowed: true };
  return { allowed: false, reason: say(msg`This session is completed, so you can no longer change it.`) };
}

/** Whether another coach can take a session over: until it begins. */
export function mayHandOver(
  { status, sessionDate }: { status: TrainingStatus; sessionDate: string },
  now: Date,
): Permission {
  const begins = milliseconds(sessionDate);
  if (status === 'scheduled' && begins !== null && begins > now.getTime()) return { allowed: true };
  return { allowed: false, reason: say(msg`This session has begun, so it stays with its coach.`) };
}

/** Whether a session can be completed: once, and not before it starts. */
export function mayCompleteSession(session: { status: TrainingStatus; sessionDate: string }, now: Date): Permission {
  if (session.status === 'completed') return { allowed: false, reason: say(msg`This session is already completed.`) };
  const time = milliseconds(session.sessionDate);
  if (time !== null && time <= now.getTime()) return { allowed: true };
  return { allowed: false, reason: say(msg`You can complete a session once it has started.`) };
}

/** Whether feedback can be given: only on completed sessions. */
export function mayGiveFeedback(session: { status: TrainingStatus }): Permission {
  if (session.status === 'completed') return { allowed: true };
  return { allowed: false, reason: say(msg`Complete the session before giving feedback.`) };
}
