// Signs people out.

import { mayEndSessions } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import { deleteSessionsOf } from '#server/features/accounts/passwords/passwords.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { lockPerson } from '#server/policy/people.queries.ts';

/** Signs someone else out everywhere. @throws AppError not_found; conflict for your own account */
export async function endSessionsOf({ db }: Context, by: Author, userId: string): Promise<void> {
  requirePermission(mayEndSessions({ isOwn: userId === by.actorId }));
  await db.transaction(async (tx) => {
    orNotFound(await lockPerson(tx, userId));
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, by, 'sessions-ended', { type: 'user', id: userId });
  });
}
