// Deletes someone's account.

import { erasedFrom } from '#domain/accounts/account-deletion.ts';
import { mayDeletePerson } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { deletePasswordLinks, deleteSessionsOf } from '#server/features/accounts/passwords/passwords.queries.ts';
import { markDeleted, markDeletedForGood } from '#server/features/accounts/privacy/privacy.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { deleteRequestsAbout } from '#server/features/people/families/club-juniors.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { lockActiveAdministrators, lockPerson } from '#server/policy/people.queries.ts';

/**
 * Deletes an account and ends its sessions. An active one is kept for 48 hours, as when its owner asks for it, and an email says
 * until when signing in restores it. A suspended or unconfirmed one cannot be restored and is
 * erased with the next sweep.
 *
 * @returns the moment from which it is permanent
 * @throws AppError not_found; conflict with the reason
 */
export async function deletePerson({ db, jobs }: Context, by: Author, userId: string, reason: string): Promise<string> {
  return db.transaction(async (tx) => {
    // Locked together, so that the last two administrators cannot delete each other.
    const administrators = await lockActiveAdministrators(tx);
    const { state } = orNotFound(await lockPerson(tx, userId));
    const isLastAdministrator = administrators.length === 1 && administrators[0] === userId;
    requirePermission(mayDeletePerson({ state, isOwn: userId === by.actorId, isLastAdministrator }));
    const isUndoable = state === 'active';
    const requestedAt = orNotFound(isUndoable ? await markDeleted(tx, userId) : await markDeletedForGood(tx, userId));
    await deleteSessionsOf(tx, userId);
    await deletePasswordLinks(tx, userId);
    await deleteRequestsAbout(tx, [userId]);
    await recordAudit(
      tx,
      by,
      'account-deleted',
      { type: 'user', id: userId },
      { before: { state }, after: { reason } },
    );
    if (isUndoable) await jobs.enqueue(tx, 'deletion-requested-mail', { userId, isByAdministrator: true });
    await notifyAdministratorsOfChange(tx, ['people']);
    return erasedFrom(requestedAt);
  });
}
