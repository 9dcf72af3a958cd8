// Answers club invitations: no one joins without their own consent (docs/product.md#people-of-a-club).

import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { followInvitation } from '#server/features/accounts/joining.commands.ts';
import { lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { listStaffOf } from '#server/features/clubs/people/coaches.queries.ts';
import { leaveClub } from '#server/features/clubs/people/leaving.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import {
  assignClub,
  consumeInvitation,
  findInvitingClub,
  lockInvitedPerson,
  markDeclined,
} from './club-requests.queries.ts';

/**
 * Joins the inviting club, as a member or a coach. A previous club is left first.
 *
 * @throws AppError not_found for someone else's or a withdrawn invitation
 */
export async function acceptClubRequest({ db, jobs }: Context, by: Author, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The common lock order: person, club, invitation.
    const person = orNotFound(await lockInvitedPerson(tx, userId));
    const clubId = orNotFound(await findInvitingClub(tx, person, id));
    orNotFound(await lockActiveClub(tx, clubId));
    const invitation = orNotFound(await consumeInvitation(tx, id));
    if (person.clubId !== null) await leaveClub({ jobs }, tx, by, person.clubId, [person]);
    await assignClub(tx, userId, clubId);
    const change = { before: { clubId: person.clubId, role: person.role }, after: { clubId } };
    await recordAudit(tx, by, 'club-joined', { type: 'user', id: userId }, change);
    await followInvitation({ jobs }, tx, userId, { clubId, ...invitation });
    await notifyUsers(tx, ['account', 'people', 'video', 'club'], [userId, ...(await listStaffOf(tx, clubId))]);
  });
}

/** Declines. The club is not notified, which would reveal that the address has an account. @throws AppError not_found */
export async function declineClubRequest({ db }: Context, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const person = orNotFound(await lockInvitedPerson(tx, userId));
    orNotFound(await findInvitingClub(tx, person, id));
    await markDeclined(tx, id);
    await notifyUsers(tx, ['club'], [userId]);
  });
}
