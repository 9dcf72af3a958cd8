// Inviting people: creates an account that waits until they choose a password.

import { msg } from '@lingui/core/runtime-macro';
import type { NewInvitation } from '#contract/accounts/invitations.ts';
import { say } from '#domain/language/say.ts';
import { type Role, rolesWithClub } from '#domain/people/roles.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { insertAccount, insertLink } from '#server/features/accounts/accounts.queries.ts';
import { lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, invalidField } from '#server/http/app-error.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { deleteInvitationLinks, deleteInvited, findLinkEnd, lockInvited } from './invitations.queries.ts';

/** How long an invitation link is valid, in hours, unless a club imported the person (docs/product.md#signing-in). */
export const invitationHours = 72;

/**
 * Creates an account and the job that emails its invitation. Until the person chooses a password the account is `unverified`:
 * nobody can sign in, and no list of coaches or members shows it. No approval follows, because an administrator invited the person.
 *
 * @throws AppError conflict when the address has an account; invalid_input for a club that is not there
 */
export async function invitePerson({ db, jobs }: Context, by: Author, form: NewInvitation): Promise<void> {
  const clubId = rolesWithClub.some((one) => one === form.role) ? form.clubId : null;
  await db.transaction(async (tx) => {
    if (clubId !== null && (await lockActiveClub(tx, clubId)) === null)
      throw invalidField('clubId', say(msg`Please choose a club from the list.`));
    const userId = await insertInvited(tx, by, { ...form, clubId });
    if (userId === null) {
      const message = say(msg`This email address already has an account.`);
      throw new AppError('conflict', { message, fields: { email: message } });
    }
    await jobs.enqueue(tx, 'invitation-mail', { userId });
  });
}

/** Creates the account of an invited person; the caller emails the link. Null when the address has an account. */
export async function insertInvited(tx: Database, by: Author, person: NewInvitation): Promise<string | null> {
  const { email, firstName, lastName, country, role, clubId } = person;
  const accessType = clubId === null ? 'direct' : 'club';
  const userId = await insertAccount(tx, { email, firstName, lastName, country, role, accessType, clubId });
  if (userId !== null)
    await recordAudit(tx, by, 'account-invited', { type: 'user', id: userId }, { after: { role, clubId } });
  return userId;
}

/** Emails a new link to someone who has not accepted yet. @throws AppError conflict otherwise */
export async function resendInvitation({ db, jobs }: Context, by: Author, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockInvited(tx, userId))) throw accepted();
    await recordAudit(tx, by, 'account-invited', { type: 'user', id: userId }, { after: { again: true } });
    await jobs.enqueue(tx, 'invitation-mail', { userId });
  });
}

/** Removes the account of someone who has not accepted yet, and its link. @throws AppError conflict otherwise */
export async function withdrawInvitation({ db }: Context, by: Author, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteInvited(tx, userId))) throw accepted();
    await recordAudit(tx, by, 'invitation-withdrawn', { type: 'user', id: userId });
  });
}

/**
 * Creates the token of an invitation, which invalidates earlier ones of the same club.
 *
 * @param clubInvitationId the club's invitation that it accepts; null for one by an administrator or a coach
 * @param hours for which it works
 * @returns null when the invitation was accepted: a new link could still set the password for days
 */
export async function makeInvitationToken(
  { db }: Context,
  userId: string,
  clubInvitationId: string | null = null,
  hours: number = invitationHours,
): Promise<string | null> {
  const token = newToken();
  return db.transaction(async (tx) => {
    if (!(await lockInvited(tx, userId))) return null;
    await deleteInvitationLinks(tx, userId, clubInvitationId);
    const link = { tokenHash: hashToken(token), userId, clubInvitationId };
    await insertLink(tx, { ...link, purpose: 'invitation', hours });
    return token;
  });
}

/**
 * Creates another token of a club's invitation for a reminder. It ends with the earlier one, which goes on working.
 *
 * @returns null when the invitation was answered or withdrawn, or its link has ended
 */
export async function makeReminderToken({ db }: Context, userId: string, clubInvitationId: string) {
  const token = newToken();
  return db.transaction(async (tx) => {
    if (!(await lockInvited(tx, userId))) return null;
    const expiresAt = await findLinkEnd(tx, userId, clubInvitationId);
    if (expiresAt === null) return null;
    await insertLink(tx, { tokenHash: hashToken(token), userId, clubInvitationId, purpose: 'invitation', expiresAt });
    return { token, expiresAt };
  });
}

/** The link of an invitation; players can also state their level there (docs/product.md#levels). */
export function invitationLink(config: Pick<Config, 'publicUrl'>, token: string, role: Role): string {
  return `${config.publicUrl}/set-password?token=${token}${role === 'player' ? '&asks=level' : ''}`;
}

function accepted(): AppError {
  return new AppError('conflict', { message: say(msg`This invitation has already been accepted or withdrawn.`) });
}
