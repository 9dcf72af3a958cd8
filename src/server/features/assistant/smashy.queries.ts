// SQL of conversations with Smashy. Each is its asker's alone.

import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { smashyTurns } from '#server/db/schema/index.ts';

/** How much of a conversation is shown again. */
const maxTurns = 50;
const questionPageSize = 25;
/** For how long a conversation is kept (docs/product.md#smashy). */
const keptDays = 30;

type Conversation = { userId: string; sessionId: string };

function isOf({ userId, sessionId }: Conversation) {
  return and(eq(smashyTurns.userId, userId), eq(smashyTurns.sessionId, sessionId));
}

/** What was asked and answered in a session, oldest first. */
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

/** The last turns of a session, the latest first: what "that" means, and whether the language was spoken of. */
export function listLastTurns(db: Database, conversation: Conversation) {
  const { memory, answer, outcome, createdAt, id } = smashyTurns;
  return db
    .select({ memory, answer, outcome })
    .from(smashyTurns)
    .where(isOf(conversation))
    .orderBy(desc(createdAt), desc(id))
    .limit(10);
}

/** Keeps a turn; one whose id is there already is left as it is. */
export async function insertTurn(db: Database, turn: typeof smashyTurns.$inferInsert): Promise<void> {
  await db.insert(smashyTurns).values(turn).onConflictDoNothing();
}

/** What the asker says of an answer; false where they have no such turn. */
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

/** A page of the questions without an answer that helped, newest first: never who asked, and no more of the moment than its day. */
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

/** Forgets what was asked longer ago than conversations are kept. */
export async function deleteOldTurns(db: Database): Promise<void> {
  await db.delete(smashyTurns).where(lt(smashyTurns.createdAt, sql`now() - make_interval(days => ${keptDays})`));
}
