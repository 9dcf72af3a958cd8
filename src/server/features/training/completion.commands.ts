// Completing sessions, and the coach's feedback on them.

import { mayNoteAttendance } from '#domain/training/attendance.ts';
import { mayCompleteSession, mayGiveFeedback } from '#domain/training/training.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import type { Author } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { auditSessionChange } from './administrator-audit.ts';
import { sessionGone } from './change.commands.ts';
import { completeRows, lockSession, type SessionRow, setAttendance, setFeedback } from './change.queries.ts';

type Work = Pick<Context, 'db' | 'jobs'>;

interface Outcome {
  feedback: string | null;
  /** Replaces the session's notes; null keeps them. */
  notes: string | null;
  /** ISO 8601. */
  nextSessionDate: string | null;
}

/**
 * Completes a session and notifies its players.
 *
 * @throws AppError not_found; conflict when it has not started or is already completed
 */
export async function completeSession(
  { db, jobs }: Work,
  actor: Actor,
  groupId: string,
  outcome: Outcome,
  by: Author | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { first, rows } = orNotFound(await lockSession(tx, actor, groupId), sessionGone());
    requirePermission(mayCompleteSession(first, new Date()));
    const { feedback, notes, nextSessionDate } = outcome;
    await completeRows(tx, idsOf(rows), { coachCompletionNotes: feedback, notes, nextSessionDate });
    await auditSessionChange(tx, { actor, by }, 'completed', rows);
    for (const { id: sessionId, playerId: userId } of rows) {
      await jobs.enqueue(tx, 'session-completed', { userId, sessionId });
      if (feedback !== null) await jobs.enqueue(tx, 'session-reviewed', { userId, sessionId });
    }
    await notifyUsers(
      tx,
      ['session'],
      rows.flatMap(({ coachId, playerId }) => [coachId, playerId]),
    );
  });
}

/**
 * Notes who came to a session that has begun, completed or not; its other players did not. Of those whom the actor does not see, such as
 * someone who is leaving Pala, nothing is noted. Calendars do not change.
 *
 * @param came ids of players
 * @throws AppError not_found, also for someone who is not in the session; conflict before it begins
 */
export async function noteAttendance(
  { db }: Work,
  actor: Actor,
  groupId: string,
  came: readonly string[],
  by: Author | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { first, own, rows } = orNotFound(await lockSession(tx, actor, groupId), sessionGone());
    requirePermission(mayNoteAttendance(first, new Date()));
    for (const id of came) orNotFound(own.find(({ playerId }) => playerId === id));
    await setAttendance(tx, idsOf(own), came);
    await auditSessionChange(tx, { actor, by }, 'changed', rows);
    await notifyUsers(
      tx,
      ['session'],
      rows.flatMap(({ coachId, playerId }) => [coachId, playerId]),
    );
  });
}

/**
 * Sets the feedback on a completed session. Players are notified the first time.
 *
 * @throws AppError not_found; conflict when it is not completed
 */
export async function giveFeedback(
  { db, jobs }: Work,
  actor: Actor,
  groupId: string,
  feedback: string,
  by: Author | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { first, rows } = orNotFound(await lockSession(tx, actor, groupId), sessionGone());
    requirePermission(mayGiveFeedback(first));
    await setFeedback(tx, idsOf(rows), feedback);
    await auditSessionChange(tx, { actor, by }, 'changed', rows);
    for (const { id: sessionId, playerId: userId, coachCompletionNotes } of rows)
      if (coachCompletionNotes === null) await jobs.enqueue(tx, 'session-reviewed', { userId, sessionId });
    await notifyUsers(
      tx,
      ['session'],
      rows.flatMap(({ coachId, playerId }) => [coachId, playerId]),
    );
  });
}

function idsOf(rows: readonly SessionRow[]): string[] {
  return rows.map(({ id }) => id);
}
