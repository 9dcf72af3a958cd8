// A club's name and code.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { listClubManagers } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { isCodeTaken, lockClubDetails, lockCodes, setClubDetails } from './clubs.queries.ts';

/**
 * Renames a club or changes its code; without one it keeps its own. Links with the old code, and the old one to say, stop working.
 *
 * @throws AppError not_found; conflict when another club has the code
 */
export async function editClub(
  { db }: Context,
  by: Author,
  clubId: string,
  changes: { name: string; code?: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (changes.code !== undefined) await requireFreeCode(tx, changes.code, clubId);
    const before = orNotFound(await lockClubDetails(tx, clubId));
    const after = { ...before, ...changes };
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

/** @throws AppError conflict when another club has the code, typed or spoken */
export async function requireFreeCode(tx: Database, code: string, clubId?: string): Promise<void> {
  await lockCodes(tx);
  if (!(await isCodeTaken(tx, code, clubId))) return;
  const message = say(msg`Another club has this code.`);
  throw new AppError('conflict', { message, fields: { code: message } });
}
