// SQL for conversations with Smashy, private to each person.

import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { smashyTurns } from '#server/db/schema/index.ts';

const maxTurns = 50;
const questionPageSize = 25;
/** docs/product.md#smashy. */
const keptDays = 30;

type Conversation = { userId: string; sessionId: string };

function isOf({ userId, sessionId }: Conversation) {
  return and(eq(smashyTurns.userId, userId), eq(smashyTurns.sessionId, sessionId));
}

/** The latest turns of a session, oldest first. */
export async function listTurns(db: Database, conversation: Conversation) {
  const { id, question, answer, isHelpful, createdAt } = smashyTurns;
  const rows = await db
    .select({ id, question, answer, isHelpful, createdAt })
    .from(smashyTurns)
    .where(isOf(conversation))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxTurns);
  return rows.toReversed();
}

/** The last ten turns of a session, latest first: the context for follow-ups and the language note. */
export function listLastTurns(db: Database, conversation: Conversation) {
  const { memory, answer, outcome, createdAt, id } = smashyTurns;
  return db
    .select({ memory, answer, outcome })
    .from(smashyTurns)
    .where(isOf(conversation))
    .orderBy(desc(createdAt), desc(id))
    .limit(10);
}

/** Stores a turn; does nothing if its id exists already. */
export async function insertTurn(db: Database, turn: typeof smashyTurns.$inferInsert): Promise<void> {
  await db.insert(smashyTurns).values(turn).onConflictDoNothing();
}

/** Stores the rating of an answer; false if the person has no such turn. */
export async function rateTurn(
  db: Database,
  userId: string,
  turnId: string,
  rating: { isHelpful: boolean; word: string | null },
): Promise<boolean> {
  const rows = await db
    .update(smashyTurns)
    .set(rating)
    .where(and(eq(smashyTurns.id, turnId), eq(smashyTurns.userId, userId)))
    .returning({ id: smashyTurns.id });
  return rows.length === 1;
}

/** A page of unanswered or unhelpful questions, newest first, with the day but never who asked or when exactly. */
export async function listOpenQuestions(db: Database, after: string | undefined) {
  const { id, question, word, createdAt, isHelpful, outcome } = smashyTurns;
  const last = sql`(select t.created_at, t.id from ${smashyTurns} t where t.id = ${after}::uuid)`;
  const rows = await db
    .select({
      id,
      question,
      reason: sql<
        'unanswered' | 'not-helpful'
      >`case when ${isHelpful} is false then 'not-helpful' else 'unanswered' end`,
      word,
      day: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(smashyTurns)
    .where(
      and(
        or(eq(outcome, 'unanswered'), and(isNotNull(isHelpful), eq(isHelpful, false))),
        after === undefined ? undefined : sql`(${createdAt}, ${id}) < ${last}`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limitOf(questionPageSize));
  return takePage(rows, questionPageSize);
}

/** Deletes turns that are past the retention period. */
export async function deleteOldTurns(db: Database): Promise<void> {
  await db.delete(smashyTurns).where(lt(smashyTurns.createdAt, sql`now() - make_interval(days => ${keptDays})`));
}
