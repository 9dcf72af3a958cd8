// The way back for someone who has lost their second factor and their recovery codes.

import { hasSecondFactor } from '#domain/accounts/reauthentication.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import {
  deletePasswordLinks,
  deleteSessionsOf,
  lockAccount,
} from '#server/features/accounts/passwords/passwords.queries.ts';
import { findCredentials } from '#server/features/accounts/second-step/credentials.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { deleteSecondFactor } from './second-factor-data.queries.ts';

/**
 * Takes passkeys, app and codes from an account. Its sessions end, links that set its password are invalid, and an email tells the
 * person at once: whoever did not ask for it can act.
 *
 * @throws AppError not_found when the account has no second factor; conflict for one's own
 */
export async function resetSecondFactor({ db, jobs }: Context, by: Author, userId: string): Promise<void> {
  if (by.actorId === userId)
    throw new AppError('conflict', { message: 'Change your own second factor under Security in your profile.' });
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!hasSecondFactor(await findCredentials(tx, userId))) throw new AppError('not_found');
    await deleteSecondFactor(tx, userId);
    await deletePasswordLinks(tx, userId);
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, by, 'second-factor-reset', { type: 'user', id: userId });
    await jobs.enqueue(tx, 'second-factor-mail', { userId, change: 'second-factor-reset' });
    await notifyUsers(tx, ['account'], [userId]);
    await notifyAdministratorsOfChange(tx, ['people']);
  });
}
