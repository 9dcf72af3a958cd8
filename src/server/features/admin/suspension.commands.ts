// Suspending accounts, and restoring them.

import { maySuspend } from '#domain/people/permissions.ts';
import { lockPerson } from '#server/access/locked-person.queries.ts';
import type { Context } from '#server/context.ts';
import { tellAdministrators } from '#server/events/tell.ts';
import { type Author, recordAudit } from '#server/features/audit/audit.commands.ts';
import { deleteSessionsOf } from '#server/features/passwords/passwords.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/require-permission.ts';
import { lockActiveAdministrators, setState } from './admin.queries.ts';

/**
 * Suspends an active account: all its sessions end at once. The person is told when they sign in with the right password; the
 * reason is kept in the audit log.
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
    await tellAdministrators(tx, ['people']);
  });
}

/** Lets a suspended person in again; they sign in anew. @throws AppError not_found; conflict when they are not suspended */
export async function restorePerson({ db }: Context, by: Author, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const person = orNotFound(await lockPerson(tx, userId));
    if (person.state !== 'suspended') throw new AppError('conflict', { message: 'This account is not suspended.' });
    await setState(tx, userId, 'active');
    await recordAudit(tx, by, 'account-restored', { type: 'user', id: userId });
    await tellAdministrators(tx, ['people']);
  });
}
