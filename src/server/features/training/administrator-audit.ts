// Audit entries for sessions changed by administrators.

import type { Database } from '#server/db/database.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { SessionRow } from './change.queries.ts';

type SessionAction = 'changed' | 'cancelled' | 'completed';

/** Records an administrator's change, targeting the session's coach or, if the account is deleted, its first player. */
export async function auditSessionChange(
  tx: Database,
  { actor, by }: { actor: Actor; by: Author | null },
  action: SessionAction,
  rows: readonly SessionRow[],
): Promise<void> {
  const [first] = rows;
  if (by === null || actor.role !== 'admin' || !first) return;
  const { title, sessionDate, coachId, playerId } = first;
  const before = { title, sessionDate, sessions: new Set(rows.map(({ groupId }) => groupId)).size };
  await recordAudit(
    tx,
    by,
    `session-${action}-by-administrator`,
    { type: 'user', id: coachId ?? playerId },
    { before },
  );
}
