// SQL of the audit log: entries are only ever added.

import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/schema/index.ts';

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}
