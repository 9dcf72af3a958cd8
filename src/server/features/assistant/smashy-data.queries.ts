// Personal data in conversations with Smashy.

import { asc, eq } from 'drizzle-orm';
import { smashyTurns } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Questions and answers, for export and erasure. */
export const smashyData: PersonalData = {
  references: { 'smashy_turns.user_id': { exported: 'yes', erased: 'deleted' } },

  async collect(db, userId) {
    const { question, answer, isHelpful, word, createdAt } = smashyTurns;
    const rows = await db
      .select({ question, answer, isHelpful, word, createdAt })
      .from(smashyTurns)
      .where(eq(smashyTurns.userId, userId))
      .orderBy(asc(createdAt), asc(smashyTurns.id));
    const content = rows.map((row) => ({ ...row, answer: row.answer.response }));
    return [{ key: 'smashy', title: 'Your questions to Smashy', content }];
  },

  async erase(tx, { id }) {
    await tx.delete(smashyTurns).where(eq(smashyTurns.userId, id));
  },
};
