// Personal data of emails that people have switched off.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { stoppedMails } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Switched-off kinds of email in export and erasure. */
export const mailSwitchData: PersonalData = {
  references: { 'stopped_mails.user_id': { exported: 'yes', erased: 'deleted' } },

  async collect(db, userId) {
    const content = await db
      .select({ kind: stoppedMails.kind, stoppedAt: stoppedMails.stoppedAt })
      .from(stoppedMails)
      .where(eq(stoppedMails.userId, userId))
      .orderBy(asc(stoppedMails.kind));
    return [{ key: 'stoppedMails', title: say(msg`Emails you have switched off`), content }];
  },

  async erase(tx, { id }) {
    await tx.delete(stoppedMails).where(eq(stoppedMails.userId, id));
  },
};
