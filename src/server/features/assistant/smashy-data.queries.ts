// Personal data in conversations with Smashy, and what administrators made of open questions.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { smashyEntries, smashyMarks, smashyTurns } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Questions and answers, and an administrator's marks and entries, for export and erasure. */
export const smashyData: PersonalData = {
  references: {
    'smashy_turns.user_id': { exported: 'yes', erased: 'deleted' },
    'smashy_marks.marked_by_id': { exported: 'mark and day', erased: 'kept, without who made it' },
    'smashy_entries.changed_by_id': { exported: 'yes', erased: 'kept, without who wrote it' },
  },

  async collect(db, userId) {
    const { question, answer, isHelpful, word, createdAt } = smashyTurns;
    const rows = await db
      .select({ question, answer, isHelpful, word, createdAt })
      .from(smashyTurns)
      .where(eq(smashyTurns.userId, userId))
      .orderBy(asc(createdAt), asc(smashyTurns.id));
    const content = rows.map((row) => ({ ...row, answer: row.answer.response }));
    const marks = await db
      .select({ mark: smashyMarks.mark, day: smashyMarks.day })
      .from(smashyMarks)
      .where(eq(smashyMarks.markedById, userId))
      .orderBy(asc(smashyMarks.id));
    const { id, changedById, question: title, wordings, answer: text, skill, changedAt } = smashyEntries;
    const entries = await db
      .select({ question: title, wordings, answer: text, skill, changedAt })
      .from(smashyEntries)
      .where(eq(changedById, userId))
      .orderBy(asc(id));
    return [
      { key: 'smashy', title: say(msg`Your questions to Smashy`), content },
      { key: 'smashyMarks', title: say(msg`Open questions you marked`), content: marks },
      { key: 'smashyEntries', title: say(msg`Entries you wrote for Smashy`), content: entries },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(smashyTurns).where(eq(smashyTurns.userId, id));
    await tx.update(smashyMarks).set({ markedById: null }).where(eq(smashyMarks.markedById, id));
    await tx.update(smashyEntries).set({ changedById: null }).where(eq(smashyEntries.changedById, id));
  },
};
