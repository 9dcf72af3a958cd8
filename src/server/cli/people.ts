// Commands about people, by email address.

import { NewInvitation } from '#contract/accounts/invitations.ts';
import { findAccountByEmail } from '#server/features/accounts/accounts.queries.ts';
import { approvePerson } from '#server/features/accounts/approvals.commands.ts';
import { insertInvited, makeInvitationToken } from '#server/features/accounts/invitations/invitations.commands.ts';
import { makeResetToken } from '#server/features/accounts/passwords/passwords.commands.ts';
import { resetSecondFactor } from '#server/features/accounts/second-factor/reset.commands.ts';
import { recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { restorePerson, suspendPerson } from '#server/features/administration/suspension.commands.ts';
import { CannotStart, type Operator } from './operator.ts';
import { type Outcome, outcome } from './outcome.ts';

/** The account with an email address. @throws CannotStart when there is none */
export async function accountOf({ context }: Operator, email: string) {
  const account = await findAccountByEmail(context.db, email.trim().toLowerCase());
  if (account === null) throw new CannotStart(`There is no account for ${email}.`);
  return account;
}

/** Creates an administrator and prints a link to choose the password, which must not appear on a command line. */
export async function createAdministrator(
  { context, by }: Operator,
  form: { email: string; firstName: string; lastName: string; country: string },
): Promise<Outcome> {
  const parsed = NewInvitation.safeParse({ ...form, role: 'admin' });
  if (!parsed.success) throw new CannotStart(parsed.error.issues.map(({ message }) => message).join('\n'));
  const userId = await context.db.transaction((tx) => insertInvited(tx, by, parsed.data));
  if (userId === null) throw new CannotStart('This email address already has an account.');
  const token = await makeInvitationToken(context, userId);
  const link = `${context.config.publicUrl}/set-password?token=${token}`;
  return {
    lines: [`${parsed.data.email} can become an administrator with this link, valid once for 72 hours:`, link],
    facts: { userId, link },
  };
}

/** Approves a pending registration. */
export async function approve(operator: Operator, email: string): Promise<Outcome> {
  const { id } = await accountOf(operator, email);
  await approvePerson(operator.context, operator.by, id, null);
  return outcome(`${email} is approved and will get an email.`, { userId: id, state: 'active' });
}

/** Suspends an account. */
export async function suspend(operator: Operator, email: string, reason: string): Promise<Outcome> {
  const { id } = await accountOf(operator, email);
  await suspendPerson(operator.context, operator.by, id, reason);
  return outcome(`${email} is suspended. All their devices are signed out.`, { userId: id, state: 'suspended' });
}

/** Restores a suspended account. */
export async function restore(operator: Operator, email: string): Promise<Outcome> {
  const { id } = await accountOf(operator, email);
  await restorePerson(operator.context, operator.by, id);
  return outcome(`${email} can sign in again.`, { userId: id, state: 'active' });
}

/** Creates a password link, or an invitation link for a pending invitation. */
export async function makeResetLink(operator: Operator, email: string): Promise<Outcome> {
  const { context, by } = operator;
  const { id, state } = await accountOf(operator, email);
  if (state === 'deleted') throw new CannotStart('This account is being deleted. Signing in brings it back.');
  const token = (await makeInvitationToken(context, id)) ?? (await makeResetToken(context, id));
  await recordAudit(context.db, by, 'password-link-made', { type: 'user', id });
  const link = `${context.config.publicUrl}/set-password?token=${token}`;
  return { lines: [`${email} can set a new password once with this link:`, link], facts: { userId: id, link } };
}

/** Resets a lost second factor. */
export async function clearSecondFactor(operator: Operator, email: string): Promise<Outcome> {
  const { id } = await accountOf(operator, email);
  await resetSecondFactor(operator.context, operator.by, id);
  const line = `The second factor of ${email} is reset. All their devices are signed out, and they will get an email.`;
  return outcome(line, { userId: id });
}
