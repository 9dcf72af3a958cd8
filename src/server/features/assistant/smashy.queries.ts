// SQL for conversations with Smashy, private to each person.

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { smashyTurns } from '#server/db/schema/index.ts';

const maxTurns = 50;
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

/** Deletes turns that are past the retention period. */
export async function deleteOldTurns(db: Database): Promise<void> {
  await db.delete(smashyTurns).where(lt(smashyTurns.createdAt, sql`now() - make_interval(days => ${keptDays})`));
}
