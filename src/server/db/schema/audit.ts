// The audit log: who changed whose rights, identity or money, and when.

import { index, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now, primaryId } from './columns.ts';

/**
 * Append-only: the database refuses to change or delete an entry. People are named by id without a reference, so that entries outlive them.
 */
export const auditEntries = snakeCase.table(
  'audit_entries',
  {
    id: primaryId(),
    /** The real account; null for actions of visitors, such as setting a forgotten password. */
    actorId: uuid(),
    /** The person whom the actor was impersonating. */
    actingAsId: uuid(),
    /** The role in which the actor was viewing the product, when it was not their own. */
    actingRole: text(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: uuid(),
    before: jsonb(),
    after: jsonb(),
    address: text(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    // In the order of the list, so that a page of any filter is read from an index, however long ago it was.
    index('audit_entries_time_index').on(table.createdAt, table.id),
    index('audit_entries_actor_index').on(table.actorId, table.createdAt, table.id),
    index('audit_entries_subject_index').on(table.subjectId, table.createdAt, table.id),
    index('audit_entries_action_index').on(table.action, table.createdAt, table.id),
    index('audit_entries_actor_action_index').on(table.actorId, table.action, table.createdAt, table.id),
  ],
);
