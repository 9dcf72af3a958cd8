// Approving and rejecting registrations: administrators all of them, club managers those with their club's link.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { deleteNotificationsAbout } from '#server/features/messages/notifications/notifications.queries.ts';
import { grantWelcomeCredit } from '#server/features/payments/credits/credits.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { activatePending, deletePending, isKnownToClub } from './approvals.queries.ts';
import { joinClub } from './joining.queries.ts';

/**
 * Approves a registration, makes the person a member of the club whose link they used, and emails them.
 *
 * @param clubId the club whose manager decides; null for an administrator
 * @throws AppError conflict when they are not waiting; not_found when they are unrelated to the manager's club
 */
export async function approvePerson(
  { db, jobs, config }: Context,
  by: Author,
  userId: string,
  clubId: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await activatePending(tx, userId, clubId))) throw await notWaiting(tx, userId, clubId);
    const joined = await joinClub(tx, userId);
    await grantWelcomeCredit(tx, config, userId);
    const change = joined === null ? {} : { after: { clubId: joined } };
    await recordAudit(tx, by, 'registration-approved', { type: 'user', id: userId }, change);
    await jobs.enqueue(tx, 'account-approved-mail', { userId });
    await notifyAdministratorsOfChange(tx, ['people']);
  });
}

/**
 * Rejects and removes a registration, and emails the reason.
 *
 * @param clubId the club whose manager decides; null for an administrator
 * @throws AppError conflict when they are not waiting; not_found when they are unrelated to the manager's club
 */
export async function rejectPerson(
  { db, jobs }: Context,
  by: Author,
  userId: string,
  reason: string,
  clubId: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await deletePending(tx, userId, clubId);
    if (person === null) throw await notWaiting(tx, userId, clubId);
    await deleteNotificationsAbout(tx, userId);
    await recordAudit(tx, by, 'registration-rejected', { type: 'user', id: userId }, { after: { reason } });
    await jobs.enqueue(tx, 'account-rejected-mail', { ...person, reason });
    await notifyAdministratorsOfChange(tx, ['people']);
  });
}

/** Why the decision failed. For club managers, people of other clubs do not exist. */
async function notWaiting(tx: Database, userId: string, clubId: string | null): Promise<AppError> {
  if (clubId !== null && !(await isKnownToClub(tx, userId, clubId))) return new AppError('not_found');
  return new AppError('conflict', { message: say(msg`This person is no longer waiting for approval.`) });
}
