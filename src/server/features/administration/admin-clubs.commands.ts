// Making and editing clubs.

import type { NewClub } from '#contract/clubs/admin-clubs.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { insertInvited } from '#server/features/accounts/invitations/invitations.commands.ts';
import { listClubManagers } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { insertClub, isCodeTaken, lockClubDetails, lockCodes, setClubDetails } from './admin-clubs.queries.ts';

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
      const message = 'This email address already has an account. Change its role to club manager instead.';
      throw new AppError('conflict', { message, fields: { 'manager.email': message } });
    }
    await jobs.enqueue(tx, 'invitation-mail', { userId });
    await recordAudit(tx, by, 'club-created', { type: 'club', id: clubId }, { after: details });
    await notifyAdministratorsOfChange(tx, ['club', 'people']);
    return clubId;
  });
}

/**
 * Renames a club or changes its code. Links with the old code, and the old one to say, stop working.
 *
 * @throws AppError not_found; conflict when another club has the code
 */
export async function editClub(
  { db }: Context,
  by: Author,
  clubId: string,
  after: { name: string; code: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireFreeCode(tx, after.code, clubId);
    const before = orNotFound(await lockClubDetails(tx, clubId));
    if (before.name === after.name && before.code === after.code) return;
    await setClubDetails(tx, clubId, after, before.code !== after.code);
    await recordAudit(tx, by, 'club-edited', { type: 'club', id: clubId }, { before, after });
    const managers = await listClubManagers(tx, clubId);
    await notifyUsers(
      tx,
      ['club'],
      managers.map(({ id }) => id),
    );
    await notifyAdministratorsOfChange(tx, ['club']);
  });
}

async function requireFreeCode(tx: Database, code: string, clubId?: string): Promise<void> {
  await lockCodes(tx);
  if (!(await isCodeTaken(tx, code, clubId))) return;
  const message = 'Another club has this code.';
  throw new AppError('conflict', { message, fields: { code: message } });
}
