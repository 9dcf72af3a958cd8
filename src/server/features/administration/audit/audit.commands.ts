// Writes the audit log, in the transaction of the change.

import type { AuditAction } from '#domain/administration/audit/audit-action-names.ts';
import type { AuditFacts } from '#domain/administration/audit/audit-facts.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { BeforeViewedChange } from '#server/http/table/serve.ts';
import { insertAuditEntries, insertAuditEntry } from './audit.queries.ts';

/** Who acts, and from where. */
export interface Author {
  /** The real account; null when no one is signed in. */
  actorId: string | null;
  /** The impersonated person and role. */
  actingAsId?: string;
  actingRole?: Role;
  /** Null for what the server did by itself. */
  address: string | null;
}

/** What an action is done to. */
export interface AuditTarget {
  type: 'user' | 'video' | 'club' | 'job' | 'reel' | 'takedown' | 'question' | 'entry' | 'scale' | 'clip';
  id: string;
}

/** Facts with words in `auditFacts`: any other key does not compile. */
type Worded<F> = F & Record<Exclude<keyof F, keyof AuditFacts>, never>;

/** Adds an entry. Never put secrets or message contents into `before` and `after`. */
export async function recordAudit<B extends AuditFacts, A extends AuditFacts>(
  tx: Database,
  author: Author,
  action: AuditAction,
  subject: AuditTarget,
  change: { before?: Worded<B>; after?: Worded<A> } = {},
): Promise<void> {
  await insertAuditEntry(tx, { ...author, action, subjectType: subject.type, subjectId: subject.id, ...change });
}

/** Adds an entry per target for one action, in one statement. */
export async function recordAudits(
  tx: Database,
  author: Author,
  action: AuditAction,
  entries: readonly { subject: AuditTarget; change?: { before?: AuditFacts; after?: AuditFacts } }[],
): Promise<void> {
  await insertAuditEntries(
    tx,
    entries.map(({ subject, change }) => ({
      ...author,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      ...change,
    })),
  );
}

/** The author of a call: the real account, and the impersonated person. */
export function authorOf({ actor, request }: { actor: Actor | null; request: { ip: string } }): Author {
  if (actor === null) return { actorId: null, address: request.ip };
  const view = actor.isViewing || actor.isGuardian ? { actingAsId: actor.id, actingRole: actor.role } : {};
  return { actorId: actor.real.id, ...view, address: request.ip };
}

/** Records a change during impersonation (docs/product.md#switch-role). */
export const recordViewedChange: BeforeViewedChange = async ({ db }, call, endpoint) => {
  const { id } = call.actor;
  await recordAudit(db, authorOf(call), 'changed-while-viewing', { type: 'user', id }, { after: { endpoint } });
};

/** Records the end of an impersonation, if there is one. */
export async function recordViewEnd(tx: Database, { actor, request }: { actor: Actor; request: { ip: string } }) {
  if (!actor.isViewing) return;
  const author = { actorId: actor.real.id, address: request.ip };
  const subject = { type: 'user', id: actor.id } as const;
  await recordAudit(tx, author, 'view-ended', subject, { before: { role: actor.role } });
}
