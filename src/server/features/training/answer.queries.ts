// SQL of players' answers to sessions.

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SessionAnswer } from '#domain/training/session-answers.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { trainingSessions, users } from '#server/db/schema/index.ts';
import { isClubMember } from '#server/policy/membership.ts';

/**
 * All rows of a session that a club member is in, locked in the order of `lockSession`; none of another's.
 *
 * @param id of the session or of the player's entry
 */
export async function lockGroupOf(tx: Database, playerId: string, id: string) {
  const group = tx
    .select({ groupId: trainingSessions.groupId })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.playerId))
    .where(
      and(
        or(eq(trainingSessions.groupId, id), eq(trainingSessions.id, id)),
        eq(trainingSessions.playerId, playerId),
        isClubMember(users),
      ),
    );
  return tx
    .select()
    .from(trainingSessions)
    .where(inArray(trainingSessions.groupId, group))
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.id))
    .for('update');
}

/** Stores an answer, and that calendars of the session's people have changed. @returns when, ISO 8601 */
export async function setAnswer(
  tx: Database,
  entry: { id: string; groupId: string },
  answer: { answer: SessionAnswer; answerReason: string | null },
): Promise<string> {
  const { answeredAt } = onlyRow(
    await tx
      .update(trainingSessions)
      .set({ ...answer, answeredAt: sql`now()` })
      .where(eq(trainingSessions.id, entry.id))
      .returning({ answeredAt: trainingSessions.answeredAt }),
  );
  await tx.update(trainingSessions).set({ changedAt: sql`now()` }).where(eq(trainingSessions.groupId, entry.groupId));
  return answeredAt as string;
}

const player = alias(users, 'answering_player');
const coach = alias(users, 'session_coach');

/** An answer for the coach's notification; null if the session was cancelled or the coach is not active. */
export async function findAnswerNotice(db: Database, entryId: string) {
  const [row] = await db
    .select({
      title: trainingSessions.title,
      sessionDate: trainingSessions.sessionDate,
      zone: sql<string>`coalesce(${coach.timeZone}, ${trainingSessions.timeZone})`,
      answer: trainingSessions.answer,
      answeredAt: trainingSessions.answeredAt,
      playerId: trainingSessions.playerId,
      playerName: player.firstName,
      coach: { id: coach.id, email: coach.email, firstName: coach.firstName },
    })
    .from(trainingSessions)
    .innerJoin(coach, and(eq(coach.id, trainingSessions.coachId), eq(coach.state, 'active')))
    .innerJoin(player, eq(player.id, trainingSessions.playerId))
    .where(eq(trainingSessions.id, entryId));
  return row ?? null;
}
