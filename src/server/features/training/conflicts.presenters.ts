// Conflicts of planned sessions, in sentences the coach may read.

import { msg } from '@lingui/core/runtime-macro';
import type { PlannedMoment } from '#contract/training/coach-sessions.ts';
import { say } from '#domain/language/say.ts';
import { type BookedSession, sessionConflicts, sessionLength } from '#domain/training/schedule.ts';
import { conflictSentences } from '#domain/training/session-words.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { type BookedBetween, listBooked } from './booking.queries.ts';

/** A planned session; with an id if it is being moved. */
export type PlannedSession = Omit<BookedSession, 'id'> & { id?: string };

/**
 * Finds conflicts with booked sessions.
 *
 * @param planned at least one; all with the same coach
 * @param names of the players the coach may see
 * @param zone the time zone of the sentences
 * @param reader the reader, whose own zone may differ
 * @param coachAs whether the reader may read what the coach has then, or only that the coach, named in `names`, is busy
 * @returns each planned session's date with its conflicts, in the order of `planned`
 */
export async function findConflicts(
  db: Database,
  planned: readonly PlannedSession[],
  names: ReadonlyMap<string, string>,
  zone: string,
  reader: Pick<Actor, 'timeZone'>,
  coachAs: 'own' | 'busy' = 'own',
): Promise<PlannedMoment[]> {
  const coachId = planned[0]?.coachId ?? null;
  const moved = new Set(planned.map(({ id }) => id));
  const booked = (await listBooked(db, spanOf(planned, coachId))).filter(({ id }) => !moved.has(id));
  return planned.map((session) => ({
    sessionDate: session.sessionDate,
    conflicts: conflictSentences(
      sessionConflicts([session], booked),
      coachAs === 'own' ? coachId : null,
      names,
      zone,
      reader.timeZone,
    ),
  }));
}

function spanOf(planned: readonly PlannedSession[], coachId: string | null): BookedBetween {
  const times = planned.map(({ sessionDate }) => Date.parse(sessionDate));
  return {
    coachId,
    playerIds: [...new Set(planned.flatMap(({ playerIds }) => playerIds))],
    from: new Date(Math.min(...times)).toISOString(),
    to: new Date(Math.max(...times) + sessionLength.max * 60_000).toISOString(),
  };
}

/** The most sentences in an error. */
const maxTold = 5;

/** @throws AppError session_conflict with the sentences, when there are any */
export function refuseConflicts(moments: readonly PlannedMoment[]): void {
  const sentences = moments.flatMap(({ conflicts }) => conflicts);
  if (sentences.length === 0) return;
  const more =
    sentences.length > maxTold ? [say(msg`There are ${{ count: sentences.length - maxTold }} more conflicts.`)] : [];
  throw new AppError('session_conflict', { message: [...sentences.slice(0, maxTold), ...more].join(' ') });
}
