// Resets the second factor of someone who has lost it and their recovery codes.

import { msg } from '@lingui/core/runtime-macro';
import { hasSecondFactor } from '#domain/accounts/reauthentication.ts';
import { say } from '#domain/language/say.ts';
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
 * Removes passkeys, app and codes from an account, ends its sessions, invalidates its password links, and emails the person, who can act
 * if they did not ask for it.
 *
 * @throws AppError not_found when the account has no second factor; conflict for your own account
 */
export async function resetSecondFactor({ db, jobs }: Context, by: Author, userId: string): Promise<void> {
  if (by.actorId === userId)
    throw new AppError('conflict', {
      message: say(msg`Change your own second factor under Security in your profile.`),
    });
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
