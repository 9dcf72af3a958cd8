// What the audit log holds of a person: what they did, and what was done to their account.

import { asc, eq, or } from 'drizzle-orm';
import { auditEntries } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** The audit log, as export and erasure see it: it names people by ids alone, which mean nobody once the account is erased. */
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
    // Of other people neither who they are nor where they were: only that it was not the person themselves.
    const content = rows.map(({ actorId, subjectType, subjectId, address, ...entry }) => {
      const isOwn = actorId === userId;
      const about = subjectId === userId ? 'your account' : subjectType;
      return { ...entry, by: isOwn ? 'you' : 'someone else', about, address: isOwn ? address : null };
    });
    return [{ key: 'accountHistory', title: 'Account history', content }];
  },

  // Append-only: the pseudonym stays, the name behind it is gone.
  async erase() {},
};
