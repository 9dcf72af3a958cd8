// A person's audit entries, for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq, or } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** The audit log holds only ids of people, which are meaningless once the account is erased. */
export const auditData: PersonalData = {
  references: {},

  async collect(db, userId) {
    const rows = await db
      .select({
        createdAt: auditEntries.createdAt,
        action: auditEntries.action,
        actorId: auditEntries.actorId,
        subjectType: auditEntries.subjectType,
        subjectId: auditEntries.subjectId,
        address: auditEntries.address,
      })
      .from(auditEntries)
      .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
      .orderBy(asc(auditEntries.id));
    // Other people's identities and addresses stay out.
    const content = rows.map(({ actorId, subjectType, subjectId, address, ...entry }) => {
      const isOwn = actorId === userId;
      const about = subjectId === userId ? 'your account' : subjectType;
      return { ...entry, by: isOwn ? 'you' : 'someone else', about, address: isOwn ? address : null };
    });
    return [{ key: 'accountHistory', title: say(msg`Account history`), content }];
  },

  // Append-only: the id stays, the name behind it is gone.
  async erase() {},
};
