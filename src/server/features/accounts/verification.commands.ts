// Confirming a registration's address: at once in the browser that registered, elsewhere after a confirmation.

import type { verificationOutcomes, WaitingRegistration } from '#contract/accounts/verification.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { grantWelcomeCredit } from '#server/features/payments/credits/credits.commands.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { confirmEmail, deleteUnconfirmed, findAccount, findLink, insertLink, useLink } from './accounts.queries.ts';
import { joinClub } from './joining.queries.ts';

/** How long a verification link is valid, in hours. */
const verificationHours = 24;

/** Creates the token of a new verification link. */
export async function makeVerificationToken(context: Context, userId: string): Promise<string> {
  const token = newToken();
  await insertLink(context.db, {
    tokenHash: hashToken(token),
    userId,
    purpose: 'verify-email',
    hours: verificationHours,
  });
  return token;
}

/** The state of a verification link; the sign-in screen has a text for each outcome (docs/product.md#accounts). */
export type Verification = (typeof verificationOutcomes)[number];

/** The link of a token: its account while unanswered, or its outcome. */
async function readLink(tx: Database, token: string): Promise<{ outcome: Verification; userId: string | null }> {
  const link = await findLink(tx, hashToken(token), 'verify-email');
  if (link === null) return { outcome: 'invalid-token', userId: null };
  if (link.isExpired) return { outcome: 'token-expired', userId: null };
  // An older link may still be unused after a newer one has confirmed the address.
  const isWaiting = link.usedAt === null && link.state === 'unverified';
  return isWaiting ? { outcome: 'waiting', userId: link.userId } : { outcome: 'verified', userId: null };
}

/**
 * Opens a link. Because mail scanners do so too, it confirms at once only in the browser that registered. Opening it again while it is
 * valid is again `verified`.
 *
 * @param registeredHere the accounts registered in this browser
 */
export async function openVerification(
  context: Context,
  token: string,
  registeredHere: readonly string[],
): Promise<Verification> {
  return context.db.transaction(async (tx) => {
    const { outcome, userId } = await readLink(tx, token);
    if (userId === null || !registeredHere.includes(userId)) return outcome;
    return confirm(context, tx, token, userId);
  });
}

/** Confirms a link's address on its owner's behalf. */
export async function confirmRegistration(context: Context, token: string): Promise<Verification> {
  return context.db.transaction(async (tx) => {
    const { outcome, userId } = await readLink(tx, token);
    return userId === null ? outcome : confirm(context, tx, token, userId);
  });
}

/** Who registered with the address of an unanswered link; changes nothing. */
export async function readRegistration(
  { db }: Context,
  token: string,
): Promise<{ outcome: Verification; registration: WaitingRegistration | null }> {
  return db.transaction(async (tx) => {
    const { outcome, userId } = await readLink(tx, token);
    const account = userId === null ? null : await findAccount(tx, userId);
    if (account === null) return { outcome, registration: null };
    const { firstName, lastName, email, createdAt } = account;
    return { outcome, registration: { firstName, lastName, email, registeredAt: createdAt } };
  });
}

/** Removes the registration of an unanswered link, because the owner did not make it. False when there is none to remove. */
export async function refuseRegistration({ db }: Context, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { userId } = await readLink(tx, token);
    return userId !== null && (await deleteUnconfirmed(tx, userId));
  });
}

async function confirm({ jobs, config }: Context, tx: Database, token: string, userId: string): Promise<Verification> {
  await useLink(tx, hashToken(token));
  const isAuto = config.registrationApproval === 'auto';
  if (await confirmEmail(tx, userId, isAuto ? 'active' : 'pending')) {
    // Without approval, the club's link alone makes a member.
    if (isAuto) await joinClub(tx, userId);
    await grantWelcomeCredit(tx, config, userId);
    await jobs.enqueue(tx, isAuto ? 'account-approved-mail' : 'registration-waiting', { userId });
    await notifyAdministratorsOfChange(tx, ['people']);
  }
  return 'verified';
}
