// Suspends and restores accounts.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { maySuspend } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { restoreDeleted } from '#server/features/accounts/accounts.queries.ts';
import { deleteSessionsOf } from '#server/features/accounts/passwords/passwords.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { lockActiveAdministrators, lockGuardianOf, lockPerson } from '#server/policy/people.queries.ts';
import { managesDeactivatedClub, setState } from './admin.queries.ts';

/**
 * Suspends an active account and ends its sessions. The person sees it when they sign in with the right password; the
 * audit log keeps the reason.
 *
 * @throws AppError not_found; conflict with the reason why not
 */
export async function suspendPerson({ db }: Context, by: Author, userId: string, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked together, so that the last two administrators cannot suspend each other.
    const administrators = await lockActiveAdministrators(tx);
    const person = orNotFound(await lockPerson(tx, userId));
    requirePermission(
      maySuspend({
        state: person.state,
        isOwn: userId === by.actorId,
        isLastAdministrator: administrators.length === 1 && administrators[0] === userId,
      }),
    );
    await setState(tx, userId, 'suspended');
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, by, 'account-suspended', { type: 'user', id: userId }, { after: { reason } });
    await notifyAdministratorsOfChange(tx, ['people']);
  });
}

/**
 * Restores a suspended account, or one whose deletion can still be undone; the person signs in again.
 *
 * @throws AppError not_found; conflict when it is neither, manages a deactivated club, or is a junior's whose guardian is leaving
 */
export async function restorePerson({ db }: Context, by: Author, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Before the junior, as everything that takes juniors along does.
    const guardian = await lockGuardianOf(tx, userId);
    const person = orNotFound(await lockPerson(tx, userId));
    if (guardian?.state === 'deleted') {
      const message = say(msg`The account of this junior’s guardian is being deleted. Please restore it first.`);
      throw new AppError('conflict', { message });
    }
    if (person.state === 'deleted') return undoDeletion(tx, by, userId);
    if (person.state !== 'suspended')
      throw new AppError('conflict', { message: say(msg`This account is not suspended.`) });
    if (await managesDeactivatedClub(tx, userId)) {
      const message = say(msg`This manager is suspended because the club is deactivated. Reactivate the club instead.`);
      throw new AppError('conflict', { message });
    }
    await setState(tx, userId, 'active');
    await recordAudit(tx, by, 'account-restored', { type: 'user', id: userId });
    await notifyAdministratorsOfChange(tx, ['people']);
  });
}

async function undoDeletion(tx: Database, by: Author, userId: string): Promise<void> {
  if ((await restoreDeleted(tx, userId)) === null)
    throw new AppError('conflict', { message: say(msg`This account can no longer be restored.`) });
  await recordAudit(tx, by, 'deletion-undone', { type: 'user', id: userId });
  await notifyAdministratorsOfChange(tx, ['people']);
}
