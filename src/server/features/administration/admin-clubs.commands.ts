// Making clubs.

import { msg } from '@lingui/core/runtime-macro';
import type { NewClub } from '#contract/clubs/admin-clubs.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { insertInvited } from '#server/features/accounts/invitations/invitations.commands.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { requireFreeCode } from '#server/features/clubs/edit-club.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { insertClub } from './admin-clubs.queries.ts';

/**
 * Creates a club and invites its first manager in one transaction.
 *
 * @returns the club's id
 * @throws AppError conflict when another club has the code or the address has an account
 */
export async function createClub({ db, jobs }: Context, by: Author, form: NewClub): Promise<string> {
  const { manager, ...details } = form;
  return db.transaction(async (tx) => {
    await requireFreeCode(tx, details.code);
    const clubId = orNotFound(await insertClub(tx, details));
    const userId = await insertInvited(tx, by, { ...manager, role: 'club', clubId });
    if (userId === null) {
      const message = say(msg`This email address already has an account. Change its role to club manager instead.`);
      throw new AppError('conflict', { message, fields: { 'manager.email': message } });
    }
    await jobs.enqueue(tx, 'invitation-mail', { userId });
    await recordAudit(tx, by, 'club-created', { type: 'club', id: clubId }, { after: details });
    await notifyAdministratorsOfChange(tx, ['club', 'people']);
    return clubId;
  });
}
