// Writing the audit log, in the transaction of the change that it tells of.

import type { Database } from '#server/db/database.ts';
import { insertAuditEntry } from './audit.queries.ts';

/** What can be written: rights, identities, money. */
export type AuditAction =
  | 'administrator-created'
  | 'registration-approved'
  | 'registration-rejected'
  | 'role-changed'
  | 'credits-adjusted'
  | 'coach-assigned'
  | 'password-set'
  | 'password-changed'
  | 'session-ended';

/** Who did it, and from where. */
export interface Author {
  /** Null for what nobody signed in did. */
  actorId: string | null;
  address: string;
}

/** What it was done to. */
export interface Subject {
  type: 'user' | 'video';
  id: string;
}

/** Adds an entry. Never put secrets or contents of messages into `before` and `after`. */
export async function recordAudit(
  tx: Database,
  { actorId, address }: Author,
  action: AuditAction,
  subject: Subject,
  change: { before?: object; after?: object } = {},
): Promise<void> {
  await insertAuditEntry(tx, { actorId, address, action, subjectType: subject.type, subjectId: subject.id, ...change });
}

/** The author of a call. */
export function authorOf({ actor, request }: { actor: { id: string } | null; request: { ip: string } }): Author {
  return { actorId: actor?.id ?? null, address: request.ip };
}
