// Personal data of credits.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { creditEntries } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Credits in export and erasure. */
export const creditData: PersonalData = {
  references: {
    'credit_entries.user_id': {
      exported: 'yes',
      erased: 'kept without its note: money is accounted for, on a row without a name',
    },
  },

  async collect(db, userId) {
    return [{ key: 'credits', title: say(msg`Your analysis credits`), content: await listCreditRecords(db, userId) }];
  },

  async erase(tx, { id }) {
    // The only change the ledger allows (see the migrations), because a note may name the person.
    await tx
      .update(creditEntries)
      .set({ note: null })
      .where(and(eq(creditEntries.userId, id), isNotNull(creditEntries.note)));
  },
};

function listCreditRecords(db: Database, userId: string) {
  const { createdAt, amount, reason, note, videoId } = creditEntries;
  return db
    .select({ createdAt, amount, reason, note, videoId })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.id));
}
